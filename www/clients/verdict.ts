// The treatment of a request by clients, from clients.json.
import type { Traits } from './traits.js';

/** `null` if it is not established. */
export type Fact = string | null | { is: string; version?: string; date?: string; source?: string };
export interface Rule {
  when: string;
  effect: Effect;
  says: string;
}
export interface Client {
  name: string;
  version: string;
  date: string;
  source: string;
  computed?: 'sdk-1' | 'sdk-2' | 'sdk-2-rounds';
  form: Fact;
  url: Fact;
  rounds: Fact;
  tasks: Fact;
  defaults: Fact;
  enums: Fact;
  notes: string[];
  does: Rule[];
}
export type Effect = 'whole' | 'drops' | 'alters' | 'no-form' | 'undeclared' | 'refuses' | 'unseen' | 'unknown';
export interface Verdict {
  effect: Effect;
  says: { text: string; places: string[] }[];
}

/** The effects, from the best to the worst. */
export const EFFECTS: Record<Effect, string> = {
  whole: 'Shown whole',
  drops: 'Drops a keyword',
  alters: 'Alters the answer',
  'no-form': 'Asked without a form',
  undeclared: 'Not declared',
  refuses: 'Refused',
  unseen: 'Not shown',
  unknown: 'Not established',
};
const RANK = Object.keys(EFFECTS);
/** Returns the value of a fact without its source. */
export const factValue = (fact: Fact) => (typeof fact === 'object' && fact !== null ? fact.is : fact);

export function verdict(client: Client, traits: Traits): Verdict {
  const mode = traits.has('url') ? 'url' : 'form';
  const support = factValue(client[mode]);
  const facts = client.does.filter(({ when }) => traits.has(when));
  const says = facts.map(({ when, says: text }) => ({
    text,
    places: (traits.get(when) as string[]).filter(Boolean),
  }));
  if (facts.length > 0) {
    const [worst] = facts.map(({ effect }) => effect).sort((left, right) => RANK.indexOf(right) - RANK.indexOf(left));
    return { effect: worst, says };
  }
  if (support === null) return { effect: 'unknown', says: [] };
  if (support.startsWith('no'))
    return {
      effect: 'undeclared',
      says: [
        { text: factValue(client.form) === 'no' ? 'it has no elicitation' : 'URL mode is not declared', places: [] },
      ],
    };
  return { effect: 'whole', says: [] };
}
