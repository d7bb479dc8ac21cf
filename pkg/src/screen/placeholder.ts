// The skeleton in place of a card that is still loading, and the notice in place of a card that failed to load.
import { paramsOf } from '../rounds/request.js';
import type { ElicitationServer, MessageKey } from '../rounds/types.js';

/** Returns a sentence of the host or of the page's language, else the English one. */
export type Say = (key: MessageKey, english: string) => string;

/** Returns the visible characters at the beginning of a text. */
const visible = (value: unknown, most: number) =>
  [
    ...String(value ?? '')
      .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '')
      .slice(0, 2 * most),
  ].slice(0, most);

/** Returns the skeleton: the head and the message of a card, and a flat place for one field. */
export function skeleton(
  document: Document,
  request: string,
  server: ElicitationServer | null | undefined,
): HTMLElement {
  const block = document.createElement('div');
  block.setAttribute('part', 'skeleton');
  block.setAttribute('aria-busy', 'true');
  const part = (tag: string, className: string, ...content: (string | Node)[]) => {
    const element = Object.assign(document.createElement(tag), { className, dir: 'auto' });
    element.append(...content);
    return element;
  };
  const message = visible(paramsOf(request)?.message, 2000).join('');
  const name = nameOf(server);
  const mark = part('span', 'mark');
  mark.dataset.letter = name.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  const text = part('div', 'message', message);
  text.toggleAttribute('data-short', message.length <= 80);
  block.append(part('div', 'header', mark, part('span', 'who', part('b', '', name))), text, part('i', ''));
  return block;
}

/** Returns the notice for a card without a form. */
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
  const shown = visible(name, 41);
  return ['\u2068', ...shown.slice(0, 40), shown.length > 40 ? '…\u2069' : '\u2069'].join('');
}
