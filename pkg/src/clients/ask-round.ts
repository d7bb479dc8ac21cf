// Asks the questions of an agent as the steps of one card, and keeps those that cannot be shown.
import { answerOfPerson, resolveElement, serverOf } from './host.js';
import type { Diagnostic, ElicitResult } from '../rounds/types.js';
import type { RpcError } from './sdk.js';
import type { Host, RoundOptions } from './types.js';

/** Returns true if a text has visible characters. */
export const isText = (text: unknown): text is string =>
  typeof text === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Creates the reason why an interrupt is left to the host. */
export const left = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Rejects an interrupt unless a condition holds for a part of it. */
export function check(holds: unknown, part: string) {
  if (!holds) throw left('malformed-interrupt', `The interrupt cannot be read: its ${part} is not what it should be`);
}

/** An interrupt that was not shown, with the reasons. */
export interface Unanswered<Interrupt> {
  interrupt: Interrupt;
  diagnostics: Diagnostic[];
}

/** The questions of interrupts, and the interrupts that cannot be shown. */
export interface Read<Interrupt, Question> {
  questions: (Question & { interrupt: Interrupt })[];
  unanswered: Unanswered<Interrupt>[];
}

/** The content of an accepted form. */
export type Content = NonNullable<ElicitResult['content']>;

/** Adds the questions of an interrupt, or the reason why it cannot be shown. */
export function add<Interrupt, Question extends { params: object }>(
  { questions, unanswered }: Read<Interrupt, Question>,
  interrupt: Interrupt,
  read: () => Question[],
) {
  try {
    questions.push(...read().map((question) => ({ ...question, interrupt })));
  } catch (error) {
    const { code = 'malformed-interrupt', message } = error as { code?: string; message: string };
    unanswered.push({ interrupt, diagnostics: [{ code, severity: 'error', location: '', message }] });
  }
}

/** Asks questions as one round, except those that cannot be shown. */
export async function askRound<Interrupt, Question extends { params: object }>(
  host: Host,
  { questions, unanswered }: Read<Interrupt, Question>,
  { server, client, signal, expires }: RoundOptions & { expires?: number | undefined },
): Promise<{
  answered: { question: Question & { interrupt: Interrupt }; result: ElicitResult }[];
  unanswered: Unanswered<Interrupt>[];
}> {
  const element = await resolveElement(host);
  for (let open = questions; open.length; ) {
    try {
      const requests = Object.fromEntries(
        open.map(({ params }, index) => [`${index}`, { method: 'elicitation/create', params }]),
      );
      const results = await answerOfPerson(() =>
        element.elicitAll(requests, {
          server: serverOf(server),
          ...(client && { client }),
          signal,
          expires,
          unanswerable: 'reject',
        }),
      );
      if (results)
        return { answered: open.map((question, index) => ({ question, result: results[`${index}`] })), unanswered };
    } catch (error) {
      const { code, data } = (error as RpcError | undefined) ?? {};
      const faults = open.map((_, step) =>
        code === -32602 && Array.isArray(data) ? data.filter((diagnostic) => (diagnostic.step ?? 0) === step) : [],
      );
      if (faults.every(({ length }) => !length)) throw error;
      unanswered.push(
        ...open.flatMap(({ interrupt }, step) =>
          faults[step].length ? [{ interrupt, diagnostics: faults[step] }] : [],
        ),
      );
      open = open.filter((_, step) => !faults[step].length);
    }
  }
  return { answered: [], unanswered };
}
