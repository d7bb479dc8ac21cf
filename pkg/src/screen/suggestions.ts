// Tells which suggestions of the host page a form has not taken.
import type { Question } from '../rounds/round.js';
import type { Diagnostic } from '../rounds/types.js';

/** Returns a value as JSON text; a choice of several is sent in the order of the options. */
const textOf = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/**
 * Returns a diagnostic for each suggested property of a question whose form has ignored it.
 * @param content the content before the user has entered anything, as JSON text
 */
export function ignoredSuggestions(question: Question, suggested: string, content: string): Diagnostic[] {
  const properties = Object(Object(question.params?.requestedSchema).properties);
  const values = JSON.parse(content);
  return Object.entries(JSON.parse(suggested))
    .filter(([name, value]) => Object.hasOwn(properties, name) && textOf(value) !== textOf(values[name]))
    .map(([name]) => ({
      code: 'suggestion-ignored',
      severity: 'warning',
      location: `/requestedSchema/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    }));
}
