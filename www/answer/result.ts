// The answer: the exact ElicitResult, the message that carries it, and earlier answers.
import { copy, element } from '../page/dom.js';
import { format } from '../../pkg/src/cli/finder/json-text.js';
import type { Shape } from '../request/shape.js';
import { explain, message } from './message.js';
import type { Revision } from 'mcp-elicitation/validate';
import type { Answer } from '../form/preview.js';
import type { InputResponses } from 'mcp-elicitation/element';

export interface Entry {
  answer: Answer;
  shape: Shape;
  at: Date;
}

const KEPT = 20;

export class ResultPane {
  #parts;
  /** The answer to the request in the form. */
  #current: Entry | undefined;
  /** The newest is first. */
  #earlier: Entry[] = [];
  #revision: Revision = '2025-11-25';

  constructor(parts: {
    title: HTMLElement;
    result: HTMLElement;
    message: HTMLElement;
    explanation: HTMLElement;
    log: HTMLElement;
    pane: HTMLElement;
    /** A live region. */
    status: HTMLElement;
    copyResult: HTMLButtonElement;
    copyMessage: HTMLButtonElement;
  }) {
    this.#parts = parts;
    parts.copyResult.addEventListener('click', () => copy(parts.copyResult, parts.result.textContent ?? ''));
    parts.copyMessage.addEventListener('click', () => copy(parts.copyMessage, parts.message.textContent ?? ''));
    this.#draw();
  }

  add(answer: Answer, shape: Shape) {
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

  configure(revision: Revision) {
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

function row(entry: Entry, revision: Revision) {
  const details = element('details');
  const summary = element('summary');
  summary.append(
    element('b', '', actionOf(entry.answer)),
    element('span', 'message', entry.shape.message),
    element('time', '', entry.at.toLocaleTimeString()),
  );
  details.append(summary, element('pre', '', print(message(entry.shape, revision, entry.answer))));
  const item = element('li');
  item.append(details);
  return item;
}

function actionOf(answer: Answer) {
  if (typeof answer.action === 'string') return answer.action;
  return Object.values(answer as InputResponses)
    .map(({ action }) => action)
    .join(', ');
}

function print(value: unknown) {
  return format(JSON.stringify(value));
}
