// `test --matrix`: every tool that is named, answered in every way that a person may.

import { answerOf } from './answers.js';
import { NOT_CALLED, failure, noSuchTool, refusalFaults } from './judge.js';
import { shown } from './source.js';

/** @typedef {import('./test.js').TestCase} TestCase */
/** @typedef {import('./client.js').Outcome} Outcome */
/**
 * @typedef {{ cases: TestCase[], named: string[], arguments?: Record<string, unknown>, allowDestructive: boolean, asked: Set<string> }} Given `asked`: the
 *   tools that have asked something, in whatever revision
 */

/**
 * @param {import('./test.js').Bench} bench
 * @param {Given} given
 */
export async function runMatrix(bench, given) {
  const { cases, named, allowDestructive } = given;
  const tools = await bench.tools();
  for (const name of new Set(named.length > 0 ? named : cases.map(({ tool }) => tool))) {
    const tool = tools.get(name);
    if (!tool) bench.report(name, NOT_CALLED, [noSuchTool(name, tools)]);
    else if (tool.annotations?.destructiveHint === true && !allowDestructive) {
      bench.report(name, NOT_CALLED, [failure('destructive', `“${shown(name)}” says that it destroys (destructiveHint): call it with --allow-destructive.`)]);
    }
    else await runTool(bench, name, given);
  }
}

/**
 * @param {import('./test.js').Bench} bench
 * @param {string} tool
 * @param {Given} given
 */
async function runTool(bench, tool, { cases, ...given }) {
  const own = cases.filter((one) => one.tool === tool);
  const args = given.arguments ?? own.find((one) => one.arguments)?.arguments ?? {};
  /** @type {Outcome[]} */
  const accepted = [];
  for (const kind of /** @type {const} */ (['defaults', 'least', 'most'])) {
    /** @type {string[]} */
    const notes = [];
    const { outcome, faults } = await bench.call(tool, args, ({ params }) => {
      const { answer, missing } = answerOf(kind, params, bench.revision);
      if (missing) notes.push(`no valid answer was found for ${missing.map((name) => shown(name) || 'the whole').join(', ')}, so it was cancelled; a case in elicitations.json can give one`);
      return answer ?? { action: 'cancel' };
    });
    const { questions, ended } = outcome;
    if (questions.length > 0) given.asked.add(tool);
    else if (faults.length === 0) {
      const failed = ended === 'error' || outcome.result?.isError;
      // What may be asked has grown since.
      if (failed && bench.revision !== '2025-06-18') faults.push(failure('fails-before-asking', 'The tool ends in an error before it asks anything.'));
      else notes.push('it asks nothing');
    }
    if (ended === 'result' && questions.length > 0 && outcome.result?.isError && notes.length === 0) notes.push('a valid answer ends in an error');
    if (ended === 'error' && questions.length > 0 && questions.every(({ refused }) => !refused)) {
      faults.push(failure('error', `The call ends in an error and not in a result: ${shown(String(outcome.error))}`));
    }
    if (notes.length === 0) accepted.push(outcome);
    bench.report(`${tool}: ${kind}`, outcome, faults, notes);
    // The other answers would find the same.
    if (questions.every(({ answer, refused }) => refused && !answer)) return;
  }
  for (const action of /** @type {const} */ (['decline', 'cancel'])) {
    const { outcome, faults } = await bench.call(tool, args, () => ({ action }));
    const meant = own.some(({ answers = [], expect }) => answers.includes(action) && expect?.isError === true);
    bench.report(`${tool}: ${action}`, outcome, [...faults, ...refusalFaults(action, outcome, accepted, meant)]);
  }
  const { outcome, faults } = await bench.call(tool, args, () => undefined);
  bench.report(`${tool}: silence`, outcome, faults);
}
