// The WebAssembly that the element loads: the form, and parts in separate modules.
import { STYLE } from '../../target/generated/style.js';

/** @type {boolean | undefined} */
let refused;

/** True if the page cannot compile WebAssembly: its browser lacks it, or its policy forbids it. */
export function isRefused() {
  try {
    // WebKit's policy rejects the instance, that of other browsers the module.
    refused ??= !new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
  } catch {
    refused = true;
  }
  return refused;
}

/**
 * A part of the package that most pages never need. It is loaded once for the whole page, at its first use.
 * @template T
 */
export class LaterPart {
  /** @type {T | undefined} what was loaded */
  value;
  /** @type {Promise<void> | undefined} */
  #loading;
  #open;

  /** @param {() => Promise<T>} open */
  constructor(open) {
    this.#open = open;
  }

  /**
   * Loads the part once. A failure is forgotten, so that a later request can try again.
   * @returns {Promise<void>}
   */
  load() {
    return (this.#loading ??= this.#open().then(
      (value) => {
        this.value = value;
      },
      (error) => {
        this.#loading = undefined;
        throw error;
      },
    ));
  }

  /**
   * Uses the part. After it has failed once, it counts as missing.
   * @template R
   * @param {(value: T) => R} work
   * @returns {R | undefined}
   */
  use(work) {
    try {
      return this.value && work(this.value);
    } catch {
      this.value = undefined;
    }
  }
}

/**
 * A part in a separate WebAssembly module, or its JavaScript version if WebAssembly is not allowed.
 * @template {{ default(source: { module_or_path: URL | BufferSource }): Promise<unknown> }} T
 * @param {() => [glue: Promise<T>, wasm: URL | Promise<BufferSource>]} open
 * @returns {LaterPart<Omit<T, 'default'>>}
 */
export const wasmPart = (open) =>
  new LaterPart(async () => {
    if (isRefused()) return /** @type {any} */ ((await import('./without-webassembly.js')).part());
    const [glue, wasm] = await Promise.all(open());
    await glue.default({ module_or_path: wasm });
    return glue;
  });

/**
 * @typedef {{ Card: typeof import('./form.js').Card, imports: WebAssembly.Imports, start(exports: WebAssembly.Exports): void }} Glue
 * @typedef {string | URL | Response | BufferSource | WebAssembly.Module} WasmSource
 * @typedef {{ glue: () => Glue, wasm: WasmSource | Promise<WasmSource> }} FormParts
 */

/**
 * @param {WasmSource} source
 * @param {RequestInit} how it is fetched
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(source, { integrity, priority }) {
  if (source instanceof WebAssembly.Module) return source;
  // A browser only uses a preloaded file if both name the same integrity.
  if (typeof source === 'string' || source instanceof URL) source = await fetch(source, { integrity, priority });
  if (!(source instanceof Response)) return WebAssembly.compile(/** @type {BufferSource} */ (source));
  const type = source.headers.get('content-type');
  if (!source.ok) throw missing(source, String(source.status));
  if (type?.startsWith('application/wasm')) return WebAssembly.compileStreaming(source);
  const bytes = await source.arrayBuffer();
  return WebAssembly.compile(bytes).catch((cause) => {
    throw missing(/** @type {Response} */ (source), `no WebAssembly but ${type}`, cause);
  });
}

/**
 * Warns the developer, besides the event for the page, because not every bundler copies the file that a script names.
 * @param {Response} response
 * @param {string} why
 * @param {unknown} [cause]
 */
function missing({ url }, why, cause) {
  const error = new Error(`${url}: ${why}. Serve this file of mcp-elicitation/dist beside the script, or say by setWasm() where it is: docs/hosts.md of the package, "Files beside the script"`, { cause });
  console.error(error.message);
  return error;
}

/** @type {CSSStyleSheet | undefined} */
let made;

/** The card's style sheet, shared by all roots of the page. */
function sheet() {
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(STYLE);
  }
  return made;
}

/** @type {readonly undefined[]} what a dead instance gives: the glue, which looks into what it gets, finds nothing there */
const NOTHING = Object.freeze([]);

