// The text is never parsed and printed again, so that order, duplicate keys and big numbers survive.

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;
const WIDTH = 72;

/**
 * @param {string} text
 * @returns {boolean}
 */
export function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes insignificant white space: texts with the same result are the same request.
 * @param {string} text JSON
 */
export function squeeze(text) {
  return (text.match(TOKEN) ?? []).join('');
}

/**
 * Formats JSON with two spaces for each level; an object or array without nested ones, except empty ones, stays on one
 * line if it is short.
 * @param {string} text JSON; anything else comes back unchanged
 */
export function format(text) {
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
 * @param {string[]} tokens
 * @param {number} start index of an opening bracket
 * @param {number} room characters left on the line
 * @returns {{text: string, end: number} | undefined} nothing where it is nested or too long
 */
function oneLine(tokens, start, room) {
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
