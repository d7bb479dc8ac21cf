#!/bin/sh
# Installs the wasm32 target, Rust's sources, and wasm-bindgen in the version of Cargo.lock.
set -eu

if ! command -v cargo >/dev/null; then
  echo "cargo is missing: install Rust with rustup (stable, 1.88 or newer), then run make again." >&2
  exit 1
fi

if ! [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
  echo "set-up: the wasm32-unknown-unknown target of Rust"
  rustup target add wasm32-unknown-unknown || {
    echo "The target could not be added: run 'rustup target add wasm32-unknown-unknown' with a network, then make again." >&2
    exit 1
  }
fi

if ! [ -d "$(rustc --print sysroot)/lib/rustlib/src/rust/library/std" ]; then
  echo "set-up: the sources of Rust's standard library, with which the modules get smaller"
  rustup component add rust-src || echo "They could not be had: the modules will be larger." >&2
fi

version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)
for tool in wasm-bindgen .cache/tools/bin/wasm-bindgen; do
  if [ "$($tool --version 2>/dev/null)" = "wasm-bindgen $version" ]; then
    exit 0
  fi
done

echo "set-up: wasm-bindgen $version into .cache/tools (a minute or two, once)"
# A release uses the versions of wasm-bindgen-cli's own lock file: MCP_ELICITATION_LOCKED=1.
# Without optimisation, because compiling it takes longer than running it.
CARGO_PROFILE_RELEASE_OPT_LEVEL=0 cargo install --quiet ${MCP_ELICITATION_LOCKED:+--locked} wasm-bindgen-cli --bin wasm-bindgen --version "$version" --root .cache/tools || {
  echo "wasm-bindgen-cli $version could not be installed: see the lines above, or put that version on the PATH, then run make again." >&2
  exit 1
}
