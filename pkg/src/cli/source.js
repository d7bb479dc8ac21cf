// Places in a text as people count them, and what of a text may be shown in a terminal.

/** @typedef {{ line: number, column: number, endLine: number, endColumn: number }} Place from 1; columns in UTF-16 code units */

/**
 * Finds the line and the column of a place.
 * @param {string} text
 * @returns {(range: { start: number, end: number }) => Place}
 */
export function placesOf(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  /** @param {number} at @returns {[number, number]} */
  const place = (at) => {
    let low = 0;
    let high = starts.length;
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= at) low = middle;
      else high = middle;
    }
    return [low + 1, at - starts[low] + 1];
  };
  return ({ start, end }) => {
    const [line, column] = place(start);
    const [endLine, endColumn] = place(end);
    return { line, column, endLine, endColumn };
  };
}

// What moves the cursor, colours, hides or turns round; half pairs; what is written by its number.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115F\u1160\u3164\uFFA0]/gu;
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;
const NONE = /\p{M}/u;

/**
 * A text as a terminal may show it: what a server has written moves no cursor.
 * @param {string} text
 */
export const shown = (text) => text.replaceAll('\t', ' ').replace(HIDDEN, (hidden) => `<U+${hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}>`);

/**
 * How many cells of a terminal a shown text takes.
 * @param {string} text
 */
export const cells = (text) => [...text].reduce((sum, character) => sum + (NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1), 0);
