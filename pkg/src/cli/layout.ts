// Writes a fix in the layout of its file: with the same indentation, line ends and spaces as the text around it.

import { endOfString } from './finder/requests.js';

export interface Edit {
  start: number;
  end: number;
  text: string;
}
/**
 * `unit`: one step of indentation; `pad`: the space within the braces of one line; `expanded`: each container has a
 * line for each of its members.
 */
export interface Style {
  newline: string;
  unit: string;
  colon: string;
  comma: string;
  pad: string;
  expanded: boolean;
}

/** Splits a JSON text into tokens with the white space before each. */
function* tokensOf(text: string): Generator<{ blank: string; token: string }> {
  for (let at = 0; at < text.length; ) {
    const start = at;
    while (at < text.length && ' \t\r\n\uFEFF'.includes(text[at])) at++;
    const blank = text.slice(start, at);
    const from = at;
    if (text[at] === '"') at = endOfString(text, at);
    else if ('{}[]:,'.includes(text[at])) at++;
    else while (at < text.length && !' \t\r\n{}[]:,"'.includes(text[at])) at++;
    if (at > from) yield { blank, token: text.slice(from, at) };
  }
}

/**
 * Detects the layout of a JSON text from the first occurrences.
 */
export function styleOf(text: string): Style {
  const style: Partial<Style> = {};
  let expanded = true;
  let before = '';
  let indent = '';
  for (const { blank, token } of tokensOf(text)) {
    const lines = blank.split('\n');
    const here = lines.length > 1 ? lines[lines.length - 1] : undefined;
    const opens = before === '{' || before === '[';
    const isEmpty = token === '}' || token === ']';
    if (here === undefined) {
      if (token === ':') style.colon ??= `${blank}:`;
      if (before === ':') style.colon = style.colon?.endsWith(':') ? style.colon + blank : style.colon;
      if (before === ',') style.comma ??= `,${blank}`;
      if (before === '{' && !isEmpty) style.pad ??= blank;
      if (opens && !isEmpty) expanded = false;
    } else {
      style.newline ??= blank.includes('\r\n') ? '\r\n' : '\n';
      if (opens && !isEmpty && here.startsWith(indent) && here !== indent) style.unit ??= here.slice(indent.length);
      indent = here;
    }
    before = token;
  }
  const isLine = style.newline === undefined;
  // Without examples, minified text stays minified.
  const tight = isLine && style.colon === ':';
  return {
    newline: '\n',
    unit: '  ',
    colon: ': ',
    comma: tight ? ',' : ', ',
    pad: '',
    ...style,
    expanded: expanded && !isLine,
  };
}

/**
 * Writes members or a value in the layout.
 * @param indent the indentation of its line
 * @param layout `isBroken`: the outermost container has a line for each member; `inLines`: each of several members has
 * a line
 */
function laidOut(
  text: string,
  indent: string,
  { style, isBroken, inLines }: { style: Style; isBroken: boolean; inLines: boolean },
) {
  let written = '';
  let before = '';
  /** True for each open container that has a line for each member. */
  const open: boolean[] = [];
  const line = () => style.newline + indent + style.unit.repeat(open.length);
  for (const { token } of tokensOf(text)) {
    const inside = open[open.length - 1];
    const closes = token === '}' || token === ']';
    const isEmpty = closes && (before === '{' || before === '[');
    if (closes) {
      open.pop();
      if (!isEmpty) written += inside ? line() : token === '}' ? style.pad : '';
    } else if (before === '{' || before === '[') written += inside ? line() : before === '{' ? style.pad : '';
    else if (before === ',') written += (inside ?? inLines) ? line() : style.comma.slice(1);
    written += token === ':' ? style.colon : token;
    if (token === '{' || token === '[') open.push(style.expanded || (isBroken && open.length === 0));
    before = token;
  }
  return written;
}

/** Converts an edit, which lint writes in one line, to the layout of the text. */
export function inLayout({ start, end, text: written }: Edit, text: string, style: Style): Edit {
  const old = text.slice(start, end);
  // The indentation of the line at an offset.
  const indentAt = (at: number) => /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? '';
  const indent = indentAt(start);
  const layout = { style, isBroken: old.includes('\n'), inLines: false };
  if (old === '{' && written.startsWith('{') && written !== '{') {
    const blank = /^\s*/.exec(text.slice(end))?.[0] ?? '';
    const comma = /,\s*$/.test(written);
    const members = written.slice(1).replace(/,\s*$/, '');
    if (!blank.includes('\n')) {
      const tail = comma ? style.comma.slice(0, blank ? 1 : undefined) : style.pad;
      return { start, end, text: `{${style.pad}${laidOut(members, indent, layout)}${tail}` };
    }
    const isEmpty = text[end + blank.length] === '}';
    const inner = blank.slice(blank.lastIndexOf('\n') + 1) + (isEmpty ? style.unit : '');
    return {
      start,
      end,
      text: `{${style.newline}${inner}${laidOut(members, inner, { ...layout, inLines: true })}${comma ? ',' : ''}`,
    };
  }
  if (old === '}' && /^,.*\}$/s.test(written)) {
    const last = text.slice(0, start).trimEnd().length;
    const blank = text.slice(last, start);
    const members = written.slice(1, -1);
    if (!blank.includes('\n'))
      return { start: last, end: last, text: `${style.comma}${laidOut(members, indent, layout)}` };
    const inner = indentAt(start) + style.unit;
    return {
      start: last,
      end: last,
      text: `,${style.newline}${inner}${laidOut(members, inner, { ...layout, inLines: true })}`,
    };
  }
  if (written === '' || !/[{[,:]/.test(written)) return { start, end, text: written };
  // The member begins a line, so it has a line of its own.
  const inLines =
    text.slice(0, start).endsWith(indent) && /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 200), start));
  return { start, end, text: laidOut(written, indent, { ...layout, inLines }) };
}
