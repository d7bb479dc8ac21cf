// A date and a time with the zone in which they are meant. What is sent is RFC 3339, with seconds and an offset; it can
// be seen below.
import { make } from './make.js';
import { homeZone, isZone, nameOfZone, nearest, offsetText, offsets, read, shown, writings, zonesOfIntl } from './wall-clock.js';

/** @param {string} zone @returns {string} */
const nameOf = (zone) => (/^[+-]/.test(zone) ? `UTC${zone}` : zone.replaceAll('_', ' '));

/**
 * @param {HTMLElement} frame
 * @param {[string, string?]} data what is entered, and the pattern that it must match
 * @param {import('./controls.js').Tools} tools
 */
export function dateTime(frame, [entered, pattern], { enter, say, test, matcher, locale, timeZone, kept }) {
  const input = /** @type {HTMLInputElement} */ (frame.querySelector('input'));
  const id = input.id.slice(0, -1);
  const home = nameOfZone(isZone(timeZone) ? timeZone : homeZone());

  if (kept.said !== entered) {
    const start = shown(entered);
    // Where the control cannot hold it, the line of text stays.
    if (!start && (entered || input.value)) return;
    Object.assign(kept, { said: entered, wall: start?.wall ?? '', zone: start ? zoneOf(start) : kept.zone ?? home, which: undefined, plain: false });
  }
  if (kept.plain) return;

  /** The zone of the person where it has this offset then, else the offset. @param {{ wall: string, offset: string }} start */
  function zoneOf({ wall, offset }) {
    if (/z/i.test(offset)) return 'UTC';
    return offsets(read(wall), home).map(offsetText).includes(offset) ? home : offset;
  }

  const zones = make('select', { id: `${id}zone`, class: 'in', part: 'control', dir: 'ltr', 'aria-label': say('time-zone'), 'aria-describedby': `${id}label` });
  const sent = make('p', { id: `${id}sent`, class: 'note' });
  const question = make('div', { class: 'choices' });
  input.type = 'datetime-local';
  input.max = '9999-12-31T23:59';
  input.value = kept.wall;
  if (input.value.length > 16) input.step = '1';
  input.setAttribute('aria-describedby', `${input.getAttribute('aria-describedby')} ${sent.id}`);
  fillZones();
  zones.addEventListener('focus', () => fillZones(zonesOfIntl()), { once: true });
  frame.append(make('div', { class: 'zoned' }, input, zones), question, sent);
  show();
  // In another language the times nearest to one that is skipped are written in another way.
  if (kept.said !== saying() && kept.said[0] === '!') tell();

  /** The zones that are likely; all of them once the person is about to choose. @param {string[]} [all] */
  function fillZones(all = []) {
    zones.replaceChildren(...[...new Set([kept.zone, home, 'UTC', ...all])].map((zone) => new Option(nameOf(zone), zone)));
    zones.value = kept.zone;
  }

  /** Shows what the form has. */
  function show() {
    const { wall, zone, said } = kept;
    const time = read(wall);
    const [mark, ...near] = said.split('|');
    sent.textContent = shown(said) || /^\d/.test(said) ? say('sent-as', undefined, `\u2066${said}\u2069`) : '';
    if (mark === '!') skipped(nearest(time, zone), near);
    else if (wall && offsets(time, zone).length === 2) twice(offsets(time, zone));
    else question.replaceChildren();
  }

  /** The clocks skip this time: the nearest that there are. @param {string[]} walls @param {string[]} names */
  function skipped(walls, names) {
    question.className = 'choices row';
    question.replaceChildren(
      ...walls.map((wall, index) => {
        const take = make('button', { type: 'button', class: 'link', id: `${id}near-${index}` }, names[index]);
        take.onclick = () => {
          input.value = wall;
          changed();
          input.focus();
        };
        return take;
      }),
    );
  }

  /** The clocks show this time twice. @param {number[]} two */
  function twice(two) {
    if (question.querySelector('input')) return;
    question.className = 'choices';
    const title = make('p', { id: `${id}twice`, class: 'hint' }, say('which-of-two'));
    const ways = two.map((offset, index) => {
      const radio = make('input', { type: 'radio', name: `${id}twice`, id: `${id}twice-${index}`, part: 'option', value: String(index) });
      radio.checked = kept.which === index;
      return make('label', {}, radio, make('span', {}, say(index ? 'second-of-two' : 'first-of-two', undefined, `\u2066UTC${offsetText(offset)}\u2069`)));
    });
    question.replaceChildren(title, make('div', { role: 'radiogroup', 'aria-labelledby': title.id }, ...ways));
  }

  /** What the form is to be told. @returns {string} */
  function saying() {
    const { wall, zone, which } = kept;
    if (!wall) return input.validity.badInput ? '?' : '';
    const time = read(wall);
    const found = offsets(time, zone);
    const text = (/** @type {number} */ offset) => {
      const ways = writings(time, offset, zone);
      // Some servers take UTC alone.
      return (pattern && test(pattern, ways[0]) === 0 && ways.find((way) => test(pattern, way) === 1)) || ways[0];
    };
    if (!found.length) {
      const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
      return ['!', ...nearest(time, zone).map((near) => clock.format(read(near)))].join('|');
    }
    return found.length > 1 && which === undefined ? ['?', ...found.map(text)].join('|') : text(found[which ?? 0]);
  }

  function tell() {
    kept.said = saying();
    enter(`=${kept.said}`);
    show();
  }

  function changed() {
    if (kept.wall !== input.value || kept.zone !== zones.value) {
      kept.which = undefined;
      question.replaceChildren();
    }
    Object.assign(kept, { wall: input.value, zone: zones.value });
    tell();
  }

  const heard = (/** @type {Event} */ event) => {
    if (kept.plain) return;
    event.stopPropagation();
    const { id: at, value } = /** @type {HTMLInputElement} */ (event.target);
    if (at.startsWith(`${id}twice`)) {
      kept.which = Number(value);
      tell();
    } else changed();
  };
  frame.addEventListener('input', heard);
  frame.addEventListener('change', heard);

  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text').trim() ?? '';
    const moment = shown(text);
    const [, date, time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? [];
    if (moment) {
      kept.zone = zoneOf(moment);
      fillZones();
      input.value = moment.wall;
      changed();
    } else if (date) {
      input.value = `${date}T${time}`;
      changed();
    } else if (/^\d{4}-\d\d-\d\dt[\d:.]+(z|[+-]\d\d:\d\d)$/i.test(text)) {
      // A moment that the control cannot hold is typed.
      kept.plain = true;
      input.type = 'text';
      input.value = kept.said = text;
      for (const part of [zones, question, sent]) part.remove();
      enter(`=${text}`);
      input.focus();
    } else return;
    event.preventDefault();
  });

  // Which way of writing the server takes is known when the matcher has come.
  if (pattern) matcher()?.then(() => kept.said && kept.wall && saying() !== kept.said && entered !== kept.said && tell(), () => {});
}
