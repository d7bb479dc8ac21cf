// The text is never parsed and printed again, so that order, duplicate keys and big numbers survive.

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;
const WIDTH = 72;

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes insignificant white space from JSON: texts with the same result are the same request.
 */
export function squeeze(text: string) {
  return (text.match(TOKEN) ?? []).join('');
}

/**
 * Formats JSON with two spaces for each level; an object or array without nested ones, except empty ones, stays on one
 * line if it is short. Another text is returned unchanged.
 */
export function format(text: string) {
  if (!isJson(text)) return text;
  const tokens = text.match(TOKEN) ?? [];
  let out = '';
  let depth = 0;
  const line = () => `\n${'  '.repeat(depth)}`;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === '{' || token === '[') {
      const short = oneLine(tokens, at, WIDTH - (out.length - out.lastIndexOf('\n')));
      if (short) {
        out += short.text;
        at = short.end;
      } else {
        depth += 1;
        out += token + line();
      }
    } else if (token === '}' || token === ']') {
      depth -= 1;
      out += line() + token;
    } else if (token === ',') {
      out += token + line();
    } else {
      out += token === ':' ? ': ' : token;
    }
  }
  return out;
}

/**
 * Returns an object or array in one line, or nothing if it is nested or too long.
 * @param start the index of its opening bracket
 * @param room the number of characters that are left on the line
 */
function oneLine(tokens: string[], start: number, room: number): { text: string; end: number } | undefined {
  const open = tokens[start];
  let text = open;
  for (let at = start + 1; at < tokens.length && text.length < room; at += 1) {
    const token = tokens[at];
    if (token === '{' || token === '[') {
      if (tokens[at + 1] !== (token === '{' ? '}' : ']')) return undefined;
      at += 1;
      text += token + tokens[at];
    } else if (token === '}' || token === ']') {
      const empty = at === start + 1;
      const pad = open === '{' && !empty ? ' ' : '';
      const whole = open + pad + text.slice(1) + pad + token;
      return whole.length <= room ? { text: whole, end: at } : undefined;
    } else {
      text += token === ',' ? ', ' : token === ':' ? ': ' : token;
    }
  }
  return undefined;
}
