// Options that are found by typing: one of many, in a list that opens; some of many, in a list of checkboxes.
import { make } from './make.js';

/** How many options are drawn at once; more come when the end of the list is reached. */
const DRAWN = 100;

/** @param {string} text @returns {string} without capitals and accents */
const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * What looks for options: those that begin with what was typed, then those that have it.
 * @param {string[]} titles
 * @returns {(typed: string) => number[]}
 */
function finder(titles) {
  const folded = titles.map(fold);
  return (typed) => {
    const wanted = fold(typed.trim());
    /** @type {number[][]} */
    const found = [[], []];
    folded.forEach((title, index) => {
      const at = title.indexOf(wanted);
      if (at >= 0) found[at && 1].push(index);
    });
    return found.flat();
  };
}

/**
 * A list that draws as much as is looked at.
 * @param {HTMLElement} list
 * @param {(index: number) => HTMLElement} draw
 */
function lazyList(list, draw) {
  /** @type {number[]} */
  let all = [];
  const more = () => list.append(...all.slice(list.childElementCount, list.childElementCount + DRAWN).map(draw));
  list.addEventListener('scroll', () => {
    if (list.scrollTop + list.clientHeight * 2 > list.scrollHeight) more();
  });
  return {
    /** @param {number[]} indices */
    show(indices) {
      all = indices;
      list.replaceChildren();
      more();
    },
    /** @param {number} place @returns {HTMLElement | undefined} */
    at(place) {
      while (place >= list.childElementCount && list.childElementCount < all.length) more();
      return /** @type {HTMLElement | undefined} */ (list.children[place]);
    },
    get indices() {
      return all;
    },
  };
}

/** @param {import('./controls.js').Tools['say']} say @param {number} count */
const matches = (say, count) => (count ? say('matches', count) : say('no-matches'));

/**
 * APG's combobox with a list, which never takes a choice that was not made.
 * @param {HTMLElement} frame
 * @param {[string[], number[]]} data the options, and which of them is chosen
 * @param {import('./controls.js').Tools} tools
 */
