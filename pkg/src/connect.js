// Connects a client with the place in the page where its questions appear.
import { METHOD, MOST_WAITING, PACE, PACE_TIME } from '../../target/generated/facts.js';
import { attach } from './attach.js';
import { callTool, getPrompt, readResource } from './calls.js';
import { atQuestion } from './clock.js';
import { resolveElement } from './host.js';

const CANCEL = { action: 'cancel' };

/** @type {typeof import('./mcp.js').connect} */
export function connect(client, host, { server, unanswerable, progress } = {}) {
  const asked = placeOf(host);
  const detach = attach(client, asked, { ...(server && { server }), unanswerable, progress });
  const common = { server, unanswerable };
  const all = /** @type {any} */ (client);
  return /** @type {any} */ ({
    /** @param {any} params @param {any} [options] */
    callTool: (params, options) => callTool(all, params, asked, { ...common, ...options }),
    /** @param {any} params @param {any} [options] */
    getPrompt: (params, options) => getPrompt(all, params, asked, { ...common, ...options }),
    /** @param {any} params @param {any} [options] */
    readResource: (params, options) => readResource(all, params, asked, { ...common, ...options }),
    async close() {
      detach();
      await all.close?.();
    },
  });
}

/**
 * Limits the cards of a server. One element counts its own questions, but with a card per question each would count to
 * one.
 * @returns {() => (() => void) | undefined} takes a place, and gives what gives it back
 */
function places() {
  let open = 0;
  /** @type {number[]} */
  let taken = [];
  return () => {
    const now = performance.now();
    taken = taken.filter((time) => now - time < PACE_TIME);
    if (open >= MOST_WAITING || taken.length >= PACE) return undefined;
    taken.push(now);
    open++;
    return () => void open--;
  };
}

/**
 * Returns an object that shows questions in the page. Each question gets its element; `complete` reaches all elements
 * still there.
 * @param {import('./mcp.js').Host | string} host
 */
function placeOf(host) {
  /** @type {Set<any>} */
  const cards = new Set();
  /** @type {Promise<unknown> | undefined} that of the card that was answered last */
  let finished;
  const place = typeof host === 'function' ? places() : () => () => {};
  const card = async () => {
    const found = typeof host === 'string' ? document.querySelector(host) : host;
    if (!found) throw new Error(`Nothing in the page is ${host}, so nobody can be asked`);
    const target = /** @type {any} */ (await resolveElement(found));
    for (const before of cards) if (before.isConnected === false) cards.delete(before);
    cards.add(target);
    return target;
  };
  /**
   * @param {(card: any) => Promise<any>} question
   * @param {any} options its own
   * @param {any} unseen what is answered where there is no place
   */
  const ask = async (question, options, unseen) => {
    const leave = place();
    if (!leave) return unseen;
    try {
      const asking = await card();
      const answer = await atQuestion(options?.client, asking, () => question(asking));
      ({ finished } = asking);
      return answer;
    } finally {
      leave();
    }
  };
  return {
    get finished() {
      return finished;
    },
    /** @param {any} request @param {any} [options] */
    elicit: (request, options) => ask((card) => card.elicit(request, options), options, CANCEL),
    /** @param {any} requests @param {any} [options] */
    async elicitAll(requests, options) {
      const asked = Object.keys(requests).filter((key) => (requests[key]?.method ?? METHOD) === METHOD);
      const unseen = Object.fromEntries(asked.map((key) => [key, CANCEL]));
      return asked.length ? ask((card) => card.elicitAll(requests, options), options, unseen) : {};
    },
    /** @param {string} elicitationId @param {any} [options] */
    complete: (elicitationId, options) => cards.forEach((one) => one.complete?.(elicitationId, options)),
  };
}
