// What stands where there is no card: bars until it is there, and a sentence where it does not come.
import { FAILED, LOADING } from '../../target/generated/facts.js';

// The placeholder that is shown until the card is mounted: bars in the card's colours, about as tall as the card will be,
// so that the page does not jump.

// The tokens are those of the card's own style sheet, which comes with the form.
export const STYLE = `
:host { display: block; }
:host([hidden]) { display: none; }
[part=skeleton] {
  --bg: var(--elicit-color-bg, light-dark(#fff, #1f1f21)); --fg: var(--elicit-color-fg, light-dark(#1b1b1a, #ececea)); --pad: calc(20px * var(--elicit-space, 1));
  box-sizing: border-box; max-inline-size: var(--elicit-max-width, 40em); padding: calc(16px * var(--elicit-space, 1)) var(--pad); overflow: clip;
  color: var(--elicit-color-muted, light-dark(#5f5e59, #a9a8a2)); background: var(--bg); font-family: var(--elicit-font, inherit); line-height: 2em;
  border: 1px solid var(--elicit-color-border, light-dark(#d9d8d3, #3d3d40)); border-radius: var(--elicit-radius, 12px);
}
[part=skeleton] i { display: block; box-sizing: border-box; border-radius: calc(var(--elicit-radius, 12px) * 2 / 3); background: color-mix(in srgb, var(--fg) 8%, var(--bg)); }
:host([layout=inline]) [part=skeleton] { --bg: var(--elicit-color-bg, transparent); --fg: currentColor; padding-inline: 0; border: 0; max-inline-size: none; }
:host([layout=dialog]) [part=skeleton] { position: fixed; inset: 0; margin: auto; inline-size: calc(100vw - 24px); block-size: fit-content; max-block-size: calc(100dvh - 24px); z-index: 1; }
@media (forced-colors: active) { [part=skeleton] i { border: 1px solid GrayText; } }
`;

/** @typedef {Record<string, any>} Schema as far as it is one */

/** @param {unknown} value @returns {any} */
const object = (value) => (typeof value === 'object' && value !== null ? value : {});

/** @param {Schema} schema */
const options = ({ enum: values, oneOf, anyOf }) => [values, oneOf, anyOf].find(Array.isArray)?.length ?? 0;

/**
 * How tall a property's control is likely to be, in the same pixels.
 * @param {Schema} schema
 * @returns {number}
 */
function control(schema) {
  if (schema.type === 'boolean') return schema.default === undefined ? 32 : 60;
  if (schema.type === 'array') {
    const count = options(object(schema.items));
    return count > 12 ? 390 : count ? 14 + 38 * count : 100;
  }
  const count = options(schema);
  if (count && count <= 6) return count > 2 ? 38 * count - 6 : 32;
  return schema.maxLength > 200 ? 125 : 44;
}

/**
 * The bars of a card from its message to its buttons: what is above each, and how tall it is, in pixels at a font of 16.
 * @param {string} request
 * @returns {[number, number, string?][]}
 */
function bars(request) {
  let params;
  try {
    params = object(JSON.parse(request));
  } catch {
    return [];
  }
  params = object(params.params ?? params);
  const message = String(params.message ?? '');
  const lines = message && message.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 62)), 0);
  /** @type {[number, number, string?][]} */
  const found = [[8, 20 + 24 * Number(lines)]];
  if (params.mode === 'url') return [...found, [12, 30], [12, 44]];
  const schemas = Object.values(object(object(params.requestedSchema).properties)).map(object);
  for (const schema of schemas.slice(0, 40)) {
    const hinted = schema.description ?? schema.format ?? schema.minimum ?? schema.maximum ?? schema.minLength ?? schema.maxLength;
    found.push([found.length > 1 ? 18 : 16, 20, '40%'], [hinted === undefined ? 8 : 37, control(schema)]);
  }
  // What the server has filled in is listed where the form is not plain; then comes the line at accept.
  const filled = schemas.filter(({ default: value }) => value !== undefined).length;
  if (filled && (schemas.length > 3 || request.length > 900)) found.push([24, 60 + 33 * filled]);
  if (schemas.length) found.push([filled ? 24 : 40, 20, '70%'], [6, 14, '60%']);
  return found;
}

export class Skeleton {
  #root;
  /** @type {HTMLElement | undefined} */
  #block;

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#root = root;
  }

  /**
   * @param {string} request
   * @param {string} [sentence] in the language of the page, where it is known
   */
  begin(request, sentence = LOADING) {
    if (this.#block?.isConnected) return;
    const { ownerDocument: document } = this.#root;
    const block = document.createElement('div');
    block.setAttribute('part', 'skeleton');
    block.setAttribute('role', 'status');
    block.textContent = sentence;
    for (const [above, height, width = 'auto'] of [...bars(request), [54, 44, '60%']]) {
      const bar = document.createElement('i');
      /** @type {any} */ (bar).style = `margin-block-start: calc(${above}em / 16); block-size: calc(${height}em / 16); inline-size: ${width}`;
      block.append(bar);
    }
    this.#block = block;
    this.#root.replaceChildren(block);
  }

  end() {
    this.#block?.remove();
    this.#block = undefined;
  }
}

// What is shown where there is no form to show anything.

/**
 * @param {Document} document
 * @param {string | Record<string, string> | undefined} sentence in the language of the page, where it is known
 * @param {import('./round.js').Server | null | undefined} server
 * @returns {HTMLElement}
 */
export function failedNotice(document, sentence, server) {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.dataset.code = 'failed';
  notice.textContent = (typeof sentence === 'string' ? sentence : FAILED).replace('{server}', () => nameOf(server));
  return notice;
}

/**
 * A name that the server gave itself cannot be marked as such here, so it is not said. A host's may come from anywhere: it
 * is short, and leaves the sentence as it is.
 * @param {import('./round.js').Server | null | undefined} server
 */
function nameOf(server) {
  const name = (server && !server.claimed && (server.title?.trim() || server.name)) || '…';
  const visible = [...name.replace(/[\p{Cc}\p{Cf}]/gu, '')];
  return ['\u2068', ...visible.slice(0, 40), visible.length > 40 ? '…\u2069' : '\u2069'].join('');
}
