// `test --matrix`: answers the questions of every named tool in every way that a user can.

import { answerOf, type Kind } from './answers.js';
import { styled } from './style.js';
import { NOT_CALLED, doesNotWait, failure, isAlike, noSuchTool, refusalFaults, whole, type Failure } from './judge.js';
import { oneLine } from './source.js';
import type { TestCase } from './cases.js';
import type { Out, Trial } from './trial.js';
import type { Answer, Outcome, Question } from './client.js';
import type { Run } from './summary.js';
import type { Revision } from 'mcp-elicitation/lint';

/** The revisions in which a tool has asked; `byUrl` is true if it only did so in URL mode. */
export interface AskingTool {
  revisions: string[];
  byUrl: boolean;
}
/** A run without a question. */
export interface RunWithoutQuestion {
  tool: string;
  revision: string;
  run: Run;
  failed: boolean;
  destructive: boolean;
}
export interface Plan {
  cases: TestCase[];
  named: string[];
  arguments?: Record<string, unknown>;
  allowDestructive: boolean;
  silence: number;
  askingTools: Map<string, AskingTool>;
  runsWithoutQuestion: RunWithoutQuestion[];
}

/** The number of questions of a call that are refused separately. */
const MOST_REFUSED = 5;
/** The revision that has no URL mode. */
const FORMS_ALONE = '2025-06-18';
const NO_URL_MODE = `URL mode does not exist in ${FORMS_ALONE}.`;

export async function runMatrix(trial: Trial, plan: Plan) {
  const { cases, named, allowDestructive } = plan;
  const tools = await trial.tools();
  for (const name of new Set(named.length > 0 ? named : cases.map(({ tool }) => tool))) {
    const tool = tools.get(name);
    const destructive = tool?.annotations?.destructiveHint === true;
    if (!tool) trial.report(name, '', NOT_CALLED, [noSuchTool(name, tools)]);
    else if (destructive && !allowDestructive) {
      const words = `“${oneLine(name)}” says that it destroys (destructiveHint): call it with --allow-destructive.`;
      trial.report(name, '', NOT_CALLED, [failure('destructive', words)]);
    } else await runTool(trial, name, plan, destructive);
    // A run without a question is judged after all revisions.
    if (!plan.runsWithoutQuestion.some((one) => one.tool === name && one.revision === trial.revision))
      trial.summarize(name);
  }
}

