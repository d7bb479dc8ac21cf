#!/bin/sh
# cargo-deny, which only `make audit` needs.
set -eu

for tool in cargo-deny .cache/tools/bin/cargo-deny; do
  if "$tool" --version >/dev/null 2>&1; then
    exit 0
  fi
done

echo "set-up: cargo-deny into .cache/tools (some minutes, once)"
cargo install --quiet cargo-deny --root .cache/tools || {
  echo "cargo-deny could not be installed: see the lines above, or put it on the PATH, then run make again." >&2
  exit 1
}
