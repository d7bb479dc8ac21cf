// What is shown where there is no form to show anything.

import { FAILED } from '../../target/generated/facts.js';

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
