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
  #last: Question | undefined;

  constructor(worker: Worker, answered: (diagnostics: Diagnostic[], text: string) => void, failed: () => void) {
    this.#worker = worker;
    this.#answered = answered;
    this.#worker.addEventListener('error', failed);
    this.#worker.addEventListener('message', ({ data }) => {
      if (data.ready) this.#again();
      else if (data.failed) failed();
      else this.#take(data.diagnostics);
    });
  }

  ask(question: Question) {
    this.#last = question;
    if (this.#current) this.#next = question;
    else this.#send(question);
  }

  /** Lints again when the pattern matcher has loaded. */
  #again() {
    if (this.#last?.text.includes('"pattern"')) this.ask(this.#last);
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
