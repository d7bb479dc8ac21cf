// The page's side of lint-worker.js: it sends one text at a time, and of those that arrive meanwhile only the last.
import type { Diagnostic } from 'mcp-elicitation/lint';

export interface Question {
  text: string;
  revision: string;
}

export class Linter {
  #worker;
  #answered;
  #current: Question | undefined;
  #next: Question | undefined;

  constructor(worker: Worker, answered: (diagnostics: Diagnostic[], text: string) => void, failed: () => void) {
    this.#worker = worker;
    this.#answered = answered;
    this.#worker.addEventListener('error', failed);
    this.#worker.addEventListener('message', ({ data }) => {
      if (data.failed) failed();
      else this.#take(data.diagnostics);
    });
  }

  ask(question: Question) {
    if (this.#current) this.#next = question;
    else this.#send(question);
  }

  #take(diagnostics: Diagnostic[]) {
    const [current, next] = [this.#current, this.#next];
    this.#current = this.#next = undefined;
    if (next) this.#send(next);
    else if (current) this.#answered(diagnostics, current.text);
  }

  #send(question: Question) {
    this.#current = question;
    this.#worker.postMessage(question);
  }
}
