// WebAssembly that came as text: a character for each byte, so that what compresses the script on its way compresses the module too.
// scripts/inline.mjs writes it.

/** What needs no escape in a string of any kind, nor in a page; the last two are the first of a pair. */
export const DIGITS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter((digit) => !'"\'`$\\<'.includes(digit));
/** How many bytes have one character: which ones, the text says at its start, in two each. */
export const SINGLE = DIGITS.length - 2;

/** @param {string} text */
export function textToBytes(text) {
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
