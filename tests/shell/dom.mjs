// The part of a DOM that the shell uses, so that Node can test its lifecycle thousands of times a second. tests/browser
// tests what only browsers have (real clicks, focus, layout, CSP).

class FakeNode extends EventTarget {
  parent = null;
  childNodes = [];
  dataset = {};
  attributes = new Map();
  ownerDocument = document;
  textContent = '';
  style = {};

  get isConnected() {
    return this === page || Boolean((this.parent ?? this.host)?.isConnected);
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name, value) {
    const old = this.getAttribute(name);
    this.attributes.set(name, value);
    if (this.constructor.observedAttributes?.includes(name)) this.attributeChangedCallback(name, old, value);
  }
  removeAttribute(name) {
    const old = this.getAttribute(name);
    this.attributes.delete(name);
    if (this.constructor.observedAttributes?.includes(name)) this.attributeChangedCallback(name, old, null);
  }
  closest(selector) {
    const name = selector.slice(1, -1);
    for (let at = this; at; at = at.parent) if (at.attributes.has(name)) return at;
    return null;
  }
  getRootNode() {
    let at = this;
    while (at.parent) at = at.parent;
    return at;
  }
  append(...children) {
    for (const child of children) {
      child.remove?.();
      if (typeof child === 'object') child.parent = this;
      this.childNodes.push(child);
      if (this.isConnected) child.connectedCallback?.();
    }
  }
  remove() {
    if (!this.parent) return;
    const connected = this.isConnected;
    this.parent.childNodes = this.parent.childNodes.filter((node) => node !== this);
    this.parent = null;
    if (connected) this.disconnectedCallback?.();
  }
  prepend(child) {
    this.append(child);
  }
  replaceChildren(...children) {
    this.childNodes = children;
  }
  /** There is no card here, so nothing is found. */
  querySelector() {
    return null;
  }
  querySelectorAll() {
    return [];
  }
  cloneNode() {
    return Object.assign(new FakeNode(), { copyOf: this });
  }
  click() {
    clicked.push(this);
  }
}

/** The anchors that were clicked. */
export const clicked = [];
export const document = { createElement: (name) => Object.assign(new FakeNode(), { name }) };

globalThis.HTMLElement = class HTMLElement extends FakeNode {
  shadowRoot = null;
  attachShadow(options) {
    return (this.shadowRoot = Object.assign(new FakeNode(), { host: this, options, adoptedStyleSheets: [] }));
  }
  attachInternals() {
    return (this.internals = { states: new Set() });
  }
};

/** Nothing has a size here. */
globalThis.ResizeObserver = class ResizeObserver {
  observe() {}
};
globalThis.CSSStyleSheet = class CSSStyleSheet {
  replaceSync(text) {
    this.text = text;
  }
};

globalThis.scheduler = { postTask: (work) => new Promise((resolve) => setImmediate(() => resolve(work()))) };

/** The connected part of the page. */
export const page = new FakeNode();

const view = new EventTarget();
globalThis.addEventListener = view.addEventListener.bind(view);
globalThis.removeEventListener = view.removeEventListener.bind(view);
export const hidePage = () => view.dispatchEvent(new Event('pagehide'));
export const returnToPage = () => view.dispatchEvent(new Event('pageshow'));

/** Runs everything that waits for a task or two. */
export async function settled() {
  for (let tasks = 0; tasks < 3; tasks++) await new Promise((resolve) => setImmediate(resolve));
}
