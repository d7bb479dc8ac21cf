// Asks the questions of an agent as the steps of one card, and keeps those that cannot be shown.
import { answerOfPerson, resolveElement, serverOf } from './host.js';
import type { CardApproval, Diagnostic, ElicitResult } from '../rounds/types.js';
import type { RpcError } from './sdk.js';
import type { Host, RoundOptions } from './types.js';

/** Returns true if a text has visible characters. */
export const isText = (text: unknown): text is string =>
  typeof text === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Creates the reason why an interrupt is left to the host. */
export const left = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Rejects an interrupt unless a condition holds for a part of it. */
export function check(holds: unknown, part: string) {
  if (!holds) throw left('malformed-interrupt', `Its ${part} cannot be read`);
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

/** A request, and what the card offers if it is an approval. */
export interface Asked {
  params: object;
  approval?: CardApproval;
}

/** The content of an accepted form. */
export type Content = NonNullable<ElicitResult['content']>;

/** Reads a part of an interrupt; or adds the reason why it cannot be read, and returns undefined. */
export function readOrLeave<Interrupt, Part>(
  unanswered: Unanswered<Interrupt>[],
  interrupt: Interrupt,
  read: () => Part,
): Part | undefined {
  try {
    return read();
  } catch (error) {
    const { code = 'malformed-interrupt', message } = error as { code?: string; message: string };
    unanswered.push({ interrupt, diagnostics: [{ code, severity: 'error', location: '', message }] });
    return undefined;
  }
}

/** Adds the questions of an interrupt, or the reason why it cannot be shown. */
export function add<Interrupt, Question extends Asked>(
  { questions, unanswered }: Read<Interrupt, Question>,
  interrupt: Interrupt,
  read: () => Question[],
) {
  const own = readOrLeave(unanswered, interrupt, read) ?? [];
  questions.push(...own.map((question) => ({ ...question, interrupt })));
}

/** Asks questions as one round, except those that cannot be shown. */
export async function askRound<Interrupt, Question extends Asked>(
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
          approvals: open.map(({ approval }) => approval),
        }),
      );
      if (results)
        return { answered: open.map((question, index) => ({ question, result: results[`${index}`] })), unanswered };
    } catch (error) {
      const { code, data } = (error as RpcError | undefined) ?? {};
      if (code !== -32602 || !Array.isArray(data)) throw error;
      for (const [step, { interrupt }] of open.entries()) {
        const diagnostics = data.filter((diagnostic) => (diagnostic.step ?? 0) === step);
        if (diagnostics.length) unanswered.push({ interrupt, diagnostics });
      }
      // An interrupt of several questions needs all their answers.
      const others = open.filter(({ interrupt }) => !unanswered.some((one) => one.interrupt === interrupt));
      if (others.length === open.length) throw error;
      open = others;
    }
  }
  return { answered: [], unanswered };
}