export function combobox(frame, [titles, [chosen = -1]], { enter, say }) {
  const input = /** @type {HTMLInputElement} */ (frame.querySelector('input'));
  const id = input.id.slice(0, -1);
  const list = make('ul', { id: `${id}list`, role: 'listbox', 'aria-labelledby': `${id}label` });
  const count = make('p', { role: 'status', class: 'note' });
  const popup = make('div', { class: 'popup', popover: 'manual' }, list, count);
  const find = finder(titles);
  let active = -1;
  let open = false;

  const lazy = lazyList(list, (index) => {
    const option = make('li', { id: `${id}option-${index}`, role: 'option', part: 'option', 'aria-selected': String(index === chosen) }, make('bdi', { dir: 'auto' }, titles[index]));
    option.onclick = () => choose(index);
    return option;
  });

  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  input.placeholder = say(input.ariaRequired ? 'choose' : 'no-answer');
  frame.append(popup);

  /** Below the line, or above it where there is more room. */
  function place() {
    if (!open) return;
    const { left, right, top, bottom, width } = input.getBoundingClientRect();
    const below = innerHeight - bottom;
    const above = below < 200 && top > below;
    const { style } = popup;
    style.width = `${width}px`;
    style.left = `${Math.max(0, Math.min(left, right - width))}px`;
    style.maxHeight = `${Math.min(320, Math.max(96, (above ? top : below) - 12))}px`;
    style.top = above ? 'auto' : `${bottom + 4}px`;
    style.bottom = above ? `${innerHeight - top + 4}px` : 'auto';
  }

  /** @param {string} typed */
  function show(typed) {
    lazy.show(find(typed));
    list.hidden = !lazy.indices.length;
    count.textContent = matches(say, lazy.indices.length);
    point(-1);
    if (open) return;
    open = true;
    popup.showPopover?.();
    input.ariaExpanded = 'true';
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    place();
    if (chosen >= 0 && !typed) point(lazy.indices.indexOf(chosen));
  }

  function close() {
    if (!open) return;
    open = false;
    point(-1);
    if (popup.isConnected) popup.hidePopover?.();
    input.ariaExpanded = 'false';
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  }

  /** @param {number} to */
  function point(to) {
    lazy.at(active)?.classList.remove('active');
    active = to;
    const option = to < 0 ? undefined : lazy.at(to);
    option?.classList.add('active');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  /** @param {number} index */
  function choose(index) {
    chosen = index;
    input.value = titles[index];
    close();
    enter(`#${index}`);
  }

  const typed = () => {
    const text = input.value;
    const same = text.trim() && find(text).filter((index) => fold(titles[index]) === fold(text.trim()));
    chosen = same && same.length === 1 ? same[0] : -1;
    enter(chosen >= 0 ? `#${chosen}` : text ? `=${text}` : '#');
    show(text);
  };

  for (const name of ['input', 'change']) {
    frame.addEventListener(name, (event) => {
      event.stopPropagation();
      if (name === 'input') typed();
    });
  }
  popup.addEventListener('pointerdown', (event) => event.preventDefault());
  popup.addEventListener('mousedown', (event) => event.preventDefault());
  input.addEventListener('click', () => (open ? close() : show('')));
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    if (event.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      if (open) {
        const { length } = lazy.indices;
        point(active < 0 && step < 0 ? length - 1 : Math.max(0, Math.min(length - 1, active + step)));
      } else show('');
    } else if (open && key === 'Enter') {
      const [only] = lazy.indices;
      if (active >= 0) choose(lazy.indices[active]);
      else if (lazy.indices.length === 1) choose(only);
      else close();
    } else if (open && key === 'Escape') close();
    else {
      if (key === 'Tab' && open && active >= 0 && lazy.indices[active] !== chosen) choose(lazy.indices[active]);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
}

/**
 * A list of checkboxes that a line of text thins out, with the chosen ones above it. What is ticked reaches the form
 * by itself.
 * @param {HTMLElement} frame
 * @param {[string[], number[]]} data the options, and which of them are chosen
 * @param {import('./controls.js').Tools} tools
 */
export function checkList(frame, [titles, start], { enter, say }) {
  const filter = /** @type {HTMLInputElement} */ (frame.querySelector('input'));
  const id = filter.id.slice(0, -'filter'.length);
  const chosen = new Set(start);
  const find = finder(titles);
  const chips = make('ul', { class: 'chips' });
  const list = make('div', { class: 'choices many' });
  const count = make('p', { role: 'status', class: 'note' });
  let focused = 0;

  const lazy = lazyList(list, (index) => {
    const box = make('input', { type: 'checkbox', part: 'option', id: `${id}${index}`, tabindex: '-1' });
    box.checked = chosen.has(index);
    if (filter.ariaInvalid) box.ariaInvalid = 'true';
    return make('label', {}, box, make('bdi', { dir: 'auto' }, titles[index]));
  });
  const box = (/** @type {number} */ place) => /** @type {HTMLInputElement | undefined} */ (lazy.at(place)?.firstElementChild);

  filter.ariaLabel = filter.placeholder = say('filter');
  frame.prepend(chips);
  frame.append(list, count);
  thin();
  drawChips();

  function thin() {
    lazy.show(find(filter.value));
    count.textContent = filter.value ? matches(say, lazy.indices.length) : '';
    visit(0);
  }

  /** One of the boxes is in the order of Tab; the arrows go on from there. @param {number} place */
  function visit(place) {
    const before = box(focused);
    if (before) before.tabIndex = -1;
    focused = place;
    const next = box(place);
    if (next) next.tabIndex = 0;
    return next;
  }

  function drawChips() {
    const items = [...chosen].sort((a, b) => a - b).slice(0, DRAWN).map((index) => {
      const chip = make('button', { type: 'button', class: 'chip', id: `${id}chip-${index}`, 'aria-label': say('remove', undefined, titles[index]) }, make('bdi', { dir: 'auto' }, titles[index]), make('span', { 'aria-hidden': 'true' }, ' ✕'));
      chip.onclick = () => take([index]);
      return make('li', {}, chip);
    });
    if (chosen.size > 1) {
      const clear = make('button', { type: 'button', class: 'link', id: `${id}chip-clear` }, say('clear'));
      clear.onclick = () => take([...chosen]);
      items.push(make('li', {}, clear));
    }
    chips.replaceChildren(...items);
  }

  /** @param {number[]} away */
  function take(away) {
    for (const index of away) chosen.delete(index);
    enter(`#${[...chosen].sort((a, b) => a - b)}`);
    for (const input of list.querySelectorAll('input')) input.checked = chosen.has(Number(input.id.slice(id.length)));
    drawChips();
    /** @type {HTMLElement} */ (chips.querySelector('button') ?? filter).focus();
  }

  filter.addEventListener('input', (event) => {
    event.stopPropagation();
    thin();
  });
  list.addEventListener('change', ({ target }) => {
    const { id: at, checked } = /** @type {HTMLInputElement} */ (target);
    const index = Number(at.slice(id.length));
    if (checked) chosen.add(index);
    else chosen.delete(index);
    drawChips();
  });
  list.addEventListener('focusin', ({ target }) => {
    const place = [...list.children].indexOf(/** @type {HTMLElement} */ (target).parentElement ?? list);
    if (place >= 0 && place !== focused) visit(place);
  });
  frame.addEventListener('keydown', (event) => {
    const { key } = event;
    const inList = list.contains(/** @type {Node} */ (event.target));
    const last = lazy.indices.length - 1;
    const to = { ArrowDown: inList ? focused + 1 : 0, ArrowUp: focused - 1, Home: 0, End: last }[key];
    if (key === 'Escape' && filter.value) {
      filter.value = '';
      filter.focus();
      thin();
    } else if (to !== undefined && (inList || (key === 'ArrowDown' && event.target === filter))) {
      if (to < 0) filter.focus();
      else visit(Math.min(to, last))?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
