"""The process in which advisers are asked: `reussite --advise`, which the program starts itself."""

from __future__ import annotations

import json

from reussite.api.advisers import Adviser
from reussite.cli.known import Known
from reussite.plugins.advising import LONGEST, answers


def work() -> int:
    """Answer the request that stands in the first line of the input; the exit status."""
    with open(0, "rb", closefd=False) as stream:
        told = json.loads(stream.readline(LONGEST))
    known = Known()
    variant = known.plugins.variant(told["family"])
    if variant is None or variant.version != told["version"]:
        return 1
    known.plugins.load_installed()
    advisers = [
        adviser
        for _, adviser in known.plugins.ask("reussite_advisers", Adviser)
        if adviser.knows(variant.family)
    ]
    with open(1, "wb", closefd=False) as out:
        for answer in answers(told, variant, advisers):
            out.write(json.dumps(answer).encode() + b"\n")
            out.flush()
    return 0
