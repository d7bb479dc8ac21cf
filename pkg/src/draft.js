// What was typed survives a reload, where the host asks for that with `draft-key`. It is kept in the tab's session, by that
// key and a hash of the server and its request; the card says what may be kept (nothing that a warning stands at, and
// nothing at all where an answer looks like a secret), and it goes with the result.
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

/** A page may have no storage, or a full one. @param {() => string | null | void} work */
function attempt(work) {
  try {
    return work();
  } catch {
    return null;
  }
}

export class Drafts {
  #dialogue;
  /** Under which name the draft of a question is kept. @type {Map<Question, string>} */
  #names = new Map();

  /** @param {import('./dialogue.js').Dialogue} dialogue @param {ShadowRoot} root */
  constructor(dialogue, root) {
    this.#dialogue = dialogue;
    for (const type of ['change', 'click', 'focusout']) root.addEventListener(type, () => this.#save());
    dialogue.element.addEventListener('elicit-ready', () => this.begin());
    dialogue.element.addEventListener('elicit-result', () => this.#drop());
    this.begin();
  }

  /** Gives the open question what was typed before, and keeps what will be. */
  async begin() {
    const { question, server, locale, settings } = this.#dialogue;
    // Without a secure context there is no hash that a server could not aim at.
    if (!settings.draftKey || !question || this.#names.has(question) || !globalThis.crypto?.subtle) return;
    const name = `mcp-elicitation:${settings.draftKey}:${await hash(JSON.stringify([server?.name, server?.url, locale, asked(question)]))}`;
    if (question !== this.#dialogue.question || question.state !== 'open' || this.#names.has(question)) return;
    this.#names.set(question, name);
    const kept = attempt(() => sessionStorage.getItem(name));
    if (kept) this.#dialogue.card?.call((card) => card.restore(kept));
  }

  #save() {
    const { question, card } = this.#dialogue;
    const name = question?.state === 'open' && this.#names.get(question);
    const draft = name && card?.ask((one) => one.draft);
    if (!name || !draft) return;
    attempt(() => (draft === '[]' ? sessionStorage.removeItem(name) : sessionStorage.setItem(name, draft)));
  }

  /** The page is being left: what is there is kept, and the results that follow are no answers of a person. */
  leave() {
    this.#save();
    this.#names.clear();
  }

  #drop() {
    const { shown } = this.#dialogue;
    if (!shown?.isOver) return;
    for (const question of shown.questions) {
      const name = this.#names.get(question);
      this.#names.delete(question);
      if (name) attempt(() => sessionStorage.removeItem(name));
    }
  }
}
