// Shared by the tests of `keep`: an element in the page with a key of its own, and others of that key.
import { keeps } from '../../pkg/src/rounds/release.ts';
import { page, settled } from './dom.mjs';
import { fresh, params } from './fake-form.mjs';

export const ADA = { action: 'accept', content: { name: 'Ada' } };
export const CANCEL = { action: 'cancel' };
export const server = () => ({ name: `keep ${Math.random()}` });
let keys = 0;

/** An element in the page with a key of its own. */
export async function keeping(settings = {}, parts = {}) {
  const made = fresh(parts);
  const key = `user:${++keys}`;
  Object.assign(made.element, { keep: key, ...settings });
  page.append(made.element);
  await keeps.load();
  await settled();
  const eventsOf = (element, type) => {
    const events = [];
    element.addEventListener(type, ({ detail }) => events.push(detail));
    return events;
  };
  /** Another element of the key. */
  const another = (keep = key) => {
    const element = new made.Element();
    element.keep = keep;
    return element;
  };
  const ask = (element = made.element, message) => {
    const results = [];
    element.elicit(params(message), { server: server() }).then(
      (result) => results.push(result),
      (error) => results.push(error),
    );
    return results;
  };
  const leave = async (element = made.element) => {
    element.remove();
    await settled();
  };
  const enter = async (element) => {
    page.append(element);
    await settled();
    return element;
  };
  return { ...made, key, eventsOf, another, ask, leave, enter };
}
