// The live form: the element of the package, as a chat would hold it.
import 'mcp-elicitation/external';
import { squeeze } from './json-text.js';
import { shapeOf } from './wire.js';

/** @typedef {import('./wire.js').Shape} Shape */
/** @typedef {import('./wire.js').ElicitResult | import('./wire.js').InputResponses} Answer */

export class Preview {
  #stage;
  #note;
  #open;
  #card;
  #answered;
  #asked;
  #text = '';
  #squeezed = '';
  #turn = new AbortController();

  /**
   * @param {object} parts
   * @param {HTMLElement} parts.stage what the form stands on
   * @param {HTMLElement} parts.note one line that says what the form shows
   * @param {HTMLButtonElement} parts.open opens the form in the dialog layout
   * @param {() => void} parts.asked a request is open
   * @param {(answer: Answer, shape: Shape) => void} parts.answered
   */
  constructor({ stage, note, open, asked, answered }) {
    this.#stage = stage;
    this.#note = note;
    this.#open = open;
    this.#asked = asked;
    this.#answered = answered;
    this.#card = document.createElement('mcp-elicitation');
    stage.append(this.#card);
    open.addEventListener('click', () => this.#elicit());
  }

  /**
   * Shows the request of a text; what was typed stays where only white space changed.
   * @param {string} text
   */
  show(text) {
    const squeezed = squeeze(text);
    if (squeezed === this.#squeezed) {
      this.#say('');
      return;
    }
    try {
      shapeOf(text);
    } catch {
      this.#say(this.#text ? 'The text is not JSON at the moment. This is the last form that was.' : 'The text is not JSON: there is no form to show.');
      return;
    }
    this.#say('');
    this.#text = text;
    this.#squeezed = squeezed;
    this.again();
  }

  /** Asks the same request anew. */
  again() {
    this.#turn.abort();
    const dialog = this.#card.layout === 'dialog';
    this.#open.hidden = !dialog;
    if (!dialog && this.#text) this.#elicit();
  }

  /** @param {import('./state.js').State} state */
  configure(state) {
    const { server, locale, layout } = state;
    const reopen = this.#card.layout !== layout;
    this.#card.server = server;
    this.#card.locale = locale || navigator.language;
    this.#card.layout = layout;
    this.#stage.dir = directionOf(state);
    if (reopen) this.again();
  }

  async #elicit() {
    this.#turn.abort();
    const turn = (this.#turn = new AbortController());
    const shape = shapeOf(this.#text);
    const options = { signal: turn.signal };
    this.#asked();
    const answer = await (shape.kind === 'inputRequests' ? this.#card.elicitAll(shape.inputRequests, options) : this.#card.elicit(this.#text, options));
    if (!turn.signal.aborted) this.#answered(answer, shape);
  }

  /** @param {string} text */
  #say(text) {
    this.#note.textContent = text;
  }
}

/**
 * The direction that was chosen by hand, else that of the language.
 * @param {{locale: string, direction: string}} state
 */
export function directionOf({ locale, direction }) {
  return direction || (/^(ar|fa|he|ur)\b/.test(locale || navigator.language) ? 'rtl' : 'ltr');
}
