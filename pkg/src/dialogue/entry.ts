// The functions of an entry that has the element.
import type { ElicitationElement } from './elicitation-element.js';

/** The functions of an entry; the entries document them. */
export interface Entry {
  define(tag?: string, registry?: CustomElementRegistry): void;
  preload(): void;
  setWasm(source: string | URL | Response | BufferSource | WebAssembly.Module, options?: { integrity?: string }): void;
}

/**
 * Defines the element. A tag that is already defined stays as it is, so that two packages may both define it.
 * @internal
 */
export function defineElement(
  element: typeof ElicitationElement,
  tag = 'mcp-elicitation',
  registry = globalThis.customElements,
) {
  if (!registry || registry.get(tag)) return;
  // A registry accepts a class only once, so that another tag needs another class.
  registry.define(tag, tag === 'mcp-elicitation' ? element : class extends element {});
}

/** @internal */
export const entry = (element: typeof ElicitationElement): Entry => ({
  define: (tag, registry) => defineElement(element, tag, registry),
  preload: () => element.form.preload(),
  setWasm: (source, { integrity } = {}) => {
    Object.assign(element.form, { source, integrity });
  },
});
