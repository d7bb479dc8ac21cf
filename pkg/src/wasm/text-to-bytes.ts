// WebAssembly encoded as text: one character for each byte, so that compression of the script compresses the module
// too. scripts/build/inline.mjs writes it.

/** Characters without escapes in any kind of string or in HTML; the last two begin pairs. */
export const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (digit) => !'"\'`$\\<'.includes(digit),
);
/** The number of bytes with a single character. The text begins with a pair for each of them. */
export const SINGLE = DIGITS.length - 2;

export function textToBytes(text: string) {
  const values = new Uint8Array(127);
  DIGITS.forEach((digit, value) => (values[digit.charCodeAt(0)] = value));
  let position = 0;
  const next = () => values[text.charCodeAt(position++)];
  const pair = (first = next()) => first * DIGITS.length + next();
  const single = Array.from({ length: SINGLE }, () => pair());
  const bytes = [...single, ...Array(256).keys()].filter((byte, index) => index < SINGLE || !single.includes(byte));
  const all = new Uint8Array(text.length);
  let length = 0;
  while (position < text.length) {
    const value = next();
    all[length++] = bytes[value < SINGLE ? value : SINGLE + pair(value - SINGLE)];
  }
  return all.subarray(0, length);
}
