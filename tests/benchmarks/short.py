"""All measurements that take seconds, one after the other: `make bench`.

    python tests/benchmarks/short.py [NAME ...]

Each is a file beside this one that can be run by itself. Nothing here passes or fails by its
time: machines differ, and a busy one is slower.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
MEASUREMENTS = ("kernel", "table", "store")


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in MEASUREMENTS]
    if unknown:
        print(f"There is no {', '.join(unknown)}; there are {', '.join(MEASUREMENTS)}.")
        return 2
    status = 0
    for name in names or MEASUREMENTS:
        print(f"# {name}", flush=True)
        status |= subprocess.run([sys.executable, HERE / f"{name}.py"], check=False).returncode
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
