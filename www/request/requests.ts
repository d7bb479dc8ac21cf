// Returns the params of the elicitations in a text of any shape, as a client receives them.
import { shapeOf, type Entry } from './shape.js';
import { isObject } from '../../pkg/src/rounds/json.js';

export type Params = Record<string, any>;

/**
 * Returns the params in a JSON text: one for a request, params or a bare schema, one for each elicitation of a round,
 * none for another text.
 */
export function elicitationsOf(text: string): Params[] {
  let shape;
  try {
    shape = shapeOf(text);
  } catch {
    return [];
  }
  const value = JSON.parse(text);
  if (!isObject(value)) return [];
  if (shape.kind === 'schema') return [{ message: '', requestedSchema: value }];
  const params =
    shape.kind === 'inputRequests'
      ? (Object.values(shape.inputRequests) as Entry[])
          .filter(({ method }) => method === 'elicitation/create')
          .map((request) => request.params)
      : [value.params ?? value];
  return params.filter(isObject);
}
