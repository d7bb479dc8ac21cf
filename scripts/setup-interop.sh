#!/bin/sh
# What the interop tests run beside the package: clients, servers and bundlers from npm, servers from PyPI, each at a
# pinned version and in a folder of its own.
set -eu
cd "$(dirname "$0")/.."
made=.cache/interop
mkdir -p "$made"

# A folder is set up anew where what it asks for has changed.
changed() {
  [ "$(cat "$made/$1.sum" 2>/dev/null)" != "$(cksum <"$2")" ]
}
remember() {
  cksum <"$2" >"$made/$1.sum"
}

for lock in tests/interop/package-lock.json tests/interop/*/package-lock.json; do
  folder=$(dirname "$lock")
  name=npm-$(basename "$folder")
  if [ ! -d "$folder/node_modules" ] || changed "$name" "$lock"; then
    echo "set-up: $folder"
    (cd "$folder" && npm ci --silent)
    remember "$name" "$lock"
  fi
done

for list in tests/interop/python/*.txt; do
  name=$(basename "$list" .txt)
  if [ ! -x "$made/$name/bin/python" ] || changed "$name" "$list"; then
    echo "set-up: $list"
    python3 -m venv --clear "$made/$name"
    "$made/$name/bin/pip" install --quiet --disable-pip-version-check --requirement "$list"
    remember "$name" "$list"
  fi
done
