// Generates texts for a regular expression: the shortest match, and a long one. It ignores look-arounds and
// back-references, so the caller must check the result.

const CLASSES = { d: '0', w: 'a', s: ' ', D: 'a', W: ' ', S: 'a', n: '\n', t: '\t', r: '\r' };
const MANY = 12;
const LONGEST = 10_000;

/** Returns a match of the pattern, or nothing if it is not supported. */
export function sample(pattern: string, most: boolean): string | undefined {
  let at = 0;
  const ended = () => at >= pattern.length;

  function alternatives(): string {
    const samples = [sequence()];
    while (pattern[at] === '|') {
      at++;
      samples.push(sequence());
    }
    return most ? samples[samples.length - 1] : samples[0];
  }

  function sequence() {
    let text = '';
    while (!ended() && pattern[at] !== '|' && pattern[at] !== ')') {
      const one = atom();
      text += one.repeat(times());
      if (text.length > LONGEST) throw new RangeError('no text for a form');
    }
    return text;
  }

  /** Returns the number of repetitions of the preceding atom. */
  function times() {
    const [whole, sign, least, comma, end] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})?\??/.exec(pattern.slice(at)) ?? [''];
    at += whole.length;
    if (sign === '?') return most ? 1 : 0;
    if (sign) return most ? MANY : sign === '+' ? 1 : 0;
    if (least === undefined) return 1;
    return most && comma ? Math.min(Number(end || MANY + Number(least)), 1000) : Math.min(Number(least), 1000);
  }

  function atom(): string {
    const sign = pattern[at++];
    if (sign === '^' || sign === '$') return '';
    if (sign === '.') return 'a';
    if (sign === '[') return member();
    if (sign === '\\') return escaped();
    if (sign !== '(') return sign;
    const [kind] = /^\?(?:[:=!]|<[=!]|<[^>]*>)/.exec(pattern.slice(at)) ?? [''];
    at += kind.length;
    const inner = alternatives();
    at++;
    return /[=!]$/.test(kind) ? '' : inner;
  }

  function escaped() {
    const name = pattern[at++];
    if (name === 'b' || name === 'B') return '';
    if (name === 'p' || name === 'P') {
      const [whole] = /^\{[^}]*\}/.exec(pattern.slice(at)) ?? [''];
      at += whole.length;
      return /^\{(?:Lu|Uppercase)/.test(whole) ? 'A' : /^\{N/.test(whole) ? '0' : 'a';
    }
    const [code, long] =
      (name === 'u' && /^\{([\da-f]+)\}|^[\da-f]{4}/i.exec(pattern.slice(at))) ||
      (name === 'x' && /^[\da-f]{2}/i.exec(pattern.slice(at))) ||
      [];
    if (!code) return CLASSES[name as keyof typeof CLASSES] ?? name;
    at += code.length;
    return String.fromCodePoint(parseInt(long ?? code, 16));
  }

  /** Returns a character of a class. */
  function member() {
    const refused = pattern[at] === '^';
    if (refused) at++;
    const ranges: [string, string][] = [];
    while (!ended() && pattern[at] !== ']') {
      const read = () => (pattern[at++] === '\\' ? escaped() : pattern[at - 1]);
      const first = read();
      const isRange = pattern[at] === '-' && pattern[at + 1] !== ']';
      if (isRange) at++;
      ranges.push([first, isRange ? read() : first]);
    }
    at++;
    const holds = (one: string) => ranges.some(([low, high]) => one >= low && one <= high);
    if (refused) return [...'aA0-_ .x~'].find((one) => !holds(one)) ?? '§';
    const [low, high] = ranges[most ? ranges.length - 1 : 0] ?? ['', ''];
    return most ? high : low;
  }

  try {
    const text = alternatives();
    return ended() ? text : undefined;
  } catch {
    return undefined;
  }
}
