# The index of all tasks; `make help` lists them.

BUILD := .build
SCENECTL := $(BUILD)/release/scenectl
BENCH := $(BUILD)/bench/release
BENCH_BUILD := SCENECTL_TOOLS=1 swift build -c release --scratch-path $(BUILD)/bench
FUZZ_TARGETS := nodes scenes documents expressions json csv steps patterns swift objective-c
SHIPPED_TESTS := HostileCheckoutSlowTests|InterruptionSlowTests|TestProgramTests
SECONDS ?= 60
PREFIX ?= /usr/local
INSTALLED := bin/scenectl share/man/man1/scenectl.1 share/bash-completion/completions/scenectl \
	share/zsh/site-functions/_scenectl share/fish/vendor_completions.d/scenectl.fish
COUNT ?= 20000

.DEFAULT_GOAL := help
.PHONY: help bootstrap build release install uninstall dist run test test-shipped test-quick test-thorough test-main-actor test-editors control-bytes golden lint format \
	bench growth fuzz yaml-suite xml-judge interface-corpus text-corpus sources-corpus source-judge check clean

help: ## List the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

bootstrap: ## Check the Swift toolchain; install libyaml's headers if they are missing
	@Scripts/bootstrap

build: bootstrap ## Build for debugging
	swift build

# A program that has no libraries to load starts sooner (`make bench ONLY=ColdRender`). It takes the
# archives of libyaml and of the C library, which not every system's packages bring.
archive = $(filter /%,$(shell $(CC) -print-file-name=$(1) 2>/dev/null))
WHOLLY_STATIC = $(if $(and $(call archive,libyaml.a),$(call archive,libc.a)),-Xswiftc -static-executable)

# Nor does it read the names of its own generic types, of which every start needs hundreds.
TYPES_AT_HAND := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

release: bootstrap ## Build the static release binary, .build/release/scenectl
	swift build -c release --static-swift-stdlib $(WHOLLY_STATIC) $(TYPES_AT_HAND) --product scenectl

# What is built is installed as it is: root often has no Swift on its path.
install: $(if $(wildcard $(SCENECTL)),,release) ## Install program, completions and manual page: PREFIX=/usr/local DESTDIR=
	@Scripts/install "$(SCENECTL)" "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove what `make install` put there: PREFIX=/usr/local DESTDIR=
	@cd "$(DESTDIR)$(PREFIX)" && rm -f $(INSTALLED)

dist: release ## Pack the release binary as .build/dist/scenectl-VERSION-SYSTEM-ARCH.tar.xz with a checksum
	@Scripts/dist "$(SCENECTL)" $(BUILD)/dist

run: bootstrap ## Build for debugging and draw the master-detail scene
	swift run scenectl render Scenes/Gallery/master-detail.yaml
	@echo "more: swift run scenectl help"

test: bootstrap ## Run all tests
	swift test

test-shipped: release ## Run the tests of hostile checkouts and of signals with the release binary
	SCENECTL=$(abspath $(SCENECTL)) swift test --filter '$(SHIPPED_TESTS)'

test-quick: bootstrap ## Run the quick tests, in about a minute
	SCENE_TESTS=quick swift test

test-thorough: bootstrap ## Run all tests, laws on four times as many cases; this takes an hour
	SCENE_TESTS=thorough swift test

test-main-actor: bootstrap ## Run the tests of a program whose classes are on the main actor
	swift test --package-path Tests/MainActorPackage --scratch-path $(BUILD)/main-actor

test-editors: bootstrap ## Ask the language server through Neovim's client, where that is installed
	swift build --product scenectl
	nvim --headless -u NONE -c 'luafile Tests/Editors/neovim.lua'

control-bytes: bootstrap ## Look at every byte that commands write of hostile files: COUNT=20000
	CONTROL_BYTES_COUNT=$(COUNT) swift test --filter ControlByteSlowTests

golden: bootstrap ## Record the golden files again; review the diff before you commit it
	SCENE_SNAPSHOTS=update swift test

