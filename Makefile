# Réussite: every target is an errand of packaging/dev.py, which also runs without make.
#
#     make run ARGS="..."    further arguments for the program, the tests, ...

PYTHON ?= python3
ARGS ?=

ERRANDS := run test lint bench demo fuzz golden translations lock bare clean

.DEFAULT_GOAL := help
.PHONY: help $(ERRANDS)

help:
	@$(PYTHON) packaging/dev.py help

$(ERRANDS):
	@$(PYTHON) packaging/dev.py $@ $(ARGS)
