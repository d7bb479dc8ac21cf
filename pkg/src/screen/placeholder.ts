// The skeleton in place of a card that is still loading, and the notice in place of a card that failed to load.
import { FAILED } from '../../../target/generated/facts.js';
import { isObject } from '../rounds/json.js';
import { paramsOf } from '../rounds/request.js';
import type { ElicitationServer } from '../rounds/types.js';

/** As far as it is one */
type Schema = Record<string, any>;

const object = (value: unknown): Schema => (isObject(value) ? value : {});

const options = ({ enum: values, oneOf, anyOf }: Schema) => [values, oneOf, anyOf].find(Array.isArray)?.length ?? 0;

/** Estimates the height of a property's field, in pixels at a font size of 16. */
function height(schema: Schema): number {
  const label = 24 + (schema.description ? 20 : 0);
  if (schema.type === 'boolean') return label + (schema.default === undefined ? 32 : 8);
  const count = options(schema.type === 'array' ? object(schema.items) : schema);
  if (count > 12 && schema.type === 'array') return label + 330;
  if (count && (count < 6 || schema.type === 'array')) return label + 32 * count;
  return label + (schema.type === 'array' || schema.maxLength > 200 ? 60 : 36);
}

/** Estimates the height of the card below the message. */
function below(params: Schema) {
  if (params.mode === 'url') return 130;
  const schemas = Object.values(object(object(params.requestedSchema).properties)).map(object);
  const [only] = schemas;
  const count = only && (only.type === 'boolean' ? 1 : options(only));
  if (schemas.length === 1 && only.type !== 'array' && count && count < 6) return count > 2 ? 32 * count + 48 : 36;
  return schemas.slice(0, 40).reduce((sum, schema) => sum + height(schema) + 12, 36);
}

/** Returns a server's text without invisible characters. */
const plain = (value: unknown) =>
  [
    ...String(value ?? '')
      .slice(0, 4000)
      .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, ''),
  ]
    .slice(0, 2000)
    .join('');

/** Returns the skeleton: the server, the message, and an empty space for the rest. */
export function skeleton(
  document: Document,
  request: string,
  server: ElicitationServer | null | undefined,
): HTMLElement {
  const params = object(paramsOf(request));
  const block = document.createElement('div');
  block.setAttribute('part', 'skeleton');
  block.setAttribute('aria-busy', 'true');
  const line = (tag: string, text: string) =>
    Object.assign(document.createElement(tag), { dir: 'auto', textContent: text });
  const place = document.createElement('i');
  (place as { style: unknown }).style = `block-size: calc(${below(params)}em / 16)`;
  block.append(line('small', nameOf(server)), line('b', plain(params.message)), place);
  return block;
}

// The notice for a card without a form.

/** @param sentence the sentence in the language of the page, if it is loaded */
export function failedNotice(
  document: Document,
  sentence: string | undefined,
  server: ElicitationServer | null | undefined,
): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.dataset.code = 'failed';
  notice.textContent = (sentence ?? FAILED).replace('{server}', () => nameOf(server));
  return notice;
}

/**
 * Returns the name of a server. A name from the server itself is omitted, because it cannot be marked as unverified
 * here. A host's name may come from anywhere, so it is shortened and isolated from the sentence.
 */
function nameOf(server: ElicitationServer | null | undefined) {
  const name = (server && !server.claimed && (server.title?.trim() || server.name)) || '…';
  const visible = [...name.replace(/[\p{Cc}\p{Cf}]/gu, '')];
  return ['\u2068', ...visible.slice(0, 40), visible.length > 40 ? '…\u2069' : '\u2069'].join('');
}
