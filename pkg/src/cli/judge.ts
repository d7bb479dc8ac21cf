// Judges how a server handled an answer. It does not interpret the text of results, because servers use any language.

import { lint, type Revision } from 'mcp-elicitation/lint';
import { lastLines } from './process.js';
import { oneLine, safeLines } from './source.js';
import type { Outcome, Params, Question } from './client.js';
import type { Levels } from './rules.js';

export interface Failure {
  type: string;
  message: string;
  text: string;
}

export const failure = (type: string, message: string): Failure => ({ type, message, text: message });

export const NOT_CALLED: Outcome = { questions: [], ended: 'not-called', seconds: 0 };

const MOST_NAMES = 50;

/** Joins names, of which a server may have very many. */
export function namesOf(names: string[]) {
  const more = names.length - MOST_NAMES;
  return (
    names
      .slice(0, MOST_NAMES)
      .map((name) => name.slice(0, 200))
      .join(', ') + (more > 0 ? ` and ${more} more` : '')
  );
}

export const noSuchTool = (name: string, tools: Map<string, unknown>) =>
  failure('no-such-tool', `The server has no tool “${oneLine(name)}”. It has: ${oneLine(namesOf([...tools.keys()]))}.`);

/** Lints the requests of a call. */
export const linted = (questions: Question[], options: { revision: Revision; rules?: Levels }) =>
  questions.flatMap(
    ({ params }) => lint(JSON.stringify({ method: 'elicitation/create', params }), options).diagnostics,
  );

/** Returns the faults that count after any answer. */
export function faultsOf(
  { questions, ended, seconds: duration, late }: Outcome,
  {
    state,
    errorOutput,
    patience,
    most,
    revision,
    rules,
  }: {
    state: 'alive' | 'silent' | 'gone';
    errorOutput: string;
    patience: number;
    most: number;
    revision: Revision;
    rules?: Levels;
  },
): Failure[] {
  const seconds = `${patience / 1000} s`;
  const faults: Failure[] = [];
  if (ended === 'too-many')
    faults.push(failure('asks-for-ever', `The tool keeps asking: ${most} questions in one call, then another.`));
  else if (state === 'gone') {
    const crashes = failure('crashes', 'The server crashes: it has ended, or cannot be reached any more.');
    faults.push({
      ...crashes,
      text: errorOutput ? `${crashes.text}\nIt wrote:\n${lastLines(errorOutput)}` : crashes.text,
    });
  } else if (late)
    faults.push(
      failure('hangs', `The server hangs: it reports progress for ${Math.round(duration)} s, and no result comes.`),
    );
  else if (ended === 'timeout') {
    const where = questions.length > 0 ? 'after the answer' : 'and asks nothing';
    const more = state === 'alive' ? '' : ', and it answers nothing else either';
    faults.push(failure('hangs', `The server hangs: nothing comes back for ${seconds} ${where}${more}.`));
  } else if (state === 'silent')
    faults.push(failure('hangs', 'The server hangs: after the call it answers nothing any more.'));
  for (const { refused } of questions)
    if (refused)
      faults.push(
        failure(
          'refused-by-client',
          `The official client rejects this request, so every client built on it does: ${reasonOf(refused)}`,
        ),
      );
  const errors = linted(questions, { revision, rules }).filter(({ severity }) => severity === 'error');
  for (const { code, message, help, location } of errors)
    faults.push({
      type: code,
      message: `lint: ${message}`,
      text: oneLine(`lint: ${code} at ${location}: ${message} ${help}`),
    });
  return faults;
}

/**
 * Extracts the locations from the client's long message about a rejected request: zod lists the errors of each
 * alternative.
 */
function reasonOf(refused: string) {
  const places: Set<string> = new Set();
  const collect: (issues: any[], before?: (string | number)[]) => void = (issues, before = []) => {
    for (const { path = [], errors = [] } of issues) {
      const here = [...before, ...path];
      const at = here.indexOf('properties');
      if (at >= 0 && here.length > at + 1) places.add(`/${here.slice(0, at + 2).join('/')}`);
      for (const branch of errors) collect(branch, here);
    }
  };
  try {
    collect(JSON.parse(refused.slice(refused.indexOf('['))));
  } catch {}
  return oneLine(
    places.size > 0 ? `it does not take ${[...places].join(', ')}.` : refused.replaceAll('\n', ' ').slice(0, 1000),
  );
}

