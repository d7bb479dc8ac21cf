// The page of tests/card: happy-dom in Node's globals, with observers that tell what a test says. It has no layout, no
// selection, and no focus of a real window: tests/browser has the tests that need them.
import { bundled } from './bundle.mjs';
import { onFrame, settled } from './clock.mjs';

const { Window } = await bundled('happy-dom', ['node_modules/happy-dom/package.json']);
const view = new Window({ url: 'https://localhost/', settings: { enableJavaScriptEvaluation: false } });
const NAMES = [
  'document',
  'location',
  'navigator',
  'sessionStorage',
  'localStorage',
  'customElements',
  'matchMedia',
  'getComputedStyle',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'HTMLDialogElement',
  'CharacterData',
  'Text',
  'Comment',
  'Document',
  'DocumentFragment',
  'ShadowRoot',
  'CSSStyleSheet',
  'MutationObserver',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'PointerEvent',
  'FocusEvent',
  'InputEvent',
  'CompositionEvent',
];
for (const name of NAMES) {
  const value = view[name];
  const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
  Object.defineProperty(globalThis, name, {
    value: isMethod ? value.bind(view) : value,
    configurable: true,
    writable: true,
  });
}
Object.assign(globalThis, { window: globalThis, parent: globalThis, origin: location.origin });

/** The document, to which tests append their elements. */
export const page = document.body;

// happy-dom throws where the focused element was removed.
const { get: activeElement } = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'activeElement');
Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
  configurable: true,
  get() {
    try {
      return activeElement.call(this);
    } catch {
      return null;
    }
  },
});
globalThis.Option = function (text, value, _, isSelected) {
  return Object.assign(document.createElement('option'), { textContent: text, value, selected: isSelected });
};
// happy-dom computes the style of every element for it.
Object.defineProperty(
  HTMLElement.prototype,
  'innerText',
  Object.getOwnPropertyDescriptor(Element.prototype, 'textContent'),
);
Element.prototype.scrollIntoView = () => {};
Element.prototype.animate ??= () => ({ finished: Promise.resolve() });
HTMLElement.prototype.attachInternals = function () {
  return (this.internals = { states: new Set() });
};

/** The elements out of view; all others are in view. */
export const unseen = new WeakSet();
const observers = new Set();

/** Tells of each element, at the next frame after it is observed or its view has changed, if it is in view. */
globalThis.IntersectionObserver = class {
  #hear;
  #told = new Map();
  constructor(hear) {
    this.#hear = hear;
    observers.add(this);
  }
  observe(target) {
    this.#told.set(target, undefined);
    observers.add(this);
  }
  unobserve(target) {
    this.#told.delete(target);
  }
  disconnect() {
    this.#told.clear();
    observers.delete(this);
  }
  tell() {
    const entries = [];
    for (const [target, before] of this.#told) {
      const isIntersecting = target.isConnected && !unseen.has(target) && !unseen.has(target.getRootNode().host);
      if (isIntersecting === before) continue;
      this.#told.set(target, isIntersecting);
      const rectangle = target.getBoundingClientRect();
      entries.push({
        target,
        isIntersecting,
        intersectionRatio: Number(isIntersecting),
        boundingClientRect: rectangle,
        intersectionRect: rectangle,
      });
    }
    if (entries.length) this.#hear(entries, this);
  }
};
onFrame(() => {
  for (const observer of [...observers]) observer.tell();
});
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Leaves the page, and returns to it. */
export const hidePage = () => dispatchEvent(new Event('pagehide'));
export const returnToPage = () => dispatchEvent(new Event('pageshow'));

/** Makes the page visible or hidden to the user. */
export function setVisible(isVisible) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isVisible });
  dispatchEvent(new Event('visibilitychange'));
}

/** The addresses that were opened in a new tab. */
export const tabs = [];
const { click } = HTMLElement.prototype;
HTMLElement.prototype.click = function () {
  if (this.localName === 'a') tabs.push(this.href);
  else click.call(this);
};

/** An event of a user: scripts cannot make one. */
export function trusted(event) {
  Object.defineProperty(event, 'isTrusted', { value: true });
  return event;
}

export { settled };
