// The WebAssembly that the element loads: the form, and parts in separate modules.
import { compile, instantiate, type Glue, type WasmSource } from './compile.js';
import { LaterPart } from './later-part.js';
import { sheet } from './sheet.js';
import type addressGlue from '../../../target/generated/address/address.js';
import type patternGlue from '../../../target/generated/pattern/pattern.js';
import type { Card } from './form.js';

let refused: boolean | undefined;

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

/** A part in a separate WebAssembly module, or its JavaScript version if WebAssembly is not allowed. */
export const wasmPart = <T extends Glue>(
  open: () => [glue: Promise<{ default: () => T }>, wasm: URL | Promise<BufferSource>],
): LaterPart<T> =>
  new LaterPart(async () => {
    if (isRefused()) return (await import('./without-webassembly.js')).part() as Promise<unknown> as Promise<T>;
    const [opened, wasm] = open();
    const [{ default: glue }, module] = await Promise.all([opened, compile(wasm)]);
    return instantiate(glue, module);
  });

export type FormGlue = Glue & { Card: typeof Card };
/** The matcher of patterns, and the check of addresses, which load later. */
export type PatternPart = LaterPart<Pick<ReturnType<typeof patternGlue>, 'test'>>;
export type AddressPart = LaterPart<Pick<ReturnType<typeof addressGlue>, 'check'>>;

export type FormParts = { glue: () => FormGlue; wasm: WasmSource | Promise<WasmSource> };

/** The result of a call of a dead instance: the glue reads members of results, and finds none here. */
const NOTHING: readonly undefined[] = Object.freeze([]);

/** One instance of the form. After a trap it does nothing, and callbacks that it left in the page are dead. */
export class FormInstance {
  readonly Card: FormGlue['Card'];
  /** The number of active calls into the instance, during which nothing may be freed or replaced. */
  depth = 0;
  dead = false;
  users: Set<(error: unknown) => void> = new Set();

  constructor({ Card, start }: FormGlue, exports: WebAssembly.Exports) {
    this.Card = Card;
    start(this.#guard(exports));
    if (this.dead) throw new Error('The form did not start');
  }

  /** Ends the instance: an exception has passed through its frames, so its state is unreliable. */
  trap(error: unknown) {
    if (this.dead) return;
    this.dead = true;
    for (const user of this.users) user(error);
  }

  /** Returns the same exports with a guard around each function. */
  #guard(exports: WebAssembly.Exports): WebAssembly.Exports {
    const entries: [string, WebAssembly.ExportValue][] = Object.entries(exports).map(([name, value]) => [
      name,
      typeof value !== 'function'
        ? value
        : (...args: unknown[]) => {
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

export class FormWasm {
  /** The host's own source in place of the package's file. */
  source: WasmSource | undefined;
  integrity: string | undefined;
  #instance: FormInstance | undefined;
  #loading: Promise<FormInstance> | undefined;
  #compiled:
    | Promise<{
        glue: () => FormGlue;
        instantiate(imports: WebAssembly.Imports): WebAssembly.Exports | Promise<WebAssembly.Exports>;
      }>
    | undefined;
  #open;

  constructor(open: () => FormParts | Promise<FormParts>) {
    this.#open = open;
  }

  get instance() {
    return this.#instance?.dead ? undefined : this.#instance;
  }

  /** Loads the form. A failure is forgotten, so that the next request tries again. */
  load(priority?: RequestPriority): Promise<FormInstance> {
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

  async #instantiate(priority?: RequestPriority) {
    const { glue, instantiate } = await (this.#compiled ??= this.#compile(priority));
    const fresh = glue();
    return (this.#instance = new FormInstance(fresh, await instantiate(fresh.imports)));
  }

  async #compile(priority?: RequestPriority) {
    if (isRefused()) return import('./without-webassembly.js');
    const { glue, wasm } = await this.#open();
    const module = compile(this.source ?? wasm, { integrity: this.integrity, priority });
    // While the module loads: the style sheet and a page's first use of Intl take as long as half of the card, which
    // needs both.
    sheet();
    new Intl.NumberFormat().formatToParts(0);
    new Intl.DateTimeFormat().format(0);
    return {
      glue,
      instantiate: async (imports: WebAssembly.Imports) =>
        (await WebAssembly.instantiate(await module, imports)).exports,
    };
  }
}
