#!/bin/sh
# Installs the programs of the interop tests: clients, servers and bundlers from npm, servers from PyPI, each at a
# pinned version and in its own folder. With INTEROP=all also those that only a weekly run needs, which have no lock
# files.
set -eu
cd "$(dirname "$0")/../.."
made=.cache/interop
mkdir -p "$made"

# A folder is installed again if its requirements have changed.
changed() {
  [ "$(cat "$made/$1.sum" 2>/dev/null)" != "$(cksum <"$2")" ]
}
remember() {
  cksum <"$2" >"$made/$1.sum"
}

# Not `npm ci`: it rejects a lock file if a mirror lacked a package for some other system.
from_npm() {
  (cd "$1" && npm install ${4:-} --no-save --no-audit --no-fund --loglevel=error) || {
    echo "The npm packages of $1 could not be installed: see the lines above." >&2
    exit 1
  }
  remember "$2" "$3"
}

from_pypi() {
  python3 -m venv --clear "$made/$1"
  "$made/$1/bin/pip" install --quiet --disable-pip-version-check --requirement "$2" || {
    echo "The packages of $2 could not be installed: see the lines above." >&2
    exit 1
  }
  remember "$1" "$2"
}

for list in tests/interop/python/*.txt; do
  name=$(basename "$list" .txt)
  if [ ! -x "$made/$name/bin/python" ] || changed "$name" "$list"; then
    echo "set-up: $list"
    from_pypi "$name" "$list"
  fi
done

for manifest in tests/interop/package.json tests/interop/*/package.json; do
  folder=$(dirname "$manifest")
  name=npm-$(basename "$folder")
  lock=$folder/package-lock.json
  option=
  if [ ! -f "$lock" ]; then
    [ "${INTEROP:-}" = all ] || continue
    lock=$manifest
    option=--no-package-lock
  fi
  if [ ! -d "$folder/node_modules" ] || changed "$name" "$lock"; then
    echo "set-up: $folder"
    from_npm "$folder" "$name" "$lock" $option
  fi
done
