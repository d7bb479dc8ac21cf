// `?embed=1`: the request and its form in a page of documentation, and a link to the whole playground with the same request.
import { encode } from './share.js';

/**
 * @param {HTMLElement} link
 * @param {import('./state.js').State} state
 */
export async function linkToWhole(link, state) {
  /** @type {HTMLAnchorElement} */ (link).href = `./${await encode({ ...state, example: undefined })}`;
}
