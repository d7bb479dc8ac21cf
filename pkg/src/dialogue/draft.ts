// Stores entries so that they survive a reload and a remount, if the host sets `draft-key`. A draft is in the tab's
// session storage, under that key and a hash of the server and the request. The card decides which entries may be
// stored: none of a field with a warning, and none at all if one looks like a secret. The draft is deleted with the
// user's decision.
import type { ElicitationServer } from '../rounds/types.js';
import type { Question } from '../rounds/round.js';
import type { Dialogue } from './dialogue.js';

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const inPage: Map<string, string> = new Map();
/** Drafts of clients that do not survive a reload: after it, nothing tells which client a draft belongs to. */
const memory: Store = {
  getItem: (name) => inPage.get(name) ?? null,
  setItem: (name, draft) => void inPage.set(name, draft),
  removeItem: (name) => void inPage.delete(name),
};
/** The ids of clients, for the life of the page. */
const clients: WeakMap<object, string> = new WeakMap();

/** Returns the store of a server's drafts, and what identifies it there: no name from the server itself. */
function placeOf(
  server: ElicitationServer | undefined,
  client: object | string | undefined,
): [Store, unknown] | undefined {
  const isNamed = server ? !server.claimed : client === undefined;
  const isText = typeof client === 'string';
  if (isNamed || isText) return [sessionStorage, [isNamed && [server?.name, server?.url], isText && client]];
  if (!client) return undefined;
  const id = clients.get(client) ?? crypto.randomUUID();
  clients.set(client, id);
  return [memory, [server?.name, id]];
}

/** Ignores errors: a page may have no storage, or a full one. */
function attempt<T>(work: () => T) {
  try {
    return work();
  } catch {
    return null;
  }
}

export class Drafts {
  #dialogue;
  /** The store and the name of a question's draft. */
  #places: WeakMap<Question, { store: Store; name: string }> = new WeakMap();
  /** Removes the drafts of the round that ended last without a decision. */
  #forget: (() => void) | undefined;

  constructor(dialogue: Dialogue, root: ShadowRoot) {
    this.#dialogue = dialogue;
    for (const type of ['change', 'click', 'focusout']) root.addEventListener(type, () => this.save());
    dialogue.element.addEventListener('elicit-ready', () => this.begin());
    dialogue.element.addEventListener('elicit-result', () => this.#drop());
    void this.begin();
  }

  /** Restores the draft of the open question, and stores its entries from now on. */
  async begin() {
    // The element still shows questions, so it has not left with that round.
    this.#forget?.();
    const { desk, screen, question, server } = this.#dialogue;
    const client = desk.current?.options.client;
    const params = question?.params;
    // Without a secure context there is no hash function that a server could not attack.
    if (!desk.settings.draftKey || !question || this.#places.has(question) || !globalThis.crypto?.subtle) return;
    const [store, asker] = attempt(() => placeOf(server, client)) ?? [];
    if (!store) return;
    const content = params ? JSON.stringify([params.message, params.requestedSchema, params.url]) : question.text;
    const request = await hash(JSON.stringify([asker, screen.locale, content]));
    const name = `mcp-elicitation:${desk.settings.draftKey}:${request}`;
    if (question !== this.#dialogue.question || question.state !== 'open' || this.#places.has(question)) return;
    this.#places.set(question, { store, name });
    const entries = attempt(() => store.getItem(name));
    if (!entries) return;
    this.#dialogue.card?.ask((card) => card.restore(entries));
    // The user is still at the address.
    if (params?.mode === 'url') this.#dialogue.send({ type: 'visited', question });
  }

  /** @param isWithdrawn true if the question has just ended without a decision */
  save(isWithdrawn = false) {
    const { question, card } = this.#dialogue;
    const place = question && (isWithdrawn || question.isUndecided) && this.#places.get(question);
    const draft = place && card?.ask((one) => one.draft);
    if (!place || !draft) return;
    attempt(() => (draft === '[]' ? place.store.removeItem(place.name) : place.store.setItem(place.name, draft)));
  }

  /**
   * Saves the draft of a page that is being left. The results that follow are not the user's decisions; a question that
   * is kept has none, and its page may return.
   */
  leave() {
    this.save();
    if (!this.#dialogue.desk.settings.keep) this.#places = new WeakMap();
  }

  /** Removes the drafts of a round that has ended. */
  #drop() {
    const { current } = this.#dialogue.desk;
    if (!current?.isOver) return;
    this.#forget = () => {
      for (const question of current.questions) {
        const place = this.#places.get(question);
        if (place) attempt(() => place.store.removeItem(place.name));
      }
      this.#forget = undefined;
    };
    // A component that leaves the page may withdraw its question before that: the user has not decided it.
    if (current.question.decidedAt === undefined) this.save(true);
    else this.#forget();
  }
}
