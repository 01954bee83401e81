"""Work shared among processes: answers in order, nothing lost, memory flat, a clean end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.cluster import local_cluster
from support.work import deadly, deadly_once, doubled, process, refused, slow_first

from reussite.workers import WorkerLostError, Workers, WorkersError, at_work


@pytest.fixture(scope="module")
def two() -> Iterator[Workers]:
    with at_work(jobs=2) as workers:
        yield workers


def test_without_processes_the_work_is_done_here() -> None:
    with at_work() as workers:
        assert workers.is_here
        assert list(workers.map(process, range(3))) == [os.getpid()] * 3


def test_work_is_shared_among_processes(two: Workers) -> None:
    assert not two.is_here
    assert os.getpid() not in set(two.map(process, range(20)))


def test_answers_come_in_the_order_of_the_inputs(two: Workers) -> None:
    assert list(two.map(slow_first, range(40))) == list(range(40))
    assert list(two.map(slow_first, range(40), together=3)) == list(range(40))


@pytest.mark.parametrize("jobs", [1, 2])
def test_inputs_are_taken_only_as_answers_are_taken(jobs: int) -> None:
    taken = 0

    def endless() -> Iterator[int]:
        nonlocal taken
        while True:
            taken += 1
            yield taken

    with at_work(jobs=jobs) as workers:
        answers = workers.map(doubled, endless(), together=2)
        assert [next(answers) for _ in range(100)] == [2 * number for number in range(1, 101)]
        answers.close()
    assert taken <= 100 + 2 * 4 * jobs + 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_the_work_raises_is_raised_where_its_answer_would_come(jobs: int) -> None:
    with at_work(jobs=jobs) as workers, pytest.raises(ValueError, match="0 is refused"):
        list(workers.map(refused, range(3)))


def test_what_a_lost_worker_had_is_given_to_another(tmp_path: Path) -> None:
    paths = [tmp_path / str(number) for number in range(12)]
    for path in paths[:5] + paths[6:]:
        path.touch()
    with at_work(jobs=2) as workers:
        assert list(workers.map(deadly_once, paths)) == [path.name for path in paths]


def test_an_input_that_ends_every_worker_is_named_and_the_others_are_answered() -> None:
    with at_work(jobs=2) as workers:
        answers = list(workers.map(deadly, range(12), together=2, lost=lambda number: -number))
        assert answers == [*range(7), -7, *range(8, 12)]
        with pytest.raises(WorkerLostError) as lost:
            list(workers.map(deadly, range(12)))
    assert lost.value.input == 7


def test_no_worker_is_left_however_the_work_ends() -> None:
    with at_work(jobs=2) as workers:
        (pid, *_) = workers.map(process, range(4))
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("distributed", reason="reussite[cluster] is not installed")
    with pytest.raises(WorkersError) as error, at_work(dask="no address at all"):
        pass
    assert error.value.problem == "cluster-unreachable"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of two workers on this machine."""
    pytest.importorskip("distributed", reason="reussite[cluster] is not installed")
    with local_cluster(2) as address:
        yield address


def test_a_cluster_answers_in_order_too(cluster: str) -> None:
    with at_work(dask=cluster) as workers:
        assert (workers.is_here, workers.count) == (False, 2)
        assert list(workers.map(slow_first, range(40), together=3)) == list(range(40))
        assert os.getpid() not in set(workers.map(process, range(20)))
        with pytest.raises(ValueError, match="0 is refused"):
            list(workers.map(refused, range(3)))


def test_what_a_lost_worker_of_a_cluster_had_is_given_to_another(
    cluster: str, tmp_path: Path
) -> None:
    paths = [tmp_path / str(number) for number in range(8)]
    for path in paths[:3] + paths[4:]:
        path.touch()
    with at_work(dask=cluster) as workers:
        assert list(workers.map(deadly_once, paths)) == [path.name for path in paths]


ENDLESS = """
from itertools import count
from reussite.workers import at_work
from support.work import process

if __name__ == "__main__":
    with at_work(jobs=2) as workers:
        for pid in workers.map(process, count()):
            print(pid, flush=True)
"""


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGKILL])
def test_workers_end_with_the_program_that_has_them(tmp_path: Path, sign: signal.Signals) -> None:
    """Ctrl+C goes to all processes of the terminal; a killed program cannot tell its workers."""
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    tests = str(Path(__file__).parent)
    program = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": tests},
        start_new_session=True,
        text=True,
    )
    assert program.stdout is not None
    pids = {int(program.stdout.readline()) for _ in range(200)}
    if sign is signal.SIGINT:
        os.killpg(program.pid, sign)
    else:
        program.kill()
    _, said = program.communicate(timeout=30)
    assert said.count("Traceback") <= 1, said  # of the program itself, which catches nothing
    for pid in pids:
        wait_for_end(pid)


def wait_for_end(pid: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
                return
        except OSError:
            return
        time.sleep(0.02)
    pytest.fail(f"worker {pid} goes on")
