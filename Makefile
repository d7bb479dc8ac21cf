# `make` lists the targets. Every target first sets up its tools, and prints a line about it.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory

WASM = --target wasm32-unknown-unknown --no-default-features
# Clippy's compiler lints the crate while it builds the tests and the examples, whose dependencies are built once.
LINTED = RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-Dwarnings__CLIPPY_HACKERY__
# The tests that run in Node without a browser. tsx loads sources in TypeScript; tests/card has a bundle of its own.
NODE_TESTS = $(wildcard tests/shell/*.test.mjs tests/package/*.test.mjs tests/cli/*.test.mjs www/test/*.test.mjs)
REPORT = $(foreach reporter,spec ./scripts/check/times.mjs,--test-reporter=$(reporter) --test-reporter-destination=stdout)
WEEKLY_TESTS = copilotkit.test.mjs patient.test.mjs shadcn.test.mjs site.test.mjs
INTEROP_TESTS = $(filter-out $(if $(filter all,$(INTEROP)),,$(WEEKLY_TESTS)),$(notdir $(wildcard tests/interop/*.test.mjs)))
BENCH ?= --only=vanilla,ours

CORE := Cargo.toml Cargo.lock $(shell find src -type f -not -path "src/component*" -not -name element.rs)
ALL := $(CORE) src/element.rs $(shell find src/component -type f)
PUBLISHED := target/modules
MODULES := $(PUBLISHED)/validate/validate_core_bg.wasm $(PUBLISHED)/lint/lint_core_bg.wasm $(PUBLISHED)/pattern/pattern_bg.wasm $(PUBLISHED)/address/address_bg.wasm $(PUBLISHED)/form/form_bg.wasm $(PUBLISHED)/without-webassembly/without-webassembly-first.js
SHELL_SOURCES := $(shell find pkg/src -type f) $(wildcard src/message/locales/*.json) $(wildcard src/trust/vocabulary/*.txt)

.PHONY: help serve quick test test-examples test-interop test-interop-all build bench size lint format site audit fuzz mutants release clean style types pack setup setup-quick setup-build setup-site setup-browsers setup-interop test-native test-node test-browser

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: quick ## set up, build quickly, serve the playground and print its address
	@npm run --silent --if-present build -w www
	@node scripts/serve.mjs

test: setup ## set up, check the style, run every test, and list what failed and how long each part took
	@node scripts/check/test.mjs $(THEN)

test-examples: setup-build setup-browsers ## build the Leptos application of examples/ that has no server, and drive it in a browser
	@$(LINTED) node scripts/check/examples.mjs leptos-csr
	node --test $(REPORT) --test-timeout=300000 tests/examples/leptos-csr.test.mjs

test-interop: build setup-browsers setup-interop ## the package with the newest real clients, servers, bundlers and runtimes, and the examples (two gigabytes in .cache/ and tests/interop)
	@cargo build --quiet --locked --package rmcp-travel
	@node scripts/check/examples.mjs leptos-ssr
	cd tests/interop && node package.mjs && node --import tsx --test $(subst ./scripts,../../scripts,$(REPORT)) --test-concurrency=2 --test-timeout=900000 $(INTEROP_TESTS) ../examples/leptos-ssr.test.mjs

test-interop-all: setup-site ## test-interop, and also old majors, Angular, CopilotKit, shadcn/ui and the site; a workflow runs it weekly
	@INTEROP=all $(MAKE) test-interop

quick: setup-quick pkg/dist/quick.stamp ## fill pkg/dist/ within seconds of an edit, for the playground and tests; never to be published

build: setup-build pkg/dist/package.stamp ## fill pkg/, ready for npm pack

pack: build ## the package as a file in target/, and the lines that install it and run its command, until it is published
	@node scripts/build/pack.mjs

bench: build ## measure the package beside others, in a copy of ../shared/bench, and on hostile requests (BENCH="--quick" and so on)
	@node scripts/measure/bench.mjs $(BENCH)

size: build ## the bytes that each entry ships, against their budgets
	@node scripts/measure/size.mjs

audit: build ## licences, advisories and sources of all that is linked; a second build here must give the same bytes (slow; OFFLINE=1: without advisories)
	@scripts/setup/tool.sh cargo-deny 0.20.2
	@node scripts/check/audit.mjs

fuzz: ## look for inputs that break what reads them (FUZZ_SECONDS=60 for each target, TARGETS="request schema pattern address answer")
	@node scripts/check/fuzz.mjs $(TARGETS)

mutants: setup-quick ## put a sample of faults into the code, and list those that no native test catches (SAMPLE=300, SEED=1; hours)
	@scripts/setup/tool.sh cargo-mutants 27.1.0
	@node scripts/check/mutants.mjs

lint: style types ## formats, lints, documentation, types

format: setup-build ## format Rust and scripts
	cargo fmt --all
	node_modules/.bin/biome format --write .

types: build
	node_modules/.bin/biome format .
	node_modules/.bin/biome lint --error-on-warnings .
	node_modules/.bin/tsc
	node_modules/.bin/tsc -p www
	@node scripts/check/audit.mjs locks

style: setup-build
	cargo fmt --all --check
	$(LINTED) cargo test --quiet --features serde_json --no-run
	cargo clippy --quiet --package facts -- -D warnings
	cargo clippy --quiet $(WASM) --features element,lint,pattern,address,serde_json -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps $(WASM) --features card,serde_json

site: build setup-site ## documentation and playground as static files in target/site/dist (BASE=/path/ that they will be served under)
	@npm run --silent build -w www
	@node scripts/docs/site/build.mjs

release: build ## check all that a release needs, and tag it here; nothing is published (VERSION=1.2.3; OFFLINE=1: as far as it goes without a network)
	@node scripts/check/release.mjs $(VERSION)

clean: ## remove what was built (set-up in .cache/ and node_modules/ stays)
	rm -rf target pkg/dist www/dist

setup: setup-build setup-browsers

setup-quick:
	@scripts/setup/rust.sh & rust=$$!; scripts/setup/node.sh playground; node=$$?; wait $$rust && exit $$node

setup-build:
	@scripts/setup/rust.sh sources & rust=$$!; scripts/setup/node.sh; node=$$?; wait $$rust && exit $$node

# Not `npm ci`: it rejects a lock file if a mirror lacked a package for some other system.
setup-site: setup-build
	@cd scripts/docs/site && if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then \
	  echo "set-up: the packages of the site" && npm install --no-save --no-audit --no-fund --loglevel=error && touch node_modules/.package-lock.json; fi

setup-browsers: setup-build
	@scripts/setup/browsers.sh

setup-interop: setup-build
	@scripts/setup/interop.sh

test-native:
	@tests/tools/fetch_official_suite.py
	$(LINTED) MCP_ELICITATION_OFFICIAL_SUITE=required cargo test --quiet --no-fail-fast --features serde_json

test-node: build
	node --test $(REPORT) --test-concurrency=2 $(wildcard tests/card/*.test.mjs)
	node --import tsx --test $(REPORT) --test-concurrency=2 $(NODE_TESTS)

test-browser: build setup-browsers
	@npm test --silent -w tests/browser

$(PUBLISHED)/validate/validate_core_bg.wasm: $(CORE) scripts/build/wasm.mjs scripts/build/glue.mjs scripts/build/reorder.mjs
	@node scripts/build/wasm.mjs validate

$(PUBLISHED)/lint/lint_core_bg.wasm: $(CORE) scripts/build/wasm.mjs scripts/build/glue.mjs scripts/build/reorder.mjs
	@node scripts/build/wasm.mjs lint

$(PUBLISHED)/pattern/pattern_bg.wasm: $(CORE) scripts/build/wasm.mjs scripts/build/glue.mjs scripts/build/reorder.mjs
	@node scripts/build/wasm.mjs pattern

$(PUBLISHED)/address/address_bg.wasm: $(CORE) scripts/build/wasm.mjs scripts/build/glue.mjs scripts/build/reorder.mjs
	@node scripts/build/wasm.mjs address

$(PUBLISHED)/form/form_bg.wasm: $(ALL) scripts/build/wasm.mjs scripts/build/glue.mjs scripts/build/reorder.mjs
	@node scripts/build/wasm.mjs form

$(PUBLISHED)/without-webassembly/without-webassembly-first.js: $(ALL) scripts/build/wasm.mjs scripts/build/glue.mjs scripts/build/reorder.mjs scripts/build/as-javascript.mjs
	@node scripts/build/wasm.mjs without-webassembly

PACKED := $(SHELL_SOURCES) pkg/package.json tsconfig.json Cargo.lock README.md LICENSE-MIT LICENSE-APACHE CHANGELOG.md SECURITY.md $(wildcard docs/*.md src/lint/rules/*.rs) $(shell find scripts/build -type f) scripts/docs/rules.mjs scripts/docs/reference.mjs
# The playground in the package.
PLAYGROUND := $(shell find www -type f -not -path "www/test/*" -not -path "www/dist/*" -not -path "*/node_modules/*") $(wildcard tests/suite/*.json)

pkg/dist/package.stamp: $(MODULES) $(PACKED) $(PLAYGROUND)
	@node scripts/build/package.mjs

pkg/dist/quick.stamp: $(ALL) $(PACKED)
	@node scripts/build/quick.mjs
	@node scripts/build/package.mjs quick
