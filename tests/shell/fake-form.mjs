// Replaces the WebAssembly in Node, because Leptos needs a real DOM. It keeps to pkg/src/wasm/form.ts, so these tests
// cover the shell's side of that interface; tests/browser tests both together.
import assert from 'node:assert/strict';
import { document } from './dom.mjs';
const { addresses, deliveries } = await import('../../pkg/src/screen/parts.ts');
const { ElicitationElement } = await import('../../pkg/src/dialogue/elicitation-element.ts');
const { FormInstance } = await import('../../pkg/src/wasm/webassembly.ts');
const { LaterPart } = await import('../../pkg/src/wasm/later-part.ts');

// Each test has its own check of addresses.
await addresses.load();
await deliveries.load();

export class FakeCard {
  static made = [];
  /** The method named here traps. */
  static trapIn = '';
  log = [];
  value = '{"name":"Ada"}';

  constructor(request, settings, host) {
    this.request = request;
    this.settings = JSON.parse(settings);
    this.host = host;
    FakeCard.made.push(this);
    this.called('constructor');
  }
  called(method) {
    if (this.freed) throw new Error('called after its end');
    this.log.push(method);
    if (FakeCard.trapIn === method) throw new WebAssembly.RuntimeError('unreachable');
  }
  get faults() {
    const isFaulty = this.request.includes('"unanswerable"') || this.request === '';
    return JSON.stringify(isFaulty ? [{ code: 'nested-object', severity: 'error', location: '', message: 'No' }] : []);
  }
  get content() {
    if (this.freed) throw new Error('called after its end');
    return this.value;
  }
  mount(root) {
    this.called('mount');
    this.root = root;
    root.append(Object.assign(document.createElement('card'), { cloneNode: () => document.createElement('picture') }));
  }
  update(settings) {
    this.called('update');
    this.settings = JSON.parse(settings);
  }
  judge() {}
  settle(status, failure) {
    this.called('settle');
    this.status = status;
    this.failure = failure;
  }
  setQueue(waiting, dropped, mute, completed) {
    this.queue = { waiting, dropped, mute, completed };
  }
  steps = [];
  addStep(request, action) {
    this.steps.push([JSON.parse(request).message, action]);
  }
  reset() {
    this.called('reset');
  }
  checkValidity() {
    this.called('checkValidity');
    return true;
  }
  reportValidity() {
    this.called('reportValidity');
    return true;
  }
  free() {
    this.called('free');
    this.freed = true;
  }
}

/** Behaves like FormWasm towards the element, without WebAssembly. */
export class FakeWasm {
  loads = 0;
  /** @type {FormInstance | undefined} */
  current;
  failing = false;

  get instance() {
    return this.current?.dead ? undefined : this.current;
  }
  preload() {
    setTimeout(() => this.load().catch(() => {}));
  }
  async load() {
    if (this.failing) throw new Error('404');
    if (!this.instance) {
      this.loads++;
      this.start();
    }
    return this.current;
  }
  start() {
    const start = (exports) => (this.exports = exports);
    this.current = new FormInstance({ Card: FakeCard, start }, { run: (work) => work() });
  }
  /** Runs work like a listener of the card: with the instance on the stack, under its guard. */
  enter(work) {
    let failed;
    const guarded = () => {
      try {
        return work();
      } catch (error) {
        // A failed assertion of a test is not a trap.
        if (!(error instanceof assert.AssertionError)) throw error;
        failed = error;
      }
    };
    const answer = this.exports.run(guarded);
    if (failed) throw failed;
    return answer;
  }
}

/** A separate class for each test, so that only the page is shared. */
export function fresh({ loaded = true, pattern = async () => ({ test: () => 1 }), address } = {}) {
  FakeCard.made.length = 0;
  FakeCard.trapIn = '';
  const form = new FakeWasm();
  if (loaded) form.start();
  class Element extends ElicitationElement {
    static form = form;
    static pattern = new LaterPart(pattern);
    static address = address && new LaterPart(address);
  }
  const element = new Element();
  const events = [];
  for (const type of ['elicit-result', 'elicit-error', 'elicit-ready', 'elicit-change', 'elicit-open-url']) {
    element.addEventListener(type, (event) => events.push([type, event.detail]));
  }
  return {
    element,
    form,
    events,
    Element,
    results: () => events.filter(([type]) => type === 'elicit-result').map(([, detail]) => detail),
  };
}

export const last = () => FakeCard.made.at(-1);
export const accept = (form, card = last(), content = '{"name":"Ada"}') =>
  form.enter(() => card.host.decide('accept', content));
export const params = (message = 'Who?') => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: {} },
});
