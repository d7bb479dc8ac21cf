/** A part of the package that is loaded once for the whole page, at its first use. */
export class LaterPart<T> {
  value: T | undefined;
  #loading: Promise<T> | undefined;
  #open;

  constructor(open: () => Promise<T>) {
    this.#open = open;
  }

  /** Loads the part once. A failure is forgotten, so that a later request can try again. */
  load(open: () => Promise<T> = this.#open): Promise<T> {
    return (this.#loading ??= open().then(
      (value) => (this.value = value),
      (error) => {
        this.#loading = undefined;
        throw error;
      },
    ));
  }

  /** Uses the part. After it has failed once, it counts as missing. */
  use<R>(work: (value: T) => R): R | undefined {
    try {
      return this.value && work(this.value);
    } catch {
      this.value = undefined;
    }
  }
}
