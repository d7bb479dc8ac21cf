// The request's text while the form loads: a plain field that the editor replaces later.
import { format } from '../../pkg/src/cli/finder/json-text.js';
import type { Editor } from './editor.js';

export class PlainText {
  #field;
  #composed = Promise.resolve();

  /** @param changed is called after each change; `replaced` is true if the whole text was replaced */
  constructor(field: HTMLTextAreaElement, changed: (replaced: boolean) => void) {
    this.#field = field;
    let replaced = false;
    field.addEventListener(
      'beforeinput',
      () => (replaced = field.value !== '' && field.selectionEnd - field.selectionStart === field.value.length),
    );
    field.addEventListener('input', () => changed(replaced));
    field.addEventListener('compositionstart', () => {
      this.#composed = new Promise((resolve) =>
        field.addEventListener('compositionend', () => resolve(), { once: true }),
      );
    });
  }

  /** True if the user has typed before this script ran. */
  get isTouched() {
    return this.#field.value !== this.#field.defaultValue;
  }

  get text() {
    return this.#field.value;
  }

  set text(text) {
    if (text !== this.text) this.#field.value = text;
  }

  format() {
    this.text = format(this.text);
    this.#field.dispatchEvent(new Event('input'));
  }

  /** Passes its text, selection and focus to the editor, and removes itself. */
  handOver(editor: Editor) {
    const { selectionStart: anchor, selectionEnd: head, scrollTop } = this.#field;
    const focused = document.activeElement === this.#field;
    editor.text = this.text;
    editor.select(anchor, head, scrollTop, focused);
    this.#field.remove();
  }

  /** Resolves when an input method has finished its word. */
  get composed() {
    return this.#composed;
  }
}
