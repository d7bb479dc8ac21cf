#!/bin/sh
# Installs the npm packages of package-lock.json.
set -eu

if ! node -e 'process.exitCode = parseInt(process.versions.node) < 20 ? 1 : 0' 2>/dev/null; then
  echo "Node.js 20 or newer is missing: install it with npm, then run make again." >&2
  exit 1
fi

stamp=node_modules/.package-lock.json
if [ -f "$stamp" ] && [ package-lock.json -ot "$stamp" ]; then
  exit 0
fi

echo "set-up: npm packages"
npm ci --loglevel=error >/dev/null || {
  echo "npm ci failed: see the lines above. If package-lock.json does not fit package.json, run npm install." >&2
  exit 1
}
touch "$stamp"
