#!/bin/sh
# Installs the browsers of the browser tests, and fonts for all scripts, from Debian's packages.
set -eu

missing=
command -v chromium >/dev/null || missing="$missing chromium"
command -v chromium-headless-shell >/dev/null || missing="$missing chromium-headless-shell"
# Without fontconfig there are no fonts at all.
has_font() { command -v fc-list >/dev/null && [ -n "$(fc-list ":lang=$1" family)" ]; }
for language in ar he fa hi th; do has_font $language || { missing="$missing fontconfig fonts-noto-core"; break; }; done
for language in ja ko zh-cn zh-tw; do has_font $language || { missing="$missing fontconfig fonts-noto-cjk"; break; }; done
command -v firefox-esr >/dev/null || missing="$missing firefox-esr"
command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
command -v xvfb-run >/dev/null || missing="$missing xvfb xauth"
[ -n "$missing" ] || exit 0

install="apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends$missing"
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "The browser tests need$missing: install it (Debian: sudo $install), then run make again." >&2
  exit 1
fi

echo "set-up:$missing"
log=$(mktemp)
{ apt-get -o DPkg::Lock::Timeout=300 update && DEBIAN_FRONTEND=noninteractive $install; } >"$log" 2>&1 || {
  cat "$log" >&2
  echo "$install failed: see the lines above." >&2
  exit 1
}
rm -f "$log"
