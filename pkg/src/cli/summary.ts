// The short report of `test`: a line for each tool in each revision, and details of failures.

import { styled } from './style.js';
import { linesFor, type Language } from './failures.js';
import { oneLine } from './source.js';
import type { Failure } from './judge.js';
import type { Case } from './junit.js';

/** A run of a tool, or a case. */
export interface Run extends Case {
  tool: string;
  /** The kind of answer; empty for a case. */
  kind: string;
  failures: Failure[];
  /** The questions with their answers, and the result. */
  exchange: string[];
  notes: string[];
  /** Warnings about the tool, without those of lint. */
  warnings: string[];
}

const indented = (text: string, depth: number) => text.replace(/^/gm, ' '.repeat(depth));
/** The longest line of an exchange. */
const LONGEST = 160;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Groups by a key, in the order of the first of each. */
function grouped<T>(all: T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

export class Summary {
  #print;
  #language;
  /** The texts that are printed once. */
  #printed = new Set<string>();

  constructor(print: (text: string) => void, language: Language) {
    this.#print = print;
    this.#language = language;
  }

  /**
   * Prints the outcome of the runs of a tool in a revision.
   * @param lint the warnings of lint about its requests
   * @param reason the reason why it was not tested
   */
  tool(
    name: string,
    revision: string,
    runs: Run[],
    lint: string[],
    reason = runs.find(({ skipped }) => skipped)?.skipped,
  ) {
    const failed = runs.filter(({ failures }) => failures.length > 0);
    const passed = runs.filter(({ failures }) => failures.length === 0 && !reason);
    const kinds = (some: Run[]) => some.map(({ kind }) => kind.replaceAll(' ', '-')).join(' ');
    const mark =
      failed.length > 0 ? styled('red', '✗') : passed.length > 0 ? styled('green', '✓') : styled('cyan', '–');
    const outcome =
      failed.length > 0 && kinds(failed)
        ? [`${styled('red', kinds(failed))} failed`, ...(passed.length > 0 ? [`${kinds(passed)} passed`] : [])].join(
            '; ',
          )
        : kinds(passed);
    const line = [mark, `${styled('bold', oneLine(name))} `, `${revision} `, outcome || reason || '']
      .join(' ')
      .trimEnd();
    this.#print([line, ...this.#failures(name, failed), ...this.#rest(runs, lint)].join('\n'));
  }

  #failures(tool: string, failed: Run[]) {
    const all = failed.flatMap((run) => run.failures.map((failure) => ({ run, failure })));
    const groups = grouped(all, ({ failure: { type, text } }) => type + text);
    const isFresh = ([{ failure }]: typeof all) => this.#isFresh(`${tool} ${failure.type} ${failure.text}`);
    const fresh = groups.filter(isFresh);
    const typesOf = (some: typeof groups) => [...new Set(some.map(([{ failure }]) => failure.type))];
    const repeated = typesOf(groups.filter((alike) => !fresh.includes(alike)));
    const remedies = typesOf(fresh).filter((type) => this.#isFresh(`explain ${type}`));
    const printed = new Set<string>();
    // Several failures may have the same exchange.
    const exchangeOf = ({ exchange }: Run) => {
      const text = exchange.filter((line) => line !== 'not called').join('\n');
      return printed.has(text) || !text || !printed.add(text)
        ? []
        : text.split('\n').map((line) => indented(cut(line), 4));
    };
    const lines = new Set(remedies.map((type) => linesFor(type, this.#language)).filter((text) => text !== undefined));
    return [
      ...fresh.flatMap((alike) => {
        const [{ run, failure }] = alike;
        const kinds = run.kind ? ` (${alike.map(({ run }) => run.kind).join(', ')})` : '';
        return [indented(`${styled('red', failure.type)}${kinds}: ${failure.text}`, 2), ...exchangeOf(run)];
      }),
      ...(repeated.length > 0 ? [`  ${repeated.join(', ')}: as above`] : []),
      ...[...lines].flatMap((text) =>
        this.#isFresh(text) ? [indented(styled('green', 'Write'), 2), indented(text, 4)] : [],
      ),
      ...remedies.map((type) => `  More: mcp-elicitation explain ${type}`),
    ];
  }

  /** True for a text that is not printed yet. */
  #isFresh(text: string) {
    return !this.#printed.has(text) && this.#printed.add(text) !== undefined;
  }

  #rest(runs: Run[], lint: string[]) {
    const notes = (label: string, of: (run: Run) => string[]) =>
      grouped(
        runs.flatMap((run) => of(run).map((text) => ({ text, kind: run.kind }))),
        ({ text }) => text,
      ).map((alike) => {
        const kinds = alike.map(({ kind }) => kind).filter(Boolean);
        return `${label}: ${kinds.length > 0 ? `${kinds.join(', ')}: ` : ''}${alike[0].text}`;
      });
    const lines = [
      ...lint.map((finding) => `${styled('yellow', 'warning')} ${oneLine(finding)}`),
      ...notes(styled('yellow', 'warning'), ({ warnings }) => warnings),
      ...notes(styled('cyan', 'note'), ({ notes }) => notes),
    ];
    return lines.filter((line) => this.#isFresh(line)).map((line) => indented(line, 2));
  }
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns the last line: it says that all is well only where neither a failure nor a warning is left. */
export function lastLine(
  runs: Run[],
  revisions: string[],
  findings: { errors: number; warnings: number; notes: number },
  warnings: number,
) {
  const failed = runs.filter(({ failures }) => failures.length > 0).length;
  const some = Object.entries(findings).filter(([, count]) => count > 0);
  const lint = some.map(([kind, count]) => many(count, kind.slice(0, -1))).join(', ');
  const isWell = findings.errors === 0 && findings.warnings === 0 && warnings === 0;
  const parts = [
    failed > 0 ? `${failed} failed` : isWell ? 'all is well' : 'all passed',
    ...(lint ? [`lint has ${lint}${findings.notes > 0 ? ' (--verbose shows all)' : ''}`] : []),
    ...(warnings > 0 ? [`${many(warnings, 'other warning')}`] : []),
  ];
  return `${many(runs.length, 'run')} in ${revisions.join(', ')}: ${parts.join('; ')}`;
}