async function runTool(trial: Trial, tool: string, plan: Plan, destructive: boolean) {
  const own = plan.cases.filter((one) => one.tool === tool);
  const args = plan.arguments ?? own.find((one) => one.arguments)?.arguments ?? {};
  const accepted: Outcome[] = [];
  for (const kind of ['defaults', 'least', 'most'] as const) {
    const notes: string[] = [];
    const { outcome, faults } = await trial.call(tool, args, accepting(kind, trial.revision, notes));
    const { questions, ended } = outcome;
    const failed = ended === 'error' || outcome.result?.isError === true;
    const broken = faults.some(({ type }) => type === 'crashes' || type === 'hangs');
    if (
      trial.revision === FORMS_ALONE &&
      !broken &&
      questions.length > 0 &&
      questions.every(({ params }) => params?.mode === 'url')
    ) {
      trial.report(tool, kind, outcome, [], { skipped: NO_URL_MODE });
      return;
    }
    if (questions.length > 0) remember(plan.askingTools, tool, trial.revision, questions);
    else if (faults.length === 0) {
      notes.push(failed ? 'it ends in an error before it asks anything' : 'it asks nothing');
      const run = trial.report(tool, kind, outcome, faults, { notes });
      plan.runsWithoutQuestion.push({ tool, revision: trial.revision, run, failed, destructive });
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
    trial.report(tool, kind, outcome, faults, { notes });
    // The other answers would have the same outcome; this also holds without a question.
    if (questions.every(({ answer, refused }) => refused && !answer)) return;
  }
  await tellYesFromNo(trial, tool, args, accepted);
  const refusals = await callAndRefuse(trial, tool, args, accepted);
  const silence = plan.silence > 0 ? await trial.call(tool, args, () => undefined) : undefined;
  // A server that does not wait for an answer ignores refusals too, but that is another fault.
  const waits = !doesNotWait(silence?.outcome, accepted);
  for (const { name, action, at, outcome, faults } of refusals) {
    const cases = own.filter(({ answers = [] }) =>
      at === undefined ? answers.includes(action) : answers[at] === action,
    );
    const errorMeant = cases.some(({ expect }) => expect?.isError === true);
    const textMeant = cases.flatMap(({ expect }) => (expect?.text && !expect.isError ? [expect.text] : []));
    const judged = refusalFaults(action, outcome, accepted, { errorMeant, textMeant, waits });
    trial.report(tool, name, outcome, [...faults, ...judged]);
  }
  if (silence) judgeSilence();
  await callUnable(trial, tool, args, destructive);

  function judgeSilence() {
    if (!silence) return;
    const hangMeant = own.some(({ answers = [], expect }) => answers.includes('silence') && expect?.hangs === true);
    const faults = silence.faults.filter(({ type }) => type !== 'hangs' || !hangMeant);
    const words = 'it does not wait for the answer: the same result comes without one';
    if (!waits && destructive) faults.push(failure('acts-unasked', `The tool says that it destroys, and ${words}.`));
    trial.report(tool, 'silence', silence.outcome, faults, { notes: waits || destructive ? [] : [words] });
  }
}

/** Warns if a question of a lone checkbox has the same outcome whether the answer is true or false. */
async function tellYesFromNo(trial: Trial, tool: string, args: Record<string, unknown>, accepted: Outcome[]) {
  const first = accepted.find(({ questions }) => questions.length === 1 && loneFlag(questions[0]) !== undefined);
  const name = first && loneFlag(first.questions[0]);
  const value = name !== undefined && first?.questions[0].answer?.content?.[name];
  if (!first || name === undefined || typeof value !== 'boolean') return;
  const content = { [name]: !value };
  const { outcome, faults } = await trial.call(tool, args, () => ({ action: 'accept', content }));
  const warnings = isAlike(outcome, [first])
    ? [`the result is the same whether “${oneLine(name)}” is true or false`]
    : [];
  trial.report(tool, String(!value), outcome, faults, { warnings });
}

/** Returns the name of a boolean that is the only property of a form. */
function loneFlag({ params }: Question) {
  const properties = Object.entries<any>(params?.requestedSchema?.properties ?? {});
  return properties.length === 1 && properties[0][1]?.type === 'boolean' ? properties[0][0] : undefined;
}

/** Calls the tool as a client without elicitation, as most clients are. */
async function callUnable(trial: Trial, tool: string, args: Record<string, unknown>, destructive: boolean) {
  const { outcome, faults } = await trial.callUnable(tool, args);
  const acts = outcome.ended === 'result' && !outcome.result?.isError;
  const notes: string[] = [];
  // A page that an error requires is no request. FastMCP and rmcp ask by themselves, and then the tool ends in an
  // error.
  if (outcome.questions.some(({ id }) => id !== undefined))
    notes.push('it asks a client that has not declared elicitation');
  if (faults.length === 0 && ['timeout', 'closed', 'silent'].includes(outcome.ended))
    faults.push(failure('hangs', 'The server neither acts nor ends in an error where the client cannot ask.'));
  else if (acts && destructive)
    faults.push(
      failure('acts-unasked', 'The tool says that it destroys, and acts unasked where the client has no elicitation.'),
    );
  else if (acts) notes.push('where the client has no elicitation, it acts unasked');
  trial.report(tool, 'no elicitation', outcome, faults, { notes });
}

/** Accepts every question for which an answer is found. */
const accepting =
  (kind: Kind, revision: Revision, notes: string[]): ((question: { params: any }) => Answer) =>
  ({ params }) => {
    const { answer, missing } = answerOf(kind, params, revision);
    if (missing) {
      const names = missing.map((name) => oneLine(name) || 'the whole').join(', ');
      notes.push(
        `no valid answer was found for ${names}, so it was cancelled; a case in elicitations.json can give one`,
      );
    }
    return answer ?? { action: 'cancel' };
  };

function remember(tools: Plan['askingTools'], tool: string, revision: string, questions: Question[]) {
  const { revisions, byUrl } = tools.get(tool) ?? { revisions: [], byUrl: true };
  const now = questions.every(({ params }) => params?.mode === 'url');
  tools.set(tool, { revisions: [...new Set([...revisions, revision])], byUrl: byUrl && now });
}

/** `at` is the index of the question, if there are several. */
export interface Refusal {
  name: string;
  action: 'decline' | 'cancel';
  at?: number;
  outcome: Outcome;
  faults: Failure[];
}

/** Declines all questions, cancels all questions, and then declines each of several questions separately. */
async function callAndRefuse(
  trial: Trial,
  tool: string,
  args: Record<string, unknown>,
  accepted: Outcome[],
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const action of ['decline', 'cancel'] as const) {
    refusals.push({ name: action, action, ...(await trial.call(tool, args, () => ({ action }))) });
  }
  const most = Math.min(MOST_REFUSED, Math.max(0, ...accepted.map(({ questions }) => questions.length)));
  // A server that stops at the first refusal has already been tested.
  for (let at = refusals[0].outcome.questions.length > 1 ? 0 : 1; most > 1 && at < most; at++) {
    const accept = accepting('defaults', trial.revision, []);
    const called = await trial.call(tool, args, (question, index) =>
      index === at ? { action: 'decline' } : accept(question),
    );
    refusals.push({ name: `decline question ${at + 1}`, action: 'decline', at, ...called });
  }
  return refusals;
}

/**
 * Judges the runs without a question after all revisions, because a tool may ask in some revisions only.
 * @param named the revisions that the user has named
 */
export function settle({ askingTools, runsWithoutQuestion }: Plan, named: string[], { verbose, print, summary }: Out) {
  for (const { tool, revision, run, failed, destructive } of runsWithoutQuestion) {
    const elsewhere = askingTools.get(tool);
    const problem = fault();
    if (problem) run.failures.push(problem);
    else if (failed && destructive) run.warnings.push('it destroys, and that it asks here is not known');
    run.notes = [];
    if (!verbose) summary.tool(tool, revision, [{ ...run, kind: '' }], [], problem ? '' : note());
    else {
      const mark = problem ? styled('red', 'FAILED') : styled('cyan', 'note  ');
      print(`${mark} ${styled('bold', revision)} ${oneLine(tool)}: ${problem?.text ?? note()}`);
    }

    function fault(): Failure | undefined {
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
