// The answer: the exact ElicitResult, the message that carries it, and earlier answers.
import { copy, element } from './dom.js';
import { format } from './json-text.js';
import { explain, message } from './wire.js';

/** @typedef {import('./state.js').Dialect} Dialect */
/** @typedef {import('./wire.js').Shape} Shape */
/** @typedef {import('./preview.js').Answer} Answer */
/** @typedef {{answer: Answer, shape: Shape, at: Date}} Entry */

const KEPT = 20;

export class ResultPane {
  #parts;
  /** @type {Entry | undefined} the answer to the request that the form shows */
  #current;
  /** @type {Entry[]} the newest first */
  #earlier = [];
  /** @type {Dialect} */
  #revision = '2025-11-25';

  /**
   * @param {object} parts
   * @param {HTMLElement} parts.title
   * @param {HTMLElement} parts.result
   * @param {HTMLElement} parts.message
   * @param {HTMLElement} parts.explanation
   * @param {HTMLElement} parts.log
   * @param {HTMLElement} parts.pane
   * @param {HTMLElement} parts.status a live region
   * @param {HTMLButtonElement} parts.copyResult
   * @param {HTMLButtonElement} parts.copyMessage
   */
  constructor(parts) {
    this.#parts = parts;
    parts.copyResult.addEventListener('click', () => copy(parts.copyResult, parts.result.textContent ?? ''));
    parts.copyMessage.addEventListener('click', () => copy(parts.copyMessage, parts.message.textContent ?? ''));
    this.#draw();
  }

  /**
   * @param {Answer} answer
   * @param {Shape} shape
   */
  add(answer, shape) {
    this.wait();
    this.#current = { answer, shape, at: new Date() };
    this.#parts.status.textContent = `Result: ${actionOf(answer)}`;
    this.#draw();
    this.#parts.pane.scrollTop = 0;
    this.#parts.pane.parentElement?.scrollIntoView({ block: 'nearest' });
  }

  /** Moves the last result to the earlier ones when a request is opened. */
  wait() {
    if (!this.#current) return;
    this.#earlier = [this.#current, ...this.#earlier].slice(0, KEPT);
    this.#current = undefined;
    this.#parts.status.textContent = '';
    this.#draw();
  }

  /** @param {Dialect} revision */
  configure(revision) {
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#draw();
  }

  #draw() {
    const { pane, title, result, message: wire, explanation, log } = this.#parts;
    const last = this.#current;
    pane.classList.toggle('empty', !last);
    log.replaceChildren(...this.#earlier.map((entry) => row(entry, this.#revision)));
    log.parentElement?.toggleAttribute('hidden', this.#earlier.length === 0);
    if (!last) return;
    title.textContent = last.shape.kind === 'inputRequests' ? 'InputResponses' : 'ElicitResult';
    result.textContent = print(last.answer);
    wire.textContent = print(message(last.shape, this.#revision, last.answer));
    explanation.textContent = explain(last.shape, this.#revision);
  }
}

/**
 * @param {Entry} entry
 * @param {Dialect} revision
 */
function row(entry, revision) {
  const details = element('details');
  const summary = element('summary');
  summary.append(
    element('b', '', actionOf(entry.answer)),
    element('span', 'asked', entry.shape.message),
    element('time', '', entry.at.toLocaleTimeString()),
  );
  details.append(summary, element('pre', '', print(message(entry.shape, revision, entry.answer))));
  const item = element('li');
  item.append(details);
  return item;
}

/** @param {Answer} answer */
function actionOf(answer) {
  if (typeof answer.action === 'string') return answer.action;
  return Object.values(/** @type {import('./wire.js').InputResponses} */ (answer))
    .map(({ action }) => action)
    .join(', ');
}

/** @param {unknown} value */
function print(value) {
  return format(JSON.stringify(value));
}
