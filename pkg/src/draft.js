// What was typed survives a reload and a remount, where the host asks for that with `draft-key`. It is kept in the tab's
// session, by that key and a hash of who asks and of the request; the card says what may be kept (nothing that a warning
// stands at, and nothing at all where an answer looks like a secret), and it goes with the person's decision.
/** @typedef {import('./round.js').Question} Question */

/** @param {Question} question @returns {string} of a request, what is the same when it is asked again */
function asked({ params, text }) {
  return params ? JSON.stringify([params.message, params.requestedSchema]) : text;
}

/** @param {string} text @returns {Promise<string>} */
async function hash(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Store */

/** @type {Map<string, string>} */
const inPage = new Map();
/** Drafts of clients that a reload makes anew: nothing says which of those a draft is for. @type {Store} */
const memory = {
  getItem: (name) => inPage.get(name) ?? null,
  setItem: (name, draft) => void inPage.set(name, draft),
  removeItem: (name) => void inPage.delete(name),
};
/** @type {WeakMap<object, string>} what stands for a client, for the life of the page */
const clients = new WeakMap();

/**
 * Who asks, so that it is known again, and where its drafts are. A name that a server gives itself is none to know it
 * by.
 * @param {import('./round.js').Server | undefined} server
 * @param {any} client
 * @returns {[Store, unknown] | undefined}
 */
function placeOf(server, client) {
  const isNamed = server ? !server.claimed : client === undefined;
  const isText = typeof client === 'string';
  if (isNamed || isText) return [sessionStorage, [isNamed && [server?.name, server?.url], isText && client]];
  if (!client) return undefined;
  const id = clients.get(client) ?? crypto.randomUUID();
  clients.set(client, id);
  return [memory, [server?.name, id]];
}

/**
 * A page may have no storage, or a full one.
 * @template T
 * @param {() => T} work
 */
function attempt(work) {
  try {
    return work();
  } catch {
    return null;
  }
}

export class Drafts {
  #dialogue;
  /** Where the draft of a question is, and its name. @type {WeakMap<Question, { store: Store, name: string }>} */
  #places = new WeakMap();

  /** @param {import('./dialogue.js').Dialogue} dialogue @param {ShadowRoot} root */
  constructor(dialogue, root) {
    this.#dialogue = dialogue;
    for (const type of ['change', 'click', 'focusout']) root.addEventListener(type, () => this.save());
    dialogue.element.addEventListener('elicit-ready', () => this.begin());
    dialogue.element.addEventListener('elicit-result', () => this.#drop());
    this.begin();
  }

  /** Gives the open question what was typed before, and keeps what will be. */
  async begin() {
    const { question, server, shown, locale, settings } = this.#dialogue;
    // Without a secure context there is no hash that a server could not aim at.
    if (!settings.draftKey || !question || this.#places.has(question) || !globalThis.crypto?.subtle) return;
    const [store, asking] = attempt(() => placeOf(server, shown?.client)) ?? [];
    if (!store) return;
    const request = await hash(JSON.stringify([asking, locale, asked(question)]));
    const name = `mcp-elicitation:${settings.draftKey}:${request}`;
    if (question !== this.#dialogue.question || question.state !== 'open' || this.#places.has(question)) return;
    this.#places.set(question, { store, name });
    const kept = attempt(() => store.getItem(name));
    if (kept) this.#dialogue.card?.call((card) => card.restore(kept));
  }

  save() {
    const { question, card } = this.#dialogue;
    const place = question?.state === 'open' && this.#places.get(question);
    const draft = place && card?.ask((one) => one.draft);
    if (!place || !draft) return;
    attempt(() => (draft === '[]' ? place.store.removeItem(place.name) : place.store.setItem(place.name, draft)));
  }

  /** The page is being left: what is there is kept, and the results that follow are no answers of a person. */
  leave() {
    this.save();
    this.#places = new WeakMap();
  }

  #drop() {
    const { shown, element } = this.#dialogue;
    if (!shown?.isOver) return;
    for (const question of shown.questions) {
      const place = this.#places.get(question);
      // What is cancelled because its element was taken out of the page was decided by nobody.
      const isDecided = element.isConnected || question.result?.action !== 'cancel';
      if (place && isDecided) attempt(() => place.store.removeItem(place.name));
    }
  }
}
