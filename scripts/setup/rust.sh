#!/bin/sh
# Installs the wasm32 target, and with the argument `sources` those of the standard library.
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

if [ "${1:-}" = sources ] && ! [ -d "$(rustc --print sysroot)/lib/rustlib/src/rust/library/std" ]; then
  echo "set-up: the sources of Rust's standard library, with which the modules get smaller"
  rustup component add rust-src || echo "They could not be had: the modules will be larger." >&2
fi
