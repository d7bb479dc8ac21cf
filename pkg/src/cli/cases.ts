// A case of elicitations.json: a call, its answers, and the expected outcome.

import { validateResult } from 'mcp-elicitation/lint';
import { METHOD } from '../../../target/generated/facts.js';
import { NOT_CALLED, failure, noSuchTool, textOf, whole, type Failure } from './judge.js';
import { oneLine } from './source.js';
import type { Trial } from './trial.js';
import type { Answer, Outcome } from './client.js';

export type Scripted = { accept: Record<string, unknown> } | 'decline' | 'cancel' | 'silence';
export interface Expected {
  asked?: number | string[];
  text?: string;
  isError?: boolean;
  hangs?: boolean;
}
/** A case of elicitations.json. */
export interface TestCase {
  name?: string;
  tool: string;
  arguments?: Record<string, unknown>;
  revisions?: string[];
  answers?: Scripted[];
  expect?: Expected;
}

function answerOf(scripted: Exclude<Scripted, 'silence'>, params: any): Answer {
  if (typeof scripted === 'string') return { action: scripted };
  return { action: 'accept', ...(params?.mode !== 'url' && { content: scripted.accept }) };
}

const nameOf = ({ name, tool, answers = [] }: TestCase) =>
  name ?? [tool, ...answers.map((answer) => (typeof answer === 'string' ? answer : 'accept'))].join(' ');

export async function runCase(trial: Trial, one: TestCase) {
  const before = trial.done.length;
  await play(trial, one);
  trial.summarize(nameOf(one), trial.done.slice(before));
}

async function play(trial: Trial, one: TestCase) {
  const { tool, answers = [], expect = {} } = one;
  const tools = await trial.tools();
  if (!tools.has(tool)) {
    trial.report(nameOf(one), '', NOT_CALLED, [noSuchTool(tool, tools)]);
    return;
  }
  const failures: Failure[] = [];
  const { outcome, faults } = await trial.call(tool, one.arguments ?? {}, ({ params }, index) => {
    const scripted = answers[index];
    if (scripted === undefined) {
      failures.push(
        failure('unanswered', `Question ${index + 1} has no answer in the case: ${oneLine(String(params?.message))}`),
      );
      return { action: 'cancel' };
    }
    if (scripted === 'silence') return undefined;
    const answer = answerOf(scripted, params);
    const checked = { revision: trial.revision, undecided: 'pass' as const };
    const { valid, errors } = validateResult({ method: METHOD, params }, answer, checked);
    if (valid) return answer;
    const why = errors
      .map(({ instanceLocation, message }) => `${instanceLocation || '(the whole)'}: ${message}`)
      .join(' ');
    failures.push(
      failure('invalid-answer', `Answer ${index + 1} does not fit what is asked, and was not sent: ${oneLine(why)}`),
    );
    return { action: 'cancel' };
  });
  failures.push(
    ...faults.filter(({ type }) => type !== 'hangs' || !expect.hangs),
    ...unexpected(outcome, answers, expect),
  );
  trial.report(nameOf(one), '', outcome, failures);
}

/** Returns the differences between a call and its expectation. */
function unexpected(
  { questions, ended, result, error }: Outcome,
  answers: Scripted[],
  { asked, text, isError = false }: NonNullable<TestCase['expect']>,
) {
  const failures: Failure[] = [];
  const messages = questions.map(({ params }) => String(params?.message));
  const count = Array.isArray(asked) ? asked.length : (asked ?? answers.length);
  if (messages.length !== count)
    failures.push(
      failure('asked', `${messages.length} question${messages.length === 1 ? ' was' : 's were'} asked, not ${count}.`),
    );
  if (Array.isArray(asked)) {
    asked.forEach((part, index) => {
      if (messages[index] !== undefined && !messages[index].includes(part))
        failures.push(
          failure('asked', `Question ${index + 1} is “${oneLine(messages[index])}”, without “${oneLine(part)}”.`),
        );
    });
  }
  if (ended === 'error' && !isError)
    failures.push(failure('error', `The call ended in an error: ${whole(String(error))}`));
  if (ended === 'result' && (result?.isError === true) !== isError)
    failures.push(failure('isError', `The result is ${isError ? 'no' : 'an'} error: ${whole(textOf(result))}`));
  const output = ended === 'error' ? String(error) : textOf(result);
  if (text !== undefined && !output.includes(text))
    failures.push(failure('text', `“${oneLine(text)}” is not in the result: ${whole(output)}`));
  return failures;
}
