# Réussite: every target is an errand of packaging/dev.py, which also runs without make.
#
#     make                   lists them
#     make run ARGS="..."    further arguments for the program, the tests, ...

PYTHON ?= python3
ARGS ?=

ERRANDS := run test test-desktop lint bench bench-peers demo pictures fuzz golden translations words api lock bare clean

PACKAGES := frozen deb portable wheel screenshots \
    check-deb bench-packages

.DEFAULT_GOAL := help
.PHONY: help $(ERRANDS) $(PACKAGES)

help:
	@$(PYTHON) packaging/dev.py help

$(ERRANDS) $(PACKAGES):
	@$(PYTHON) packaging/dev.py $@ $(ARGS)
