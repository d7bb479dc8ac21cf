// What a card says of more than its question, which few have to: `aside.js` is loaded for those.
import { LaterPart } from './later-part.js';

const aside = new LaterPart(() => import('./aside.js'));

/**
 * @param {ShadowRoot} root
 * @param {() => import('./safe-card.js').SafeCard | undefined} cardNow
 * @param {() => import('./aside.js').Around} aroundNow looked at again when the part has come
 * @param {string | undefined} server its name
 * @param {import('./aside.js').Acts} acts
 */
export function showAround(root, cardNow, aroundNow, server, acts) {
  const { waiting, dropped, mute, opened } = aroundNow();
  const card = cardNow();
  if (!card || !(waiting || dropped || mute || opened)) return root.querySelector('[part~="aside"]')?.remove();
  if (!aside.value) {
    const again = () => card === cardNow() && showAround(root, cardNow, aroundNow, server, acts);
    return void aside.load().then(again, () => {});
  }
  const section = root.querySelector('section');
  /** @param {string} key @param {number} [count] */
  const say = (key, count) => card.say(key, count, server ?? card.say('unknown-server', undefined, ''));
  if (section) aside.value.draw(section, aroundNow(), say, acts);
}
