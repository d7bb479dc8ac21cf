#!/bin/sh
# Installs cargo-deny, which only `make audit` needs.
set -eu

version=0.20.2
for tool in cargo-deny .cache/tools/bin/cargo-deny; do
  if [ "$("$tool" --version 2>/dev/null)" = "cargo-deny $version" ]; then
    exit 0
  fi
done

echo "set-up: cargo-deny $version into .cache/tools (some minutes, once)"
cargo install --quiet --locked cargo-deny --version "$version" --root .cache/tools || {
  echo "cargo-deny $version could not be installed: see the lines above, or put that version on the PATH, then run make again." >&2
  exit 1
}