/** One instance of the form. After a trap it does nothing, and callbacks that it left in the page are dead. */
export class FormInstance {
  /** The number of active calls into the instance, during which nothing may be freed or replaced. */
  depth = 0;
  dead = false;
  /** @type {Set<(error: unknown) => void>} notified of a trap */
  users = new Set();

  /** @param {Glue} glue @param {WebAssembly.Exports} exports */
  constructor({ Card, start }, exports) {
    this.Card = Card;
    start(this.#guard(exports));
    if (this.dead) throw new Error('The form did not start');
  }

  /**
   * Adds the card's style sheet to a root.
   * @param {ShadowRoot} root
   */
  style({ adoptedStyleSheets }) {
    if (!adoptedStyleSheets.includes(sheet())) adoptedStyleSheets.push(sheet());
  }

  /**
   * Ends the instance: an exception has passed through its frames, so its state is unreliable.
   * @param {unknown} error
   */
  trap(error) {
    if (this.dead) return;
    this.dead = true;
    for (const user of this.users) user(error);
  }

  /**
   * @param {WebAssembly.Exports} exports
   * @returns {WebAssembly.Exports} the same, each function guarded
   */
  #guard(exports) {
    /** @type {[string, any][]} */
    const entries = Object.entries(exports).map(([name, value]) => [
      name,
      typeof value !== 'function'
        ? value
        : (/** @type {unknown[]} */ ...args) => {
            if (this.dead) return NOTHING;
            this.depth++;
            try {
              return value(...args);
            } catch (error) {
              this.trap(error);
              return NOTHING;
            } finally {
              this.depth--;
            }
          },
    ]);
    return Object.fromEntries(entries);
  }
}

/** The source of the form, and its current instance. */
export class FormWasm {
  /** @type {FormInstance | undefined} */
  #instance;
  /** @type {Promise<FormInstance> | undefined} */
  #loading;
  /** @type {Promise<{ glue: () => Glue, instantiate(imports: WebAssembly.Imports): WebAssembly.Exports | Promise<WebAssembly.Exports> }> | undefined} */
  #compiled;
  #open;

  /** @param {() => FormParts | Promise<FormParts>} open */
  constructor(open) {
    this.#open = open;
    /** @type {WasmSource | undefined} what a host gives in place of the package's own file */
    this.source = undefined;
    /** @type {string | undefined} what a host holds it against */
    this.integrity = undefined;
  }

  /** The instance, if it is ready. */
  get instance() {
    return this.#instance?.dead ? undefined : this.#instance;
  }

  /**
   * Loads the form, or returns the loaded instance. A failure is forgotten, so that the next request tries again.
   * @param {RequestPriority} [priority] of what is fetched
   * @returns {Promise<FormInstance>}
   */
  load(priority) {
    if (this.#instance?.dead) this.#loading = this.#instance = undefined;
    return (this.#loading ??= this.#instantiate(priority).catch((error) => {
      this.#loading = this.#compiled = undefined;
      throw error;
    }));
  }

  /** Loads the form when the browser is idle, with a lower priority than the page's other requests. */
  preload() {
    (globalThis.requestIdleCallback ?? setTimeout)(() => this.load('low').catch(() => {}));
  }

  /** @param {RequestPriority} [priority] */
  async #instantiate(priority) {
    const { glue, instantiate } = await (this.#compiled ??= this.#compile(priority));
    const fresh = glue();
    return (this.#instance = new FormInstance(fresh, await instantiate(fresh.imports)));
  }

  /** @param {RequestPriority} [priority] */
  async #compile(priority) {
    if (isRefused()) return import('./without-webassembly.js');
    const { glue, wasm } = await this.#open();
    const module = compile(this.source ?? (await wasm), { integrity: this.integrity, priority });
    // While the module loads: the style sheet and a page's first use of Intl take as long as half of the card, which
    // needs both.
    sheet();
    new Intl.NumberFormat().formatToParts(0);
    return { glue, instantiate: async (/** @type {WebAssembly.Imports} */ imports) => (await WebAssembly.instantiate(await module, imports)).exports };
  }
}
