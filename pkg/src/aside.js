// What stands under a question when there is more to say than of it alone: others that wait, a server that asks too often,
// an address that was opened. Most questions have none of it, so it is a part of its own.

/**
 * @typedef {object} Around
 * @property {number} waiting how many wait behind the question
 * @property {number} dropped how many of its server were cancelled unseen
 * @property {boolean} mute whether muting the server is offered
 * @property {string | undefined} opened the address that was opened
 * @property {boolean} completed whether the server has said that the person is done there
 *
 * @typedef {object} Acts what its buttons do
 * @property {() => void} declineRest
 * @property {() => void} mute
 * @property {() => Promise<void>} copy
 * @property {() => void} done
 */

/**
 * Draws it as the last thing of a card. What stands there already stays the same element, so that a press that has begun,
 * and the keyboard, are where they were.
 * @param {Element} card
 * @param {Around} around
 * @param {(key: string, count?: number) => string} say
 * @param {Acts} acts
 */
export function draw(card, { waiting, dropped, mute, opened, completed }, say, acts) {
  /**
   * @param {Element} parent @param {string} name @param {string} part
   * @returns {HTMLElement}
   */
  const child = (parent, name, part) => {
    const found = /** @type {HTMLElement | null} */ (parent.querySelector(`[part="${part}"]`));
    if (found) return found;
    const made = card.ownerDocument.createElement(name);
    made.setAttribute('part', part);
    parent.append(made);
    return made;
  };
  const aside = child(card, 'div', 'aside');
  aside.className = 'aside';
  const news = child(aside, 'span', 'news');
  news.setAttribute('role', 'status');
  const text = completed && opened ? say('finished') : dropped ? say('dropped', dropped) : '';
  if (news.textContent !== text) news.textContent = text;
  news.toggleAttribute('data-code', false);
  if (dropped && !opened) news.dataset.code = 'dropped';
  /** @type {[string, boolean, string, () => unknown][]} */
  const buttons = [
    ['copy', !!opened, 'copy-address', () => acts.copy().then(() => (child(aside, 'button', 'copy').textContent = say('copied')), () => {})],
    ['done', !!opened, 'done', acts.done],
    ['decline-rest', waiting > 0 && !opened, 'decline-rest', acts.declineRest],
    ['mute', mute && !opened, 'mute-server', acts.mute],
  ];
  for (const [part, shown, key, act] of buttons) {
    if (!shown) {
      aside.querySelector(`[part="${part}"]`)?.remove();
      continue;
    }
    const button = /** @type {HTMLButtonElement} */ (child(aside, 'button', part));
    button.type = 'button';
    button.className = 'link';
    button.onclick = act;
    if (part !== 'copy' || !button.textContent) button.textContent = say(key);
  }
}
