// `mcp-elicitation/testing`: `<mcp-elicitation>` for an app's tests in jsdom, happy-dom and the like. It is the real
// element with its queue, rounds and events, but its card is a stub, and the test answers.
import { Visits, openAddress, visiting } from './rounds/addresses.js';
import { deliver } from './rounds/delivery.js';
import { addresses, agents, deliveries } from './screen/parts.js';
import { ElicitationElement } from './dialogue/elicitation-element.js';
import { ENGLISH } from './screen/catalogs.js';
import { Stage, modals } from './screen/stage.js';
import { FormInstance, type FormGlue, type FormWasm } from './wasm/webassembly.js';
import { entry } from './dialogue/entry.js';
import type { ElicitResult } from './rounds/types.js';

export { release } from './rounds/keep.js';
export { DeliveryError } from './rounds/delivery-error.js';
export type * from './element.js';
import type { CardHost } from './screen/card-host.js';

// Placeholders, dialogs and styles are invisible here, and jsdom lacks what they need.
Stage.prototype.wait = Stage.prototype.dress = () => {};
modals.value = { showModal() {} };
// A test asks and answers in one task, without waiting for a file.
addresses.value = { Visits, openAddress, visiting };
void deliveries.load(async () => ({ deliver }));
agents.value = { equip() {} };
const { show } = Stage.prototype;
Stage.prototype.show = function (card, _, kept, say) {
  return show.call(this, card, 'card', kept, say);
};

const hosts: WeakMap<EventTarget, CardHost> = new WeakMap();

/** A card without a form, for which every request can be answered. */
class StubCard {
  readonly host: CardHost;
  faults = '[]';
  draft = '[]';
  entries = '[]';

  constructor(_: string, __: string, ___: string, host: CardHost) {
    this.host = host;
  }
  mount({ host }: ShadowRoot) {
    hosts.set(host, this.host);
  }
  checkValidity() {
    return true;
  }
  reportValidity() {
    return true;
  }
  update() {}
  restore() {}
  setQueue() {}
  settle() {}
  addStep() {}
  reset() {}
  free() {}
}

/** The form, which has no module to load. */
const instance = new FormInstance({ Card: StubCard, start() {} } as unknown as FormGlue, {});

export class McpElicitationElement extends ElicitationElement {
  /** @internal */
  static form = { instance, load: async () => instance, preload() {} } as unknown as FormWasm;
  /** @internal */
  static languages = { at: () => ENGLISH, has: () => true, words: () => '', load: async () => {} };
}

export const { define, preload, setWasm } = entry(McpElicitationElement);

const firstOf = (element: EventTarget, ...types: string[]): Promise<unknown> =>
  new Promise((resolve) => types.forEach((type) => element.addEventListener(type, resolve, { once: true })));

/**
 * Answers the question of an element in place of a user; an accepted address goes to the element's `opener`, if it has
 * one. `mcp-elicitation/testing`, imported before the element's own entries, defines a `<mcp-elicitation>` with the
 * same properties, methods and events, but without WebAssembly and form.
 */
export async function answer(element: McpElicitationElement, { action, content }: ElicitResult): Promise<void> {
  if (!['loading', 'open'].includes(element.status))
    throw new Error(`Nothing is asked: the status is ${element.status}`);
  if (element.status === 'loading') await firstOf(element, 'elicit-ready');
  const host = hosts.get(element);
  const { mode, url } = host?.question.params ?? {};
  // There is no tab to open, but there may be an opener.
  if (action === 'accept' && mode === 'url') host?.open(url);
  host?.decide(action, content && JSON.stringify(content));
  // The user's decision is reported a moment later, or when the opener has finished.
  await (element.status === 'sending' &&
    host?.question.isUndecided &&
    firstOf(element, 'elicit-result', 'elicit-error'));
}

define();
