// The functions of an entry that has the element.
import { defineElement, type ElicitationElement } from './elicitation-element.js';

/** The functions of an entry; the entries document them. */
export interface Entry {
  define(tag?: string, registry?: CustomElementRegistry): void;
  preload(): void;
  setWasm(source: string | URL | Response | BufferSource | WebAssembly.Module, options?: { integrity?: string }): void;
}

/** @internal */
export const entry = (element: typeof ElicitationElement): Entry => ({
  define: (tag, registry) => defineElement(element, tag, registry),
  preload: () => element.form.preload(),
  setWasm: (source, { integrity } = {}) => {
    Object.assign(element.form, { source, integrity });
  },
});
