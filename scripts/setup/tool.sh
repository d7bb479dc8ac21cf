#!/bin/sh
# Installs a subcommand of cargo that only one target needs: tool.sh NAME VERSION
set -eu

if [ "$(PATH="$PATH:$PWD/.cache/tools/bin" cargo "${1#cargo-}" --version 2>/dev/null)" = "$1 $2" ]; then
  exit 0
fi

echo "set-up: $1 $2 into .cache/tools (some minutes, once)"
cargo install --quiet --locked "$1" --version "$2" --root .cache/tools || {
  echo "$1 $2 could not be installed: see the lines above, or put that version on the PATH, then run make again." >&2
  exit 1
}
