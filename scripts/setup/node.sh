#!/bin/sh
# Installs the npm packages of package-lock.json; with the argument `playground` without those of the tests.
set -eu

if ! node -e 'process.exitCode = parseInt(process.versions.node) < 20 ? 1 : 0' 2>/dev/null; then
  echo "Node.js 20 or newer is missing: install it with npm, then run make again." >&2
  exit 1
fi

stamp=node_modules/.package-lock.json
# Stands in node_modules while the packages of the tests are missing.
part=node_modules/.playground
if [ -f "$stamp" ] && [ package-lock.json -ot "$stamp" ] && { [ ! -f "$part" ] || [ "${1:-}" = playground ]; }; then
  exit 0
fi

# Packages of the tests that are there stay.
[ -f "$stamp" ] && [ ! -f "$part" ] && set --

echo "set-up: npm packages"
npm ci --loglevel=error ${1:+--workspace=www --include-workspace-root} >/dev/null || {
  echo "npm ci failed: see the lines above. If package-lock.json does not fit package.json, run npm install." >&2
  exit 1
}
touch "$stamp" ${1:+"$part"}
