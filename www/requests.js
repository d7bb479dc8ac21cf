// Returns the params of the elicitations in a text of any shape, as a client receives them.
import { shapeOf } from './wire.js';

/** @typedef {Record<string, any>} Params */

/**
 * @param {string} text JSON
 * @returns {Params[]} one for a request, params or a bare schema; one for each elicitation of a round; none where the text has no request
 */
export function elicitationsOf(text) {
  let shape;
  try {
    shape = shapeOf(text);
  } catch {
    return [];
  }
  const value = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if (shape.kind === 'schema') return [{ message: '', requestedSchema: value }];
  const params =
    shape.kind === 'inputRequests'
      ? Object.values(shape.inputRequests)
          .filter(({ method }) => method === 'elicitation/create')
          .map((request) => request.params)
      : [value.params ?? value];
  return params.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
}
