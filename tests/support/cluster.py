"""A Dask cluster on this machine, in processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TESTS = str(Path(__file__).parents[1])


@contextmanager
def local_cluster(workers: int) -> Iterator[str]:
    """The address of its scheduler."""
    process = subprocess.Popen(
        [sys.executable, __file__, str(workers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([TESTS, *sys.path])},
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.stdin.close()  # it ends with the end of its input
        process.wait(timeout=60)
        process.stdout.close()


def main() -> None:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=int(sys.argv[1]),
        threads_per_worker=1,
        dashboard_address=None,
        host="127.0.0.1",
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
