"""Writes every finished game into `results.csv`, beside this file.

A watcher is told what happened and changes nothing; the program goes on if the disk is full.
"""

from __future__ import annotations

import csv
from datetime import datetime
from pathlib import Path

from reussite.api import Result, hookimpl

FILE = Path(__file__).parent / "results.csv"
COLUMNS = ("when", "code", "variant", "ending", "score", "unit", "seconds", "moves", "take_backs")


@hookimpl
def reussite_deal_ended(result: Result) -> None:
    is_new = not FILE.exists()
    with FILE.open("a", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        if is_new:
            rows.writerow(COLUMNS)
        rows.writerow(
            (
                datetime.now().isoformat(timespec="seconds"),
                result.code,
                result.variant,
                result.ending,
                result.score,
                result.unit,
                result.elapsed_ms // 1000,
                result.moves,
                result.take_backs,
            )
        )
