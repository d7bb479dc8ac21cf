// The skeleton in place of a card that is still loading, and the notice in place of a card that failed to load.
import type { SENTENCES } from '../../../target/generated/facts.js';
import { paramsOf } from '../rounds/request.js';
import type { ElicitationServer } from '../rounds/types.js';

/** The key of a sentence that the shell writes. */
export type Sentence = keyof typeof SENTENCES;

/** Returns a server's text without invisible characters. */
const plain = (value: unknown) =>
  [
    ...String(value ?? '')
      .slice(0, 4000)
      .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, ''),
  ]
    .slice(0, 2000)
    .join('');

/** Returns the skeleton: the server, the message, and a flat place for the rest. */
export function skeleton(
  document: Document,
  request: string,
  server: ElicitationServer | null | undefined,
): HTMLElement {
  const block = document.createElement('div');
  block.setAttribute('part', 'skeleton');
  block.setAttribute('aria-busy', 'true');
  const line = (tag: string, text: string) =>
    Object.assign(document.createElement(tag), { dir: 'auto', textContent: text });
  const message = plain(paramsOf(request)?.message);
  block.append(line('small', nameOf(server)), line('b', message), document.createElement('i'));
  return block;
}

// The notice for a card without a form.

/** @param sentence the sentence in the language of the page */
export function failedNotice(
  document: Document,
  sentence: string,
  server: ElicitationServer | null | undefined,
): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.dataset.code = 'failed';
  notice.textContent = sentence.replace('{server}', () => nameOf(server));
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
