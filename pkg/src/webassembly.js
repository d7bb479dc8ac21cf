// The WebAssembly that the element loads: the form, and parts in separate modules.
import { compile, instantiate } from './compile.js';
import { LaterPart } from './later-part.js';
import { sheet } from './scheme.js';

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
 * A part in a separate WebAssembly module, or its JavaScript version if WebAssembly is not allowed.
 * @template {import('./compile.js').Glue} T
 * @param {() => [glue: Promise<{ default: () => T }>, wasm: URL | Promise<BufferSource>]} open
 * @returns {LaterPart<T>}
 */
export const wasmPart = (open) =>
  new LaterPart(async () => {
    if (isRefused()) return /** @type {any} */ ((await import('./without-webassembly.js')).part());
    const [{ default: glue }, wasm] = await Promise.all(open());
    return instantiate(glue, wasm);
  });

/**
 * @typedef {import('./compile.js').Glue & { Card: typeof import('./form.js').Card }} Glue
 * @typedef {import('./compile.js').WasmSource} WasmSource
 * @typedef {{ glue: () => Glue, wasm: WasmSource | Promise<WasmSource> }} FormParts
 */

/** @type {readonly undefined[]} what a dead instance gives: the glue, which looks into what it gets, finds nothing there */
const NOTHING = Object.freeze([]);

/** One instance of the form. After a trap it does nothing, and callbacks that it left in the page are dead. */
export class FormInstance {
  /** The number of active calls into the instance, during which nothing may be freed or replaced. */
  depth = 0;
  dead = false;
  /** @type {Set<(error: unknown) => void>} notified of a trap */
  users = new Set();
  /** The words that it was given. @type {Set<string>} */
  #learnt = new Set();

  /** @param {Glue} glue @param {WebAssembly.Exports} exports */
  constructor({ Card, start }, exports) {
    this.Card = Card;
    start(this.#guard(exports));
    if (this.dead) throw new Error('The form did not start');
  }

  /** Gives the form words for secrets and consents, once. @param {string} [words] */
  learn(words) {
    if (!words || this.#learnt.has(words)) return;
    this.#learnt.add(words);
    this.Card.learn(words);
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
  /** The words for secrets and consents of all languages but English, which the form contains. Its JavaScript contains all. */
  words = new LaterPart(async () => (isRefused() ? '' : (await import('../../target/generated/words.js')).default));
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
    // Their failure is handled where a card waits for them.
    this.words.load().catch(() => {});
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
    return {
      glue,
      instantiate: async (/** @type {WebAssembly.Imports} */ imports) =>
        (await WebAssembly.instantiate(await module, imports)).exports,
    };
  }
}
