"""Work on many inputs by several processes, of this machine or of a Dask cluster.

`at_work` gives the workers, `Workers.map` the answers in the order of the inputs. The work is a
function at the top of a module, its inputs and answers are values that can be pickled. What a
worker needs beside them, such as the variants, it reads for itself when it is first asked.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
)
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from queue import SimpleQueue
from threading import Thread, current_thread, main_thread
from typing import Final, Generic, TypeVar

from reussite import __version__

T = TypeVar("T")
R = TypeVar("R")

MOST_JOBS: Final = 256
_AHEAD: Final = 4  # tasks for each worker: done, being done and waiting
_PATIENCE: Final = 30  # seconds in which a cluster must answer at first
_TRIES: Final = 2  # how often an input may take its worker along


class WorkersError(Exception):
    """There are no workers to be had.

    :ivar problem: `cluster-not-installed`, `cluster-unreachable`, `cluster-without-workers`, or
        `cluster-lacks-program` where they have another Réussite than this one, or none.
    :ivar told: what else is known about it, in English.
    """

    def __init__(self, problem: str, told: str = "") -> None:
        super().__init__(f"{problem} {told}".strip())
        self.problem = problem
        self.told = told


class WorkerLostError(Exception):
    """An input ended the process that worked on it, again and again.

    :ivar input: that input.
    """

    def __init__(self, of: object) -> None:
        super().__init__("worker lost")
        self.input = of


@contextmanager
def at_work(*, jobs: int = 1, dask: str | None = None) -> Iterator[Workers]:
    """Workers, let go at the end however it comes; raises WorkersError.

    :param jobs: processes of this machine; 1: the work is done here, without any.
    :param dask: the address of the scheduler of a cluster, such as `tcp://10.0.0.1:8786`. It must
        be one that you trust: it is told what to run, and so may tell this program.
    """
    workers: Workers
    if dask is not None:
        workers = _Cluster(dask)
    elif jobs > 1:
        workers = _Processes(jobs)
    else:
        workers = Workers(_Here(), 1)
    try:
        if workers.is_here:
            yield workers
        else:
            with workers.interrupts.noted():
                yield workers
    finally:
        workers.close()


class _Interrupts:
    """Ctrl+C is raised between two answers: in the middle of a lock it would leave the lock
    broken. The second one is raised at once."""

    def __init__(self) -> None:
        self._has_come = False
        self._bell: SimpleQueue[object] = SimpleQueue()  # may be rung by a signal at any moment

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note Ctrl+C from now on; only the first thread of a program hears it."""
        if current_thread() is not main_thread():
            yield
            return
        before = signal.signal(signal.SIGINT, self._note)
        try:
            yield
            self._raise()
        finally:
            signal.signal(signal.SIGINT, before)

    def wait(self, future: Future[R]) -> None:
        """Until the answer is there; raises KeyboardInterrupt."""
        future.add_done_callback(self._bell.put)
        while not future.done():
            self._raise()
            self._bell.get()
        self._raise()

    def _note(self, _number: int, _frame: object) -> None:
        self._raise()
        self._has_come = True
        self._bell.put(None)

    def _raise(self) -> None:
        if self._has_come:
            raise KeyboardInterrupt


@dataclass(eq=False)
class _Task(Generic[T, R]):
    """Some inputs that go to a worker together.

    :ivar lost: how often their worker went away while nobody else was at work.
    """

    inputs: list[T]
    future: Future[list[R]]
    lost: int = 0


