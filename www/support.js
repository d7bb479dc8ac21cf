// The treatment of a request by clients, from clients.json.

/** @typedef {import('./traits.js').Traits} Traits */
/** @typedef {string | null | { is: string, version?: string, date?: string, source?: string }} Fact null: not established */
/** @typedef {{ when: string, effect: Effect, says: string }} Rule */
/** @typedef {{ name: string, version: string, date: string, source: string, computed?: 'sdk-1' | 'sdk-2' | 'sdk-2-rounds', form: Fact, url: Fact, rounds: Fact, tasks: Fact, defaults: Fact, enums: Fact, notes: string[], does: Rule[] }} Client */
/** @typedef {'whole' | 'drops' | 'alters' | 'no-form' | 'undeclared' | 'refuses' | 'unseen' | 'unknown'} Effect */
/** @typedef {{ effect: Effect, says: { text: string, places: string[] }[] }} Verdict */

/** The effects, from the best to the worst. */
export const EFFECTS = /** @type {Record<Effect, string>} */ ({
  whole: 'Shown whole',
  drops: 'Key dropped',
  alters: 'Answer altered',
  'no-form': 'Asked without a form',
  undeclared: 'Not declared',
  refuses: 'Refused',
  unseen: 'Not shown',
  unknown: 'Not established',
});
const RANK = Object.keys(EFFECTS);
/** Returns the value of a fact without its source. */
export const said = (/** @type {Fact} */ fact) => (typeof fact === 'object' && fact !== null ? fact.is : fact);

/**
 * @param {Client} client
 * @param {Traits} traits
 * @returns {Verdict}
 */
export function verdict(client, traits) {
  const mode = traits.has('url') ? 'url' : 'form';
  const support = said(client[mode]);
  const known = client.does.filter(({ when }) => traits.has(when));
  const says = known.map(({ when, says: text }) => ({
    text,
    places: /** @type {string[]} */ (traits.get(when)).filter(Boolean),
  }));
  if (known.length > 0) {
    const [worst] = known.map(({ effect }) => effect).sort((left, right) => RANK.indexOf(right) - RANK.indexOf(left));
    return { effect: worst, says };
  }
  if (support === null) return { effect: 'unknown', says: [] };
  if (support.startsWith('no'))
    return {
      effect: 'undeclared',
      says: [{ text: said(client.form) === 'no' ? 'it has no elicitation' : 'URL mode is not declared', places: [] }],
    };
  return { effect: 'whole', says: [] };
}
