// `?embed=1`: shows the request and its form in a page of documentation, with a link to the whole playground.
import { encode } from './share.js';

/**
 * @param {HTMLElement} link
 * @param {import('./state.js').State} state
 */
export async function linkToWhole(link, state) {
  /** @type {HTMLAnchorElement} */ (link).href = `./${await encode({ ...state, example: undefined })}`;
}
