// Handles pasted texts that are not requests: a log or a recording that contains one, source code, malformed JSON. It
// reports the location of each cause, and extracts the intended request if it is certain.
import { jsonrepair } from 'jsonrepair';
import { PARAMETERS } from '../../target/generated/facts.js';
import { defectsOf } from '../../pkg/src/cli/finder/defects.js';
import { find, type Occurrence } from '../../pkg/src/cli/finder/find.js';
import { format, isJson } from '../../pkg/src/cli/finder/json-text.js';
import { isRequest } from '../../pkg/src/cli/finder/literals.js';
import { inPasted, type Range } from '../../pkg/src/cli/finder/token-map.js';
import { tokensOf, withoutHashComments } from '../../pkg/src/cli/finder/tokens.js';
import type { Diagnostic } from 'mcp-elicitation/lint';

export interface Understood {
  /** The reasons why the text itself is not a request. */
  causes: Diagnostic[];
  /** The intended request. */
  text?: string;
  /** Maps a range of the intended request to its range in the pasted text. */
  place?: (range: Range) => Range;
  /** True if the text contains the intended request unchanged, so that fixes can be applied to it. */
  isPart?: boolean;
}

const ABOUT: Pick<Diagnostic, 'code' | 'severity' | 'location' | 'help' | 'page'> = {
  code: 'invalid-json',
  severity: 'error',
  location: '',
  help: '',
  page: 'docs/rules/invalid-json.md',
};
const PART: Pick<Diagnostic, 'code' | 'severity' | 'location' | 'help' | 'page'> = {
  code: '',
  severity: 'note',
  location: '',
  help: '',
  page: '',
};
const MOST_REQUESTS = 50;

/** Returns no causes if the text is a request, or if nothing is known about it. */
export function understand(text: string): Understood {
  const { requests, unread, defects } = find(text);
  const known = requests.filter(({ guessed, text }) => !guessed && isJson(text));
  if (defects) return malformed(text, defects, known[0]);
  // The first request, or else the first schema.
  const [first] = known.toSorted((one, other) => Number(one.from === 'loose') - Number(other.from === 'loose'));
  // A response is read as a whole, because its `requestState` is returned with the answers.
  if (known.length === 1 && isJson(text) && first.isPart && ['', '/result'].includes(first.pointer))
    return { causes: [] };
  if (first?.from) return ofSource(text, first);
  if (first) return extract(text, known);
  if (unread.length > 0)
    return { causes: unread.map(({ message, ...range }) => ({ ...(isJson(text) ? PART : ABOUT), range, message })) };
  return isJson(text) ? { causes: [] } : malformed(text, defectsOf(text));
}

/** @param literal the request, if the text is one in the words of another language */
function malformed(text: string, defects: (Range & { message: string })[], literal?: Occurrence): Understood {
  if (defects.length === 0) return { causes: [] };
  const json = literal?.text ?? repaired(text);
  // For a text that does not begin like JSON, the defects are meaningless.
  if (json === undefined && !/^\s*(?:[{[]|```|\/[/*]|#)/.test(text)) return { causes: [] };
  const fix = json === undefined ? {} : replaceWith(text, json);
  const causes = defects.map(({ message, ...range }) => ({ ...ABOUT, range, message, ...fix }));
  return {
    causes,
    ...(json !== undefined && { text: json, place: literal?.place ?? inPasted(tokensOf(text), json) }),
  };
}

/** Creates the fix that replaces the whole text with the intended one. */
const replaceWith = (text: string, json: string) => ({
  fix: { edits: [{ range: { start: 0, end: text.length }, text: json }], keepsAnswers: false },
});

/** True if the text is the beginning of a request: some of its parameters and nothing else. */
function isBegun(text: string) {
  const value = JSON.parse(text);
  return typeof value?.message === 'string' && Object.keys(value).every((name) => PARAMETERS.includes(name));
}

/** Takes the first request, and offers all of them as fixes. */
function extract(text: string, requests: Occurrence[]): Understood {
  const count = requests.length;
  const [{ text: first, place, isPart }] = requests;
  const which = (index: number) => {
    if (count === 1) return 'Found a request in this text.';
    return `This is request ${index + 1} of ${count}${index === 0 ? ', which the form shows' : ''}.`;
  };
  const causes = requests.slice(0, MOST_REQUESTS).map((request, index) => ({
    ...PART,
    range: { start: request.start, end: request.end },
    message: which(index),
    ...replaceWith(text, format(request.text)),
  }));
  return { causes, text: first, place, isPart };
}

function ofSource(text: string, { start, end, text: json, place }: Occurrence): Understood {
  const cause = {
    ...PART,
    range: { start, end },
    message: 'This request is in source code.',
    ...replaceWith(text, json),
  };
  return { causes: [cause], text: json, place };
}

/** Returns the intended request of malformed JSON. */
function repaired(text: string) {
  try {
    // jsonrepair does not support Python's comments.
    const json = format(jsonrepair(withoutHashComments(text)));
    return isJson(json) && (isRequest(json) || isBegun(json)) ? json : undefined;
  } catch {
    return undefined;
  }
}
