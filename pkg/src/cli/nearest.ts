// The names that are like a misspelt one.

/** Returns the edit distance of two names. */
function distance(a: string, b: string) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

/** Returns a question with up to three names that are like `name`, with a space before it, or an empty text. */
export function didYouMean(name: string, names: string[]) {
  const most = Math.min(3, Math.ceil(name.length / 2));
  const near = names
    .map((one) => ({ one, far: one.split('-').includes(name) ? 0 : distance(name.slice(0, 100), one) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ one }) => `“${one}”`);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}