lint: ## Check the format of all Swift sources
	swift format lint --strict --recursive Sources Tests Package.swift

format: ## Format all Swift sources and the gallery in place
	swift format --in-place --recursive Sources Tests Package.swift
	swift run scenectl fmt --quiet Scenes/Gallery/*.yaml

bench: release ## Measure the budgets against C programs, as ratios: ONLY="TreeTime PaintTime" some
	$(foreach product,bench pull timed,$(BENCH_BUILD) --product $(product) &&) \
		$(BENCH_BUILD) --product bench-stage --static-swift-stdlib && \
		$(BENCH_BUILD) --product one-line --static-swift-stdlib
	$(BENCH)/bench $(SCENECTL) $(BUILD)/bench-inputs $(ONLY)

growth: release ## Measure how time grows with files, and fail above n^1.3: ONLY="snapshots outlets" some
	$(BENCH_BUILD) --product growth && $(BENCH_BUILD) --product timed
	$(BENCH)/growth $(SCENECTL) $(BUILD)/growth-inputs $(ONLY)

yaml-suite: ## Compare `dump events` with C on the yaml-test-suite: CASES=path/to/cases.json
	@test -n "$(CASES)" || { echo "usage: make yaml-suite CASES=path/to/yaml-test-suite.json" >&2; exit 2; }
	@$(MAKE) --no-print-directory release
	$(BENCH_BUILD) --product events
	$(BENCH_BUILD) --product yaml-suite
	$(BENCH)/yaml-suite "$(CASES)" $(SCENECTL) $(BENCH)/events

xml-judge: ## Compare our XML reader with libexpat on documents and COUNT mutated ones: FOLDER=path
	@test -n "$(FOLDER)" || { echo "usage: make xml-judge FOLDER=path/to/documents" >&2; exit 2; }
	$(BENCH_BUILD) --product xml-judge
	$(BENCH)/xml-judge $(COUNT) "$(FOLDER)"

interface-corpus: ## Measure what becomes of storyboards and xibs, each figure with its bar: FOLDER=path
	@test -n "$(FOLDER)" || { echo "usage: make interface-corpus FOLDER=path/to/documents" >&2; exit 2; }
	$(BENCH_BUILD) --product interface-corpus
	$(BENCH)/interface-corpus "$(FOLDER)"

text-corpus: ## Compare the sizes of texts with those that Interface Builder recorded: FOLDER=path/to/projects
	@test -n "$(FOLDER)" || { echo "usage: make text-corpus FOLDER=path/to/projects" >&2; exit 2; }
	$(BENCH_BUILD) --product text-corpus
	$(BENCH)/text-corpus "$(FOLDER)"

sources-corpus: release ## Compare the documents of projects with their sources, each figure with its bar: FOLDER=path
	@test -n "$(FOLDER)" || { echo "usage: make sources-corpus FOLDER=path/to/projects [KNOWN=path/to/defects]" >&2; exit 2; }
	$(foreach product,sources-corpus source-judge timed,$(BENCH_BUILD) --product $(product) &&) true
	$(BENCH)/sources-corpus $(SCENECTL) "$(FOLDER)" $(KNOWN)
	@echo && $(BENCH)/source-judge "$(FOLDER)"

source-judge: ## Compare our Swift reader with the toolchain's SwiftParser: FOLDER=path
	@test -n "$(FOLDER)" || { echo "usage: make source-judge FOLDER=path/to/sources" >&2; exit 2; }
	$(BENCH_BUILD) --product source-judge
	$(BENCH)/source-judge "$(FOLDER)"

fuzz: bootstrap ## Fuzz each parser for a time: SECONDS=60 ONLY="nodes steps" some
	@Scripts/fuzz $(SECONDS) $(or $(ONLY),$(FUZZ_TARGETS))

check: ## Run what continuous integration runs
	.ci/run

clean: ## Remove everything that was built
	swift package clean
	rm -rf $(addprefix $(BUILD)/,bench bench-inputs growth-inputs fuzz fuzz-corpus fuzz-findings)
