# Everything happens in .venv, from the versions in requirements/*.lock.
# `make` alone lists the targets.

PYTHON ?= python3
# Test processes at once; two fit the smallest machine that is worth having.
JOBS ?= 2
# More arguments for the program behind play, test, bench, million, balance and golden.
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
# Where the web app is built to: into the package, and never into git.
PAGE := src/ludotheque/server/page
UV := $(BIN)/uv
LOCK := requirements
# --python: an activated environment elsewhere is not to be touched.
INSTALL := $(UV) pip install --quiet --python $(BIN)/python

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play web test check bench million balance decks crash fuzz load golden docs lock clean

help: ## List the targets
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r target text; do \
	    printf '%-16s %s\n' "$$target" "$$text"; done

setup: $(VENV)/stamp-dev ## Install what work on the project needs into .venv

play: $(VENV)/stamp-server $(PAGE)/index.html ## Open the table in the browser (ARGS="play claim": in the terminal)
	@$(BIN)/ludotheque $(ARGS)

web: $(PAGE)/index.html ## Build the web app into the package

# The browser's tests run by themselves: what drives the browser keeps an event loop for itself.
# On a busy machine a browser may miss a moment: a test of it fails when it fails twice.
# 5: of one of the two, nothing was picked.
test: $(VENV)/stamp-dev $(PAGE)/index.html ## Run the tests, the browser's included (ARGS="-k follow" picks some)
	$(BIN)/pytest -n $(JOBS) tests --ignore tests/browser $(ARGS) || [ $$? = 5 ]
	$(BIN)/pytest -n $(JOBS) --reruns 1 tests/browser $(ARGS) || [ $$? = 5 ]

check: $(VENV)/stamp-dev $(PAGE)/index.html ## Style, format, types, layers, and the examples in the documentation
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check
	$(BIN)/pytest --quiet --doctest-modules --doctest-glob='*.md' --ignore-glob='*/migrations/*' src $(wildcard README.md docs/*.md docs/positions/*.md)

bench: $(VENV)/stamp-bench ## Measure the speed, beside others in the same run (ARGS="elekt": of one game)
	@$(BIN)/python -m bench $(ARGS)

million: $(VENV)/stamp-bench ## Play a million games of Claim, or decisions of the others, and check them all
	@$(BIN)/python -m bench.million $(ARGS)

balance: $(VENV)/stamp-dev ## Play 16 000 games of Elekt and judge its cards (ARGS="--games 400 --seats 2")
	@$(BIN)/python -m bench.balance $(ARGS)

decks: $(VENV)/stamp-dev ## Let the ready decks of Elementa meet, 400 games a pair, and judge them
	@$(BIN)/python -m bench.elementa_decks $(ARGS)

crash: $(VENV)/stamp-dev ## Kill a server a hundred times while people play
	@$(BIN)/python -m tests.server.crash $(ARGS)

fuzz: $(VENV)/stamp-dev ## Send a server 200 000 messages that it must refuse
	@$(BIN)/python -m tests.server.fuzz $(ARGS)

load: $(VENV)/stamp-bench ## Play at 500 tables at once, beside a bare echo server
	@$(BIN)/python -m bench.load $(ARGS)

golden: $(VENV)/stamp-dev ## Write the golden playthroughs anew (then read the diff)
	@$(BIN)/python -m tests.golden $(ARGS)

docs: $(VENV)/stamp-docs ## Build the documentation into site/
	$(BIN)/mkdocs build --strict

# Each lock is bound by those before it, so that all of them fit into one .venv.
# --no-config and the --no-emit options keep this machine's settings out of the files;
# `fewest` gives every Python the same versions.
COMPILE := UV_CUSTOM_COMPILE_COMMAND='make lock' $(UV) --no-config pip compile --quiet --upgrade \
    --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
    --no-annotate --no-emit-index-url --no-emit-find-links

lock: $(VENV)/stamp-build ## Take the newest versions into requirements/*.lock
	$(COMPILE) --group build -o $(LOCK)/build.lock
	$(COMPILE) pyproject.toml -c $(LOCK)/build.lock -o $(LOCK)/core.lock
	$(COMPILE) pyproject.toml --extra server -c $(LOCK)/build.lock -c $(LOCK)/core.lock -o $(LOCK)/server.lock
	$(COMPILE) --group node -c $(LOCK)/build.lock -o $(LOCK)/node.lock
	$(COMPILE) pyproject.toml --extra dev -c $(LOCK)/build.lock -c $(LOCK)/server.lock -o $(LOCK)/dev.lock
	$(COMPILE) pyproject.toml --extra docs -c $(LOCK)/build.lock -c $(LOCK)/dev.lock -o $(LOCK)/docs.lock
	$(COMPILE) pyproject.toml --extra bench -c $(LOCK)/build.lock -c $(LOCK)/dev.lock -c $(LOCK)/docs.lock -o $(LOCK)/bench.lock
	@if grep -nE '://|^-|[ =]/' $(LOCK)/*.lock; then echo 'A lock names an address or a path.' >&2; exit 1; fi

clean: ## Remove .venv and all that was built
	rm -rf $(VENV) $(PAGE) web/node_modules web/src/generated site build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps lie inside .venv: they go when it goes, and a second call does nothing.

$(BIN)/python:
	@for python in '$(PYTHON)' python3.13 python3.12 python3.11 ''; do \
	    if [ -z "$$python" ]; then \
	        echo 'Ludotheque needs Python 3.11 or newer. Install one, or name it: make PYTHON=/path/to/python3' >&2; \
	        exit 1; \
	    fi; \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; \
	done; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	    echo "$$python cannot make virtual environments. Install its venv module" >&2; \
	    echo '(Debian and Ubuntu: apt-get install python3-venv), then try again.' >&2; \
	    exit 1; \
	fi; \
	"$$python" -m venv --clear $(VENV)

$(VENV)/stamp-build: $(LOCK)/build.lock | $(BIN)/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# The project itself builds with what build.lock brought: nothing unpinned is fetched.
# pyproject.toml: a new script or entry point is there only after an install.
$(VENV)/stamp-core: $(LOCK)/core.lock pyproject.toml $(VENV)/stamp-build
	@$(INSTALL) --require-hashes -r $<
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/stamp-%: $(LOCK)/%.lock $(VENV)/stamp-core
	@$(INSTALL) --require-hashes -r $<
	@touch $@

# The web app is built with the machine's Node if that is new enough, else with one from PyPI.
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web

$(VENV)/stamp-node: $(LOCK)/node.lock $(VENV)/stamp-build
	@newer='const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)'; \
	if ! node -e "$$newer" 2>/dev/null || ! npm --version 2>/dev/null | grep -qE '^(1[1-9]|[2-9][0-9])\.'; then \
	    $(INSTALL) --require-hashes -r $<; \
	fi
	@touch $@

web/node_modules/stamp: web/package-lock.json web/package.json $(VENV)/stamp-node
	@$(NPM) ci --silent --no-fund --no-audit
	@touch $@

SOURCES_OF_PAGE := $(shell find web -name node_modules -prune -o -path web/src/generated -prune -o -type f -print) \
    $(wildcard src/ludotheque/locale/*/*.ftl src/ludotheque/games/*/packs/*.toml) $(addprefix src/ludotheque/server/, messages.py documents.py export.py)

$(PAGE)/index.html: web/node_modules/stamp $(VENV)/stamp-server $(SOURCES_OF_PAGE)
	@$(BIN)/python -m ludotheque.server.export web/src/generated
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
