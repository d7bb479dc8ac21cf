// `test --matrix`: answers the questions of every named tool in every way that a user can.

import { answerOf } from './answers.js';
import { styled } from './frame.js';
import { NOT_CALLED, doesNotWait, failure, noSuchTool, refusalFaults, whole } from './judge.js';
import { shown } from './source.js';

/** @typedef {import('./test.js').TestCase} TestCase */
/** @typedef {import('./client.js').Outcome} Outcome */
/** @typedef {import('./judge.js').Failure} Failure */
/** @typedef {{ revisions: string[], byUrl: boolean }} Asked where a tool has asked, and whether in URL mode alone */
/** @typedef {{ tool: string, revision: string, run: import('./junit.js').Case, failed: boolean, destructive: boolean }} Unasked a run without a question */
/**
 * @typedef {{ cases: TestCase[], named: string[], arguments?: Record<string, unknown>, allowDestructive: boolean, silence: number,
 *   asked: Map<string, Asked>, unasked: Unasked[] }} Given
 */

/** The number of questions of a call that are refused separately. */
const MOST_REFUSED = 5;
/** The revision that has no URL mode. */
const FORMS_ALONE = '2025-06-18';
const NO_URL_MODE = `URL mode does not exist in ${FORMS_ALONE}.`;

/**
 * @param {import('./test.js').Bench} bench
 * @param {Given} given
 */
export async function runMatrix(bench, given) {
  const { cases, named, allowDestructive } = given;
  const tools = await bench.tools();
  for (const name of new Set(named.length > 0 ? named : cases.map(({ tool }) => tool))) {
    const tool = tools.get(name);
    const destructive = tool?.annotations?.destructiveHint === true;
    if (!tool) bench.report(name, NOT_CALLED, [noSuchTool(name, tools)]);
    else if (destructive && !allowDestructive) {
      const words = `“${shown(name)}” says that it destroys (destructiveHint): call it with --allow-destructive.`;
      bench.report(name, NOT_CALLED, [failure('destructive', words)]);
    } else await runTool(bench, name, given, destructive);
  }
}

/**
 * @param {import('./test.js').Bench} bench
 * @param {string} tool
 * @param {Given} given
 * @param {boolean} destructive
 */
async function runTool(bench, tool, given, destructive) {
  const own = given.cases.filter((one) => one.tool === tool);
  const args = given.arguments ?? own.find((one) => one.arguments)?.arguments ?? {};
  /** @type {Outcome[]} */
  const accepted = [];
  for (const kind of /** @type {const} */ (['defaults', 'least', 'most'])) {
    /** @type {string[]} */
    const notes = [];
    const { outcome, faults } = await bench.call(tool, args, accepting(kind, bench.revision, notes));
    const { questions, ended } = outcome;
    const failed = ended === 'error' || outcome.result?.isError === true;
    const broken = faults.some(({ type }) => type === 'crashes' || type === 'hangs');
    if (
      bench.revision === FORMS_ALONE &&
      !broken &&
      questions.length > 0 &&
      questions.every(({ params }) => params?.mode === 'url')
    ) {
      bench.report(`${tool}: ${kind}`, outcome, [], [], NO_URL_MODE);
      return;
    }
    if (questions.length > 0) remember(given.asked, tool, bench.revision, questions);
    else if (faults.length === 0) {
      notes.push(failed ? 'it ends in an error before it asks anything' : 'it asks nothing');
      const run = bench.report(`${tool}: ${kind}`, outcome, faults, notes);
      given.unasked.push({ tool, revision: bench.revision, run, failed, destructive });
      return;
    }
    if (ended === 'result' && outcome.result?.isError && notes.length === 0)
      notes.push('a valid answer ends in an error');
    if (ended === 'url-required')
      notes.push('nobody opens a page here, so it asks for it again; the page itself was not tested');
    if (ended === 'error' && questions.every(({ refused }) => !refused)) {
      faults.push(failure('error', `The call ends in an error and not in a result: ${whole(String(outcome.error))}`));
    }
    if (notes.length === 0) accepted.push(outcome);
    bench.report(`${tool}: ${kind}`, outcome, faults, notes);
    // The other answers would have the same outcome.
    if (questions.every(({ answer, refused }) => refused && !answer)) return;
  }
  const refusals = await callAndRefuse(bench, tool, args, accepted);
  const silence = given.silence > 0 ? await bench.call(tool, args, () => undefined) : undefined;
  // A server that does not wait for an answer ignores refusals too, but that is another fault.
  const waits = !doesNotWait(silence?.outcome, accepted);
  for (const { name, action, at, outcome, faults } of refusals) {
    const said = own.filter(({ answers = [] }) =>
      at === undefined ? answers.includes(action) : answers[at] === action,
    );
    const errorMeant = said.some(({ expect }) => expect?.isError === true);
    const textMeant = said.flatMap(({ expect }) => (expect?.text && !expect.isError ? [expect.text] : []));
    const judged = refusalFaults(action, outcome, accepted, { errorMeant, textMeant, waits });
    bench.report(`${tool}: ${name}`, outcome, [...faults, ...judged]);
  }
  if (!silence) return;
  const hangMeant = own.some(({ answers = [], expect }) => answers.includes('silence') && expect?.hangs === true);
  const faults = silence.faults.filter(({ type }) => type !== 'hangs' || !hangMeant);
  const words = 'it does not wait for the answer: the same result comes without one';
  if (!waits && destructive) faults.push(failure('acts-unasked', `The tool says that it destroys, and ${words}.`));
  bench.report(`${tool}: silence`, silence.outcome, faults, waits || destructive ? [] : [words]);
}

