// Converts offsets to lines and columns, and makes texts from others safe to print.

import { randomUUID } from 'node:crypto';

/** Lines and columns from 1; columns are UTF-16 code units. */
export interface Place {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Returns a function that converts a range to lines and columns. */
export function placesOf(text: string): (range: { start: number; end: number }) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const place = (at: number): [number, number] => {
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

// Characters that move the cursor, set colours, are invisible or reverse text, and lone surrogates; they are printed as
// numbers.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115F\u1160\u3164\uFFA0]/gu;
const WIDE = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;
const NONE = /\p{M}/u;

const number = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Returns a text in one line that is safe for a terminal. */
export const oneLine = (text: string) =>
  text.replaceAll('\t', ' ').replace(HIDDEN, (hidden) => `<U+${number(hidden)}>`);

/** Returns the lines of a text, each safe for a terminal. */
export const safeLines = (text: string) =>
  text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map(oneLine);

// The command's own control sequences begin with this key, which is random in each run, so that no server or file can
// forge it.
const KEY = `\uFDD0${randomUUID()}\uFDD1`;

/**
 * Marks the following text as the command's own.
 * @param code the number of a style, or the start of a workflow command
 */
export const own = (code: number | 'command') => `${KEY}${code};`;

// CI systems read commands from lines: GitHub from `::` at the start and `##[` anywhere, Azure from `##vso[`, TeamCity
// from `##teamcity[`.
const ORDER_AT_START = new RegExp(`^((?:\\s|${KEY}\\d+;)*):(?=:)`);
const ORDER_WITHIN = /#(?=#\w*\[)/g;
const OWN = new RegExp(`${KEY}(\\w+);`, 'g');

/**
 * Makes a text safe to print, whatever its source: without control characters and CI commands, except the command's
 * own.
 */
export const printable = (text: string) =>
  text
    .split('\n')
    .map((line) => oneLine(line).replace(ORDER_WITHIN, '<U+0023>').replace(ORDER_AT_START, '$1<U+003A>'))
    .join('\n')
    .replace(OWN, (_, code) => (code === 'command' ? '' : `\u001B[${code}m`));

/** Line breaks and tabs are layout; joiners are needed in some languages and in emoji. */
const LAYOUT = /[\t\n\r\u200C\u200D\uFEFF]/;

/**
 * Makes a JSON text safe to print without changing its value: hidden characters and CI commands are escaped.
 * @param exceptions matches the hidden characters that stay
 */
export const printableJson = (text: string, exceptions: RegExp = /\n/) =>
  text
    .replace(HIDDEN, (hidden) =>
      exceptions.test(hidden)
        ? hidden
        : [...Array(hidden.length).keys()].map((at) => `\\u${number(hidden[at])}`).join(''),
    )
    .replace(ORDER_WITHIN, '\\u0023')
    .replace(/^(\s*):(?=:)/gm, '$1\\u003A');

/** Makes the text of a file safe to print, and keeps its layout. */
export const printableFile = (text: string) => printableJson(text, LAYOUT);

/** Makes the text of an XML element safe to print, after its markup is escaped. */
export const printableXml = (text: string) =>
  text
    .replace(HIDDEN, (hidden) => (hidden === '\n' ? hidden : `&#${hidden.codePointAt(0)};`))
    .replace(ORDER_WITHIN, '&#35;')
    .replace(/^(\s*):(?=:)/gm, '$1&#58;');

/** Returns the number of terminal cells of a printed text. */
export const cells = (text: string) =>
  [...text].reduce((sum, character) => sum + (NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1), 0);