class Workers:
    """An executor, and how many work there.

    :param count: the workers; what is handed out in advance grows with it.
    """

    is_here = True  # whether the work is done in this process
    _losses: tuple[type[BaseException], ...] = ()

    def __init__(self, executor: Executor, count: int) -> None:
        self.executor = executor
        self.count = count
        self.interrupts = _Interrupts()

    def map(
        self,
        work: Callable[[T], R],
        inputs: Iterable[T],
        *,
        together: int = 1,
        lost: Callable[[T], R] | None = None,
    ) -> Generator[R, None, None]:
        """The answers in the order of the inputs.

        Inputs are taken only as answers are taken, a few for each worker in advance, so that
        memory stays the same however many there are. What the work raises is raised here. Where a
        worker goes away, what it had is given to another one.

        :param together: how many inputs a worker gets at once; more cost less to hand over.
        :param lost: the answer for an input that ends every worker it is given to; None:
            WorkerLostError is raised.
        """
        waiting: deque[_Task[T, R]] = deque()
        rest = iter(inputs)
        try:
            while True:
                while len(waiting) < self._ahead():
                    if not (some := list(islice(rest, together))):
                        break
                    waiting.append(_Task(some, self._submit(work, some)))
                if not waiting:
                    return
                try:
                    answers = self._answer(waiting[0].future)
                except self._losses:
                    self._renew()
                    yield from self._one_by_one(work, waiting, lost)
                    continue
                waiting.popleft()
                yield from answers
        finally:
            for task in waiting:
                task.future.cancel()

    def close(self) -> None:
        """Let the workers go; what they still do is not waited for."""
        self.executor.shutdown(wait=False, cancel_futures=True)

    def _ahead(self) -> int:
        return 1

    def _answer(self, future: Future[R]) -> R:
        if not self.is_here:
            self.interrupts.wait(future)
        return future.result()

    def _submit(self, work: Callable[[T], R], some: list[T]) -> Future[list[R]]:
        return self.executor.submit(_all, work, some)

    def _one_by_one(
        self,
        work: Callable[[T], R],
        waiting: deque[_Task[T, R]],
        lost: Callable[[T], R] | None,
    ) -> Iterator[R]:
        """Answers for all that was handed out when a worker went away. One input at a time is
        given to the new ones, so that it is known which is to blame if it happens again."""
        while waiting:
            task = waiting.popleft()
            if task.future.done() and not task.future.cancelled() and not task.future.exception():
                yield from task.future.result()
                continue
            for one in task.inputs:
                yield self._alone(work, one, lost)

    def _alone(self, work: Callable[[T], R], one: T, lost: Callable[[T], R] | None) -> R:
        for _ in range(_TRIES):
            try:
                return self._answer(self._submit(work, [one]))[0]
            except self._losses:
                self._renew()
        if lost is None:
            raise WorkerLostError(one)
        return lost(one)

    def _renew(self) -> None:
        """Have workers again after some went away."""


def _all(work: Callable[[T], R], some: list[T]) -> list[R]:
    return [work(one) for one in some]


# In this process.


class _Here(Executor):
    """Does at once what it is given, in the thread that gives it."""

    def submit(self, fn: Callable[..., R], /, *args: object, **kwargs: object) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


# Processes of this machine.


class _Processes(Workers):
    """Started one by one as they are needed, and anew where one went away."""

    is_here = False
    _losses = (BrokenExecutor,)

    def __init__(self, count: int) -> None:
        self._before = set(active_children())
        super().__init__(self._pool(count), count)

    def close(self) -> None:
        """They are ended in the middle of their work: nobody takes the answer any more."""
        ours = set(active_children()) - self._before
        super().close()
        for process in ours:
            process.terminate()
        for process in ours:
            process.join()

    def _ahead(self) -> int:
        return _AHEAD * self.count

    def _submit(self, work: Callable[[T], R], some: list[T]) -> Future[list[R]]:
        """A pool that broke a moment ago takes no work: the answer is that loss."""
        try:
            with _interrupt_held_back():
                return super()._submit(work, some)
        except BrokenExecutor as error:
            lost: Future[list[R]] = Future()
            lost.set_exception(error)
            return lost

    def _renew(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self._pool(self.count)

    @staticmethod
    def _pool(count: int) -> Executor:
        # Processes of their own from the beginning: a copy of this one would have its threads'
        # locks in whatever state they are.
        return ProcessPoolExecutor(count, get_context("spawn"), initializer=begin_working)


@contextmanager
def _interrupt_held_back() -> Iterator[None]:
    """A process that is started here hears no Ctrl+C while it is not ready to ignore it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_working() -> None:
    """Ctrl+C reaches every process of a terminal: the first one stops the others. Where it is
    killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)


# A Dask cluster.


class _Cluster(Workers):
    """The workers of a Dask cluster; it gives the work of one that went away to another."""

    is_here = False

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
            from distributed.scheduler import KilledWorker
        except ImportError as error:
            raise WorkersError("cluster-not-installed") from error
        try:
            self._client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError, ImportError) as error:
            raise WorkersError("cluster-unreachable", _first_line(error)) from error
        # What a worker that went away was doing is done again by another; after some tries, the
        # work is to blame.
        self._losses = (KilledWorker, CancelledError)
        try:
            self._check_program()
        except BaseException:
            self._client.close(timeout=5)
            raise
        super().__init__(self._client.get_executor(pure=False), self._threads())

    def close(self) -> None:
        with suppress(Exception):  # whatever a cluster says that is not there any more
            self.executor.shutdown(wait=False)
            self._client.close(timeout=5)

    def _check_program(self) -> None:
        """Ask a worker which Réussite it has."""
        try:
            self._client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError as error:
            raise WorkersError("cluster-without-workers") from error
        try:
            version = self._client.submit(_version, pure=False).result(timeout=_PATIENCE)
        except Exception as error:  # however a cluster says that there is no such module
            raise WorkersError("cluster-lacks-program", _first_line(error)) from error
        if version != __version__:
            raise WorkersError("cluster-lacks-program", version)

    def _threads(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def _ahead(self) -> int:
        return _AHEAD * self.count

    def _renew(self) -> None:
        self.count = self._threads()


def _version() -> str:
    return __version__


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0]


def processors() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1
