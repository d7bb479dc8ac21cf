// The card as its user and its host meet it: the real element with the real WebAssembly, in the page of dom.mjs.
import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'node:test';
import { bundled } from './bundle.mjs';
import { pass, settled, until } from './clock.mjs';
import { page, trusted } from './dom.mjs';
import { GUARD_TIME, HEARD, bare, buttonOf, controlOf, question } from './user.mjs';

export * from './user.mjs';
export { pass, settled, until };

const SOURCES = ['tests/card', 'pkg/src', 'target/generated', 'src/message/locales'];
export const source = await bundled('./entry.ts', SOURCES);
const { McpElicitationElement, addresses, agents, define, deliveries, extras, modals } = source;

define();
const { form, pattern, address } = McpElicitationElement;
await Promise.all([form, pattern, address, addresses, agents, deliveries, extras, modals].map((part) => part.load()));

const made = new Set();
// A trap of the test before has ended the instance.
beforeEach(() => form.load());
afterEach(async () => {
  for (const card of made) card.leave();
  await settled();
});

let servers = 0;
/** A server that no other test has asked for. */
export const someServer = () => ({ name: `server ${++servers}` });

/** An element in the page, and its user. */
export class Card {
  /** All events of the element, with their details. */
  events = [];
  #heard = new WeakSet();

  constructor(element = document.createElement('mcp-elicitation')) {
    this.element = element;
    made.add(this);
    for (const type of ['result', 'error', 'ready', 'change', 'open-url', 'unseen', 'activity', 'waiting'])
      element.addEventListener(`elicit-${type}`, (event) => this.events.push([event.type, event.detail, event]));
  }

  /** Asks, by default as a server that no other test knows. @returns the promise of `elicit` */
  ask(request = question(), options = {}) {
    return this.element.elicit(request, { server: someServer(), ...options });
  }

  /** Removes the element from the page. */
  leave() {
    made.delete(this);
    this.element.remove();
  }

  get root() {
    return this.element.shadowRoot;
  }
  find(selector) {
    return this.root.querySelector(selector);
  }
  all(selector) {
    return [...this.root.querySelectorAll(selector)];
  }
  /** The text of a part, or of what a selector finds; undefined if there is none. */
  text(name) {
    return this.find(buttonOf(name))?.textContent;
  }
  /** The texts of all that a selector finds, without the signs that isolate them. */
  texts(selector) {
    return this.all(selector).map(({ textContent }) => bare(textContent));
  }
  get status() {
    return this.element.status;
  }
  /** The result, once there is one. */
  get result() {
    return this.element.result;
  }
  /** The details of all events of a type. */
  eventsOf(type) {
    return this.events.filter(([name]) => name === `elicit-${type}`).map(([, detail]) => detail);
  }
  get results() {
    return this.eventsOf('result');
  }

  /** Enters a text into the first line, or answers by name: texts, options, `true` for a checkbox. */
  enter(answers, name) {
    if (typeof answers === 'object')
      return Object.entries(answers).forEach(([property, answer]) => this.enter(answer, property));
    const control = this.find(controlOf(name));
    assert.ok(control, `there is a control of ${name ?? 'text'}`);
    if (control.type === 'radio' || control.type === 'checkbox') {
      const choices = this.all(controlOf(name));
      const chosen = choices.length > 1 ? choices.find((one) => labelOf(one) === answers) : control;
      assert.ok(chosen, `there is an option ${answers}`);
      return click(chosen);
    }
    this.type(control, answers);
  }

  /** Types a text into a control in place of what it holds, or chooses an option of a list by its value. */
  type(control, text) {
    control.focus();
    control.value = text;
    for (const type of ['input', 'change'])
      control.dispatchEvent(trusted(new Event(type, { bubbles: true, composed: true })));
  }

  /** Presses an element with a pointer, at once. */
  click(element) {
    click(element);
  }

  /** Leaves the control with the focus, so that its error shows. */
  blur() {
    this.root.activeElement?.blur();
  }

  get content() {
    return this.element.content;
  }
  get error() {
    return this.text('error') || undefined;
  }

  /** Presses a button like a user who has looked at it: after the guard time, unless it is `early`. */
  press(name, { early = false } = {}) {
    const button = this.find(buttonOf(name));
    assert.ok(button, `there is a button ${name}`);
    if (!early) pass(GUARD_TIME);
    click(button);
  }

  /** Presses a key in a control, or where the focus is. */
  key(key, at = this.root.activeElement ?? this.find(controlOf()), options = {}) {
    const press = (type) =>
      at.dispatchEvent(
        trusted(new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true, ...options })),
      );
    // A browser turns Enter on a button into a click.
    const isButton = key === 'Enter' && at.localName === 'button';
    if (press('keydown') && isButton)
      at.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true })));
    press('keyup');
  }

  /** Answers the question of most tests. */
  accept(name = 'Ada') {
    this.enter(name);
    this.press('accept');
  }

  /** The texts that a screen reader was told since the last call, for which some time passes. */
  heard() {
    pass(GUARD_TIME);
    const lines = this.all(`${HEARD} p`).filter((line) => !this.#heard.has(line));
    for (const line of lines) this.#heard.add(line);
    return lines.map(({ textContent }) => textContent);
  }

  /** The button or the choice with this text. */
  named(text, selector = 'button, input') {
    return this.all(selector).find((one) => (labelOf(one) || one.textContent).trim() === text);
  }
}

const labelOf = (input) => [...(input.labels ?? [])].map(({ textContent }) => textContent.trim()).join(' ');

/** The events of one press of a pointer. */
function click(button) {
  const init = { bubbles: true, composed: true, cancelable: true, detail: 1, button: 0 };
  button.dispatchEvent(trusted(new PointerEvent('pointerdown', init)));
  if (button.dispatchEvent(trusted(new MouseEvent('mousedown', init)))) button.focus();
  button.dispatchEvent(trusted(new PointerEvent('pointerup', init)));
  button.dispatchEvent(trusted(new MouseEvent('mouseup', init)));
  button.dispatchEvent(trusted(new MouseEvent('click', init)));
}

/** An element in the page that asks nothing yet. */
export function fresh(settings = {}, element = undefined) {
  const card = new Card(element);
  Object.assign(card.element, settings);
  page.append(card.element);
  return card;
}

/**
 * Shows a question.
 * @param options those of `elicit`, and `settings` of the element
 */
export async function open(request, { settings, ...options } = {}) {
  const card = fresh(settings);
  card.answer = card.ask(request, options);
  card.answer.catch(() => {});
  await until(() => card.status !== 'loading');
  return card;
}

/** Ends the instance of the form, like an exception in it. */
export const trap = () => form.instance?.trap(new WebAssembly.RuntimeError('unreachable'));
