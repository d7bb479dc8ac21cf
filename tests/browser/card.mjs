// The card in a browser, with the names of tests/card: `open`, `enter`, `press`, `result`, `heard`, by real keys and
// presses.
import { HEARD, buttonOf, choiceOf } from '../card/user.mjs';
import { enter } from './enter.mjs';
import { ask, result, untilReady } from './fixtures.mjs';

/** The element of the page, and how it asks and what it has received. */
const ELEMENT = { root: (page) => page.locator('mcp-elicitation').first(), ask, result };

export class Card {
  #heard = 0;
  #schema;
  #answers;

  /** @param host like {@link ELEMENT}, of a page that shows the card in another way */
  constructor(page, host = ELEMENT) {
    this.page = page;
    this.host = host;
    this.root = host.root(page);
  }

  /** Asks a case of tests/suite, and waits for the card. */
  async open(one) {
    this.#schema = (one.request ?? JSON.parse(one.text)).requestedSchema;
    this.#answers = undefined;
    await this.host.ask(this.page, one);
    await this.root.locator(buttonOf('message'), { hasText: one.request?.message }).waitFor();
  }

  /** Enters answers by the names of their properties. */
  async enter(answers) {
    this.#answers = answers;
    for (const [name, value] of Object.entries(answers))
      await enter(this.root, name, value, this.#schema.properties[name]);
  }

  /** Presses a button like a user who has looked at it; of a form of one choice, the one of the entered answer. */
  async press(name) {
    const isChoice = name === 'accept' && (await this.root.locator('.choice').count());
    const button = isChoice ? choiceOf(this.#answers, this.#schema) : name === 'accept' ? '#accept' : buttonOf(name);
    if (name === 'accept') await untilReady(this.page, this.root, button);
    await this.root.locator(button).click();
    const discard = this.root.locator('#discard');
    if (await discard.count()) await discard.click();
  }

  /** The result, once there is one. */
  async result() {
    return JSON.parse(await this.host.result(this.page));
  }

  /** The texts that a screen reader was told since the last call, once there is one. */
  async heard() {
    const lines = this.root.locator(`${HEARD} p`);
    await lines.nth(this.#heard).waitFor({ state: 'attached' });
    const texts = (await lines.allTextContents()).slice(this.#heard);
    this.#heard += texts.length;
    return texts;
  }
}
