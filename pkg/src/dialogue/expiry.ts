// Ends questions at a set time: the card shows it and announces it shortly before.
import { OPEN_UNTIL } from '../../../target/generated/english/expiry.js';
import type { Performer } from '../rounds/events.js';
import type { Round } from '../rounds/round.js';
import type { Screen } from '../screen/screen.js';

const MINUTE = 60_000;
/** The times before the end at which the card announces it. */
const NOTICES = [2 * MINUTE, MINUTE];
const DAY = 24 * 60 * MINUTE;

export class Expiry {
  #dialogue;
  #screen;
  #timer: Parameters<typeof clearTimeout>[0];
  #notice: HTMLElement;

  constructor(dialogue: Performer, screen: Screen) {
    this.#dialogue = dialogue;
    this.#screen = screen;
    const { element } = dialogue;
    this.#notice = Object.assign(element.ownerDocument.createElement('small'), { slot: 'message' });
    this.#notice.setAttribute('role', 'status');
    // Its slot is in the card, so it inherits the card's tokens.
    this.#notice.style.color = 'var(--muted)';
    for (const type of ['elicit-ready', 'elicit-result'])
      element.addEventListener(type, ({ target }) => target === element && this.endExpired());
  }

  /** Returns milliseconds since 1970, or `Infinity` for a round without an end. */
  #end(round: Round | undefined) {
    const { settings } = this.#dialogue.desk;
    const moment = round?.isOver === false && new Date(round.options.expires ?? settings.expires ?? NaN).getTime();
    return moment === false || Number.isNaN(moment) ? Infinity : moment;
  }

  /** Ends the questions whose moment has come, and waits for the next moment. */
  endExpired() {
    clearTimeout(this.#timer);
    const { desk } = this.#dialogue;
    const now = Date.now();
    for (const round of desk.rounds)
      if (this.#end(round) <= now) this.#dialogue.send({ type: 'withdrawn', round, reason: 'expired' });
    const end = this.#end(desk.current);
    const waiting = desk.rounds.map((round) => this.#end(round));
    const next = Math.min(...[...NOTICES.map((before) => end - before), ...waiting].filter((at) => at > now));
    if (next < Infinity) this.#timer = setTimeout(() => this.endExpired(), Math.min(next - now, DAY));
    void this.#show(end);
  }

  async #show(end: number) {
    const { element } = this.#dialogue;
    const { locale, parts } = this.#screen;
    const { languages } = parts;
    if (end === Infinity) return this.#notice.remove();
    if (!languages.at(locale)) await languages.load(locale);
    const sentence = this.#screen.sentence('open-until', OPEN_UNTIL);
    const left = end - Date.now();
    const words = (tag: string | undefined) => {
      const day = left < DAY ? {} : ({ dateStyle: 'medium' } as const);
      const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...day }).format(end);
      const minutes = Math.max(1, Math.round(left / MINUTE));
      const soon = ` · ${new Intl.RelativeTimeFormat(tag).format(minutes, 'minute')}`;
      return sentence.replace('{time}', time) + (left <= NOTICES[0] ? soon : '');
    };
    let text = '';
    try {
      text = words(locale);
    } catch {
      // An invalid locale throws.
      text = words(undefined);
    }
    if (this.#end(this.#dialogue.desk.current) !== end) return;
    if (this.#notice.textContent !== text) this.#notice.textContent = text;
    if (this.#notice.parentNode !== element) element.append(this.#notice);
  }
}