/** The maximum length of a server's text that is printed. */
const MOST_SHOWN = 10_000;

/** Returns a server's text in full, because it may contain instructions. */
export function whole(text: string, most: number = MOST_SHOWN) {
  const more = text.length - most;
  return safeLines(more > 0 ? text.slice(0, most) : text).join('\n') + (more > 0 ? `… (${more} more characters)` : '');
}

const succeeded = (outcome: Outcome | undefined) => outcome?.ended === 'result' && !outcome.result?.isError;

// Values that differ each time: a date, a UUID, a word of six or more characters with a digit.
const EACH_TIME =
  /\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b(?=\w*\d)\w{6,}/gi;

/** Returns the text of a result without values that differ each time. */
const resultText = ({ result: { content, structuredContent } = {} }: Outcome) =>
  JSON.stringify([content, structuredContent]).replace(EACH_TIME, '…');

// Words of a question for which "true" is a refusal.
const NO = /\b(?:abort|cancel|decline|deny|do not|don.?t|dry|keep|never|no|not|refuse|reject|skip|stop)\b/i;

/** Returns true if a question is answered with a no: an unticked box, or a ticked box with a word like "cancel". */
const saysNo = ({ params, answer }: Question) =>
  Object.entries<Params>(params?.requestedSchema?.properties ?? {}).some(([name, property]) => {
    if (property?.type !== 'boolean') return false;
    const words = `${name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ')}; ${property.title ?? ''}`;
    return answer?.content?.[name] !== !NO.test(words);
  });

/**
 * Returns the successful calls among the accepted ones. An answer that says no in its form may have the same outcome as
 * a refusal.
 */
function successes(accepted: Outcome[]) {
  const good = accepted.filter((outcome) => succeeded(outcome) && outcome.questions.length > 0);
  const yes = good.filter(({ questions }) => !questions.some(saysNo));
  return yes.length > 0 ? yes : good;
}

/** Returns true if a call has the same outcome as every answer that accepts. */
export function isAlike(outcome: Outcome, accepted: Outcome[]) {
  const good = successes(accepted);
  return succeeded(outcome) && good.length > 0 && good.every((other) => resultText(other) === resultText(outcome));
}

/** Returns true if the server does not wait for the answer: without an answer, the same result came as fast. */
export const doesNotWait = (silence: Outcome | undefined, accepted: Outcome[]) =>
  silence !== undefined &&
  isAlike(silence, accepted) &&
  (silence.waited ?? 0) <= 0.5 + Math.max(...accepted.map(({ waited = 0 }) => waited));

/**
 * Returns the faults in the handling of a refusal.
 * @param accepted the outcomes of the accepted answers of the same call
 * @param expected the outcomes that the cases declare
 */
export function refusalFaults(
  action: 'decline' | 'cancel',
  refusal: Outcome,
  accepted: Outcome[],
  { errorMeant, textMeant, waits }: { errorMeant: boolean; textMeant: string[]; waits: boolean },
): Failure[] {
  if (!refusal.questions.some(({ answer }) => answer?.action === action)) return [];
  const failed = refusal.ended === 'error' || (refusal.ended === 'result' && refusal.result?.isError);
  if (failed && !errorMeant) {
    const words = `The tool fails when the user ${action}s. Check \`action\` before \`content\`.`;
    return [failure(`throws-on-${action}`, words)];
  }
  if (waits && isAlike(refusal, accepted) && !textMeant.some((text) => textOf(refusal.result).includes(text))) {
    return [
      failure(
        'success-for-refusal',
        `The tool reports success for ${action}: ` +
          'the result is the same as for an accepted answer (times and ids aside).',
      ),
    ];
  }
  return [];
}

/** Returns the texts of a result. */
export function textOf(result: any): string {
  const texts = (result?.content ?? []).map(({ type, text }: any) => (type === 'text' ? text : `(${type})`)).join('\n');
  return texts || (JSON.stringify(result?.structuredContent) ?? '');
}
