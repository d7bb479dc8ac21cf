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
  notice.textContent = (typeof sentence === 'string' ? sentence : FAILED).replace('{server}', () => server?.title ?? server?.name ?? '…');
  return notice;
}
