#!/usr/bin/env python3
"""Build the packages of Réussite, and prove that they work.

    python3 packaging/packages.py TARGET [options]

Everything is made of locked inputs, below build/packages; what is finished lies in dist.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import dev
from workshop import PackagingError


def deb(options: Sequence[str]) -> None:
    """a Debian package with everything in it (ARGS=--quick: packed faster)"""
    import debian_package

    debian_package.build(quick="--quick" in options)


def frozen(_options: Sequence[str]) -> None:
    """only the frozen program, as a folder; tested"""
    import freezing
    from workshop import run

    program = freezing.freeze() / "reussite"
    print(run([program, "--self-test"], {"QT_QPA_PLATFORM": "offscreen"}))


def portable(_options: Sequence[str]) -> None:
    """an archive that runs where it is unpacked, with an installer"""
    import portable as portable_build

    portable_build.build()


def wheel(_options: Sequence[str]) -> None:
    """the wheel and the source archive, the wheel installed and tested"""
    import wheel as wheel_build

    files = wheel_build.build()
    print(wheel_build.try_out(next(file for file in files if file.suffix == ".whl")))


def screenshots(_options: Sequence[str]) -> None:
    """the pictures for software centres, from the program itself"""
    from workshop import ROOT, run

    dev.provide(dev.OFFSCREEN)
    dev.set_up(dev=False)
    print(run([dev.python(), ROOT / "packaging" / "screenshots.py"]), end="")


def check_deb(options: Sequence[str]) -> None:
    """try the Debian package in a Debian without Python (as root)"""
    import check_deb as check

    check.check(options)


def bench_packages(options: Sequence[str]) -> None:
    """sizes and start times of the packages, as ratios"""
    import bench_packages as bench

    bench.bench(options)


TARGETS: dict[str, Callable[[Sequence[str]], None]] = {
    target.__name__.replace("_", "-"): target
    for target in (
        *(frozen, deb, portable, wheel),
        *(screenshots, check_deb, bench_packages),
    )
}


def usage() -> str:
    """All targets with the first line of what they do."""
    return "\n".join(f"  {name:18}{target.__doc__}" for name, target in TARGETS.items())


def main(arguments: Sequence[str]) -> int:
    """Make one target; the exit status."""
    if not arguments or arguments[0] not in TARGETS:
        print(f"python3 packaging/packages.py TARGET [options]\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        TARGETS[arguments[0]](arguments[1:])
    except (PackagingError, dev.SetUpError) as error:
        dev.complain(f"Cannot make {arguments[0]}: {error}")
        return 1
    except OSError as error:
        dev.complain(f"Cannot make {arguments[0]}: {dev.told(error)}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
