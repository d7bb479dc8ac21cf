// `?embed=1`: shows the request and its form in a page of documentation, with a link to the whole playground.
import { encode } from './share.js';
import type { State } from './state.js';

export async function linkToWhole(link: HTMLElement, state: State) {
  (link as HTMLAnchorElement).href = `./${await encode({ ...state, example: undefined })}`;
}
