// What stands where a question is about to be, as tall as that will be, so that the page does not jump.

/** The sentence `loading`, which the form's catalogues have too. */
const LOADING = 'Loading the question…';

/**
 * @param {Document} document
 * @param {string} request
 * @param {string} [sentence] in the language of the page, where it is known
 * @returns {HTMLElement}
 */
export function skeleton(document, request, sentence = LOADING) {
  const fields = Math.max(0, (request.match(/"type"/g) ?? []).length - 1);
  const block = document.createElement('div');
  block.setAttribute('part', 'skeleton');
  block.setAttribute('role', 'status');
  block.textContent = sentence;
  /** @type {any} */ (block).style = `box-sizing: border-box; max-inline-size: 560px; min-block-size: ${234 + 100 * fields}px; padding: 20px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: var(--elicit-radius, 12px); opacity: 0.7`;
  return block;
}
