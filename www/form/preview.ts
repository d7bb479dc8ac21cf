// The live form: the package's element as in a chat.
import 'mcp-elicitation/external';
import { squeeze } from '../../pkg/src/cli/finder/json-text.js';
import { shapeOf, type Shape } from '../request/shape.js';
import type { ElicitResult, InputResponses } from 'mcp-elicitation/element';
import type { State } from '../page/state.js';

export type Answer = ElicitResult | InputResponses;

const FAILURES: Record<string, string | undefined> = {
  load: 'The form could not be loaded.',
  trap: 'The form failed on this request. Please report it.',
};

export class Preview {
  #note;
  #card;
  #answered;
  #onQuestion;
  #text = '';
  /** The failure of the current text. */
  #failure = '';
  #squeezed: string | undefined;
  #turn = new AbortController();
  #settle: () => void = () => {};
  /** Resolves when the first form can be answered, or when there is none. */
  usable: Promise<void> = new Promise((resolve) => (this.#settle = resolve));

  constructor({
    stage,
    note,
    onQuestion,
    answered,
  }: {
    /** Contains the form. */
    stage: HTMLElement;
    /** A line about the content of the form. */
    note: HTMLElement;
    /** Called when a request is opened. */
    onQuestion: () => void;
    answered: (answer: Answer, shape: Shape) => void;
  }) {
    this.#note = note;
    this.#onQuestion = onQuestion;
    this.#answered = answered;
    this.#card = document.createElement('mcp-elicitation');
    this.#card.addEventListener('elicit-error', ({ detail }) => {
      const failure = FAILURES[detail.kind];
      if (failure) this.#say((this.#failure = failure));
    });
    this.#card.addEventListener('elicit-ready', this.#settle);
    stage.append(this.#card);
  }

  /** Shows the request of a text, if there is one; entries stay if only white space has changed. */
  show(text: string | undefined) {
    const last = this.#text ? ' This is the last form.' : '';
    if (text === undefined) {
      this.#say(`There is no request in this text.${last}`);
      this.#settle();
      return;
    }
    const squeezed = squeeze(text);
    if (squeezed === this.#squeezed) {
      this.#say(this.#failure);
      return;
    }
    try {
      shapeOf(text);
    } catch {
      this.#say(`Not valid JSON.${last}`);
      this.#settle();
      return;
    }
    this.#text = text;
    this.#squeezed = squeezed;
    this.again();
  }

  /** Asks the same request again. */
  again() {
    if (this.#text) void this.#elicit();
  }

  get card() {
    return this.#card;
  }

  configure({ server, locale }: State) {
    this.#card.server = server;
    this.#card.locale = locale || navigator.language;
  }

  async #elicit() {
    this.#say((this.#failure = ''));
    this.#turn.abort();
    const turn = (this.#turn = new AbortController());
    const shape = shapeOf(this.#text);
    // An author asks a request more often than a server may, so each time counts as a separate client.
    const options = { signal: turn.signal, client: turn };
    this.#onQuestion();
    const answer = await (shape.kind === 'inputRequests'
      ? this.#card.elicitAll(shape.inputRequests, options)
      : this.#card.elicit(this.#text, options));
    this.#settle();
    if (!turn.signal.aborted) this.#answered(answer, shape);
  }

  #say(text: string) {
    this.#note.textContent = text;
  }
}
