// Asks what an agent wants to know as the steps of one card.
import { MOST_BYTES } from '../../../target/generated/limits.js';
import { answerOfPerson, resolveElement, serverOf } from './host.js';
import type { AgentOptions, Host } from './types.js';
import { MOST_STEPS } from '../rounds/limits.js';
import type { CardApproval, Diagnostic, ElicitOptions, ElicitResult } from '../rounds/types.js';

/** Returns true if a text has visible characters. */
export const isText = (text: unknown): text is string => typeof text === 'string' && /[^\p{C}\p{M}\p{Z}]/u.test(text);

/** Creates the error of an item that cannot be asked or answered. */
export const fault = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Throws a fault unless a condition holds for a part of an item. */
export function check(holds: unknown, part: string) {
  if (!holds) throw fault('malformed-interrupt', `Its ${part} cannot be read`);
}

/** Joins texts to paragraphs, without those that have no visible characters. */
export function paragraphs(...texts: unknown[]): string {
  for (const text of texts) check(typeof (text ?? '') === 'string', 'text');
  return texts.filter(isText).join('\n\n');
}

/** The result of a step; `expire`: its time was over before the user had decided. */
export type StepResult = ElicitResult | { action: 'expire'; content?: undefined; _meta?: undefined };

/** The steps of one item of an agent, and the answer that their results make. */
export interface Inquiry<Answer> {
  /** Requests, and what the card offers for those that are approvals. */
  steps: { params: object; approval?: CardApproval }[];
  /** The moment at which they end. */
  expires?: number | undefined;
  /** Takes the results of the steps. It throws a fault if they are no answer. */
  answer(results: StepResult[]): Answer;
}

export type Unanswered<Name extends string, Item> = (Record<Name, Item> & { diagnostics: Diagnostic[] })[];

/**
 * Asks the inquiries of all items as one round. An item with a fault stays unanswered; the others are still asked, the
 * first as many as a round can hold.
 * @param name what an item is, as a member of the unanswered ones
 * @param read returns the inquiry of an item; nothing to ignore the item
 */
export async function askRound<Name extends string, Item>(
  name: Name,
  items: readonly Item[],
  host: Host,
  { server, ...options }: AgentOptions & Pick<ElicitOptions, 'isAgentsQuestion'>,
  read: (item: Item, index: number) => Inquiry<void> | undefined,
): Promise<Unanswered<Name, Item>> {
  const element = await resolveElement(host);
  const unanswered = [] as unknown as Unanswered<Name, Item>;
  const leave = (item: Item, diagnostics: Diagnostic[]) =>
    unanswered.push({ [name]: item, diagnostics } as (typeof unanswered)[0]);
  const attempt = <Value>(item: Item, work: () => Value): Value | undefined => {
    try {
      return work();
    } catch (error) {
      const { code = 'malformed-interrupt', message } = error as { code?: string; message: string };
      leave(item, [{ code, severity: 'error', location: '', message }]);
      return undefined;
    }
  };
  let [count, characters] = [0, 0];
  let open = items.flatMap(
    (item, index) =>
      attempt(item, () => {
        const inquiry = read(item, index);
        if (!inquiry) return undefined;
        count += inquiry.steps.length;
        characters += JSON.stringify(inquiry.steps).length;
        if (count <= MOST_STEPS && characters <= MOST_BYTES) return { ...inquiry, item };
        throw fault('over-limit', 'More than a round can hold');
      }) ?? [],
  );
  while (open.length) {
    const steps = open.flatMap((inquiry) => inquiry.steps.map((step) => ({ ...step, inquiry })));
    const expires = Math.min(...open.map(({ expires = Infinity }) => expires));
    // The name of the method is a literal: its constant brings all facts of the element with it.
    const requests = steps.map(({ params }) => ({ method: 'elicitation/create', params }));
    try {
      const results = await answerOfPerson(() =>
        element.elicitAll(
          { ...(requests as object) },
          {
            ...options,
            server: serverOf(server),
            ...(expires < Infinity && { expires }),
            unanswerable: 'reject',
            approvals: steps.map(({ approval }) => approval),
          },
        ),
      );
      if (!results) break;
      const action = Date.now() < expires ? 'cancel' : 'expire';
      const all = Object.values(results).map(
        (result): StepResult => (result.action === 'cancel' ? { action } : result),
      );
      for (const { item, steps, answer } of open) attempt(item, () => answer(all.splice(0, steps.length)));
      break;
    } catch (error) {
      const { code, data } = Object(error) as { code?: number; data?: (Diagnostic & { step?: number })[] };
      const { length } = open;
      open = open.filter((inquiry) => {
        const own = [data ?? []].flat().filter(({ step }) => (steps[step!]?.inquiry ?? inquiry) === inquiry);
        return !own.length || !leave(inquiry.item, own);
      });
      if (code !== -32602 || open.length === length) throw error;
    }
  }
  return unanswered;
}
