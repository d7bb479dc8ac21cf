// A case of elicitations.json: a call, its answers, and the expected outcome.

import { validateResult } from 'mcp-elicitation/lint';
import { METHOD } from '../../../target/generated/facts.js';
import { NOT_CALLED, failure, noSuchTool, textOf, whole } from './judge.js';
import { shown } from './source.js';

/** @typedef {import('./test.js').TestCase} TestCase */
/** @typedef {import('./test.js').Scripted} Scripted */
/** @typedef {import('./client.js').Answer} Answer */
/** @typedef {import('./judge.js').Failure} Failure */

/**
 * @param {Exclude<Scripted, 'silence'>} scripted
 * @param {any} params
 * @returns {Answer}
 */
function answerOf(scripted, params) {
  if (typeof scripted === 'string') return { action: scripted };
  return { action: 'accept', ...(params?.mode !== 'url' && { content: scripted.accept }) };
}

/** @param {TestCase} one */
const nameOf = ({ name, tool, answers = [] }) =>
  name ?? [tool, ...answers.map((answer) => (typeof answer === 'string' ? answer : 'accept'))].join(' ');

/**
 * @param {import('./test.js').Bench} bench
 * @param {TestCase} one
 */
export async function runCase(bench, one) {
  const { tool, answers = [], expect = {} } = one;
  const tools = await bench.tools();
  if (!tools.has(tool)) {
    bench.report(nameOf(one), NOT_CALLED, [noSuchTool(tool, tools)]);
    return;
  }
  /** @type {Failure[]} */
  const failures = [];
  const { outcome, faults } = await bench.call(tool, one.arguments ?? {}, ({ params }, index) => {
    const scripted = answers[index];
    if (scripted === undefined) {
      failures.push(
        failure('unanswered', `Question ${index + 1} has no answer in the case: ${shown(String(params?.message))}`),
      );
      return { action: 'cancel' };
    }
    if (scripted === 'silence') return undefined;
    const answer = answerOf(scripted, params);
    const { valid, errors } = validateResult({ method: METHOD, params }, answer, { revision: bench.revision });
    if (valid) return answer;
    const why = errors
      .map(({ instanceLocation, message }) => `${instanceLocation || '(the whole)'}: ${message}`)
      .join(' ');
    failures.push(
      failure('invalid-answer', `Answer ${index + 1} does not fit what is asked, and was not sent: ${shown(why)}`),
    );
    return { action: 'cancel' };
  });
  failures.push(
    ...faults.filter(({ type }) => type !== 'hangs' || !expect.hangs),
    ...unexpected(outcome, answers, expect),
  );
  bench.report(nameOf(one), outcome, failures);
}

/**
 * Returns the differences between a call and its expectation.
 * @param {import('./client.js').Outcome} outcome
 * @param {Scripted[]} answers
 * @param {NonNullable<TestCase['expect']>} expect
 */
function unexpected({ questions, ended, result, error }, answers, { asked, text, isError = false }) {
  /** @type {Failure[]} */
  const found = [];
  const messages = questions.map(({ params }) => String(params?.message));
  const count = Array.isArray(asked) ? asked.length : (asked ?? answers.length);
  if (messages.length !== count)
    found.push(
      failure('asked', `${messages.length} question${messages.length === 1 ? ' was' : 's were'} asked, not ${count}.`),
    );
  if (Array.isArray(asked)) {
    asked.forEach((wanted, index) => {
      if (messages[index] !== undefined && !messages[index].includes(wanted))
        found.push(
          failure('asked', `Question ${index + 1} is “${shown(messages[index])}”, without “${shown(wanted)}”.`),
        );
    });
  }
  if (ended === 'error' && !isError)
    found.push(failure('error', `The call ended in an error: ${whole(String(error))}`));
  if (ended === 'result' && (result?.isError === true) !== isError)
    found.push(failure('isError', `The result is ${isError ? 'no' : 'an'} error: ${whole(textOf(result))}`));
  const came = ended === 'error' ? String(error) : textOf(result);
  if (text !== undefined && !came.includes(text))
    found.push(failure('text', `“${shown(text)}” is not in the result: ${whole(came)}`));
  return found;
}
