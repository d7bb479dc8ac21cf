// `?embed=1`: the request and its form in a page of documentation, and a link to the whole playground with the same request.
import { encode } from './share.js';

/**
 * @param {HTMLElement} link
 * @param {() => import('./state.js').State} state as it is when the link is followed
 */
export function linkToWhole(link, state) {
  const anchor = /** @type {HTMLAnchorElement} */ (link);
  const refresh = async () => {
    anchor.href = `./${await encode({ ...state(), example: undefined })}`;
  };
  // Before it is followed, however that happens: by pointer, by key, or copied from its menu.
  for (const about of ['pointerenter', 'focus']) anchor.addEventListener(about, refresh);
  refresh();
}