/**
 * Accepts every question for which an answer is found.
 * @param {import('./answers.js').Kind} kind
 * @param {import('./client.js').Revision} revision
 * @param {string[]} notes
 * @returns {(question: { params: any }) => import('./client.js').Answer}
 */
const accepting =
  (kind, revision, notes) =>
  ({ params }) => {
    const { answer, missing } = answerOf(kind, params, revision);
    if (missing) {
      const names = missing.map((name) => shown(name) || 'the whole').join(', ');
      notes.push(
        `no valid answer was found for ${names}, so it was cancelled; a case in elicitations.json can give one`,
      );
    }
    return answer ?? { action: 'cancel' };
  };

/**
 * @param {Given['asked']} asked
 * @param {string} tool
 * @param {string} revision
 * @param {import('./client.js').Question[]} questions
 */
function remember(asked, tool, revision, questions) {
  const { revisions, byUrl } = asked.get(tool) ?? { revisions: [], byUrl: true };
  const now = questions.every(({ params }) => params?.mode === 'url');
  asked.set(tool, { revisions: [...new Set([...revisions, revision])], byUrl: byUrl && now });
}

/** @typedef {{ name: string, action: 'decline' | 'cancel', at?: number, outcome: Outcome, faults: Failure[] }} Refusal `at`: the question, of several */

/**
 * Declines all questions, cancels all questions, and then declines each of several questions separately.
 * @param {import('./test.js').Bench} bench
 * @param {string} tool
 * @param {Record<string, unknown>} args
 * @param {Outcome[]} accepted
 * @returns {Promise<Refusal[]>}
 */
async function callAndRefuse(bench, tool, args, accepted) {
  /** @type {Refusal[]} */
  const refusals = [];
  for (const action of /** @type {const} */ (['decline', 'cancel'])) {
    refusals.push({ name: action, action, ...(await bench.call(tool, args, () => ({ action }))) });
  }
  const most = Math.min(MOST_REFUSED, Math.max(0, ...accepted.map(({ questions }) => questions.length)));
  // A server that stops at the first refusal has already been tested.
  for (let at = refusals[0].outcome.questions.length > 1 ? 0 : 1; most > 1 && at < most; at++) {
    const accept = accepting('defaults', bench.revision, []);
    const called = await bench.call(tool, args, (question, index) =>
      index === at ? { action: 'decline' } : accept(question),
    );
    refusals.push({ name: `decline question ${at + 1}`, action: 'decline', at, ...called });
  }
  return refusals;
}

/**
 * Judges the runs without a question after all revisions, because a tool may ask in some revisions only.
 * @param {Given} given
 * @param {string[]} named the revisions that were asked for by name
 * @param {(text: string) => void} print
 */
export function settle({ asked, unasked }, named, print) {
  for (const { tool, revision, run, failed, destructive } of unasked) {
    const elsewhere = asked.get(tool);
    const found = fault();
    if (found) run.failures.push(found);
    const mark = found ? styled('red', 'FAILED') : styled('cyan', 'note  ');
    print(`${mark} ${styled('bold', revision)} ${shown(tool)}: ${found?.text ?? note()}`);

    /** @returns {Failure | undefined} */
    function fault() {
      if (failed && elsewhere) {
        const urlMode = revision === FORMS_ALONE && elsewhere.byUrl;
        return named.includes(revision) && !urlMode ? failure('fails-before-asking', note()) : undefined;
      }
      if (failed) return failure('fails-before-asking', 'The tool ends in an error before it asks anything.');
      if (!elsewhere)
        return failure(
          'asks-nothing',
          'The tool asks nothing when it is called like this; --arguments, or a case, gives it what it needs.',
        );
      return destructive
        ? failure(
            'acts-unasked',
            `The tool says that it destroys. It asks in ${elsewhere.revisions.join(' and ')}, and acts unasked here.`,
          )
        : undefined;
    }

    function note() {
      const where = elsewhere?.revisions.join(' and ');
      if (!failed) return `The tool asks nothing here; it asks in ${where}.`;
      const why = revision === FORMS_ALONE && elsewhere?.byUrl ? ` ${NO_URL_MODE}` : '';
      return `The tool ends in an error before it asks anything; it asks in ${where}.${why}`;
    }
  }
}
