// Shared by the tests of `keep`: an element in the page with a key of its own, and others of that key.
import { Card, fresh, question, settled, someServer } from './card.mjs';
import { page } from './dom.mjs';

let keys = 0;

/** An element in the page with a key of its own; without a question. */
export async function keeping(settings = {}) {
  const key = `user:${++keys}`;
  const card = fresh({ keep: key, ...settings });
  await settled();
  /** Another element of the key, not yet in the page. */
  const another = (keep = key) => {
    const other = new Card();
    other.element.keep = keep;
    return other;
  };
  /** Asks at an element. @returns the list of the result, once there is one */
  const ask = (at = card, message = undefined, options = {}) => {
    const results = [];
    at.ask(question(message), options).then(
      (result) => results.push(result),
      (error) => results.push(error),
    );
    return results;
  };
  const leave = async (at = card) => {
    at.element.remove();
    await settled();
  };
  const enter = async (at) => {
    page.append(at.element);
    await settled();
    return at;
  };
  const accept = async (at = card, name = undefined) => {
    at.accept(name);
    await settled();
  };
  const both = (options = {}) =>
    card.element.elicitAll({ one: question('One?'), two: question('Two?') }, { server: someServer(), ...options });
  return { card, element: card.element, key, another, ask, leave, enter, accept, both };
}
