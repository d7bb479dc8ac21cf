// The page's side of lint-worker.js: it sends one text at a time, and of those that arrive meanwhile only the last.

/** @typedef {import('mcp-elicitation/lint').Diagnostic} Diagnostic */
/** @typedef {{ text: string, revision: string }} Question */

export class Linter {
  #worker;
  #answered;
  /** @type {Question | undefined} */
  #asked;
  /** @type {Question | undefined} */
  #next;
  /** @type {Question | undefined} */
  #last;

  /**
   * @param {Worker} worker
   * @param {(found: Diagnostic[], text: string) => void} answered
   * @param {() => void} failed
   */
  constructor(worker, answered, failed) {
    this.#worker = worker;
    this.#answered = answered;
    this.#worker.addEventListener('error', failed);
    this.#worker.addEventListener('message', ({ data }) => {
      if (data.ready) this.#again();
      else if (data.failed) failed();
      else this.#take(data.found);
    });
  }

  /** @param {Question} question */
  ask(question) {
    this.#last = question;
    if (this.#asked) this.#next = question;
    else this.#send(question);
  }

  /** Lints again when the pattern matcher has loaded. */
  #again() {
    if (this.#last?.text.includes('"pattern"')) this.ask(this.#last);
  }

  /** @param {Diagnostic[]} found */
  #take(found) {
    const [asked, next] = [this.#asked, this.#next];
    this.#asked = this.#next = undefined;
    if (next) this.#send(next);
    else if (asked) this.#answered(found, asked.text);
  }

  /** @param {Question} question */
  #send(question) {
    this.#asked = question;
    this.#worker.postMessage(question);
  }
}
