// The functions of an entry that has the element.
import { defineElement } from './elicitation-element.js';

/**
 * @param {typeof import('./elicitation-element.js').ElicitationElement} element
 * @returns {Pick<typeof import('./element.js'), 'define' | 'preload' | 'setWasm'>}
 */
export const entry = (element) => ({
  define: (tag, registry) => defineElement(element, tag, registry),
  preload: () => element.form.preload(),
  setWasm: (source, { integrity } = {}) => {
    Object.assign(element.form, { source, integrity });
  },
});
