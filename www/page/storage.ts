// The storage of the browser, which may be full or forbidden: the page works without it.

export function recall(key: string) {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {}
}
