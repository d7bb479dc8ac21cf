// Sample answers that must or must not fit: each is checked against the request's schema at once, and is a part of
// share links.
import { ready, validate } from 'mcp-elicitation/validate';
import { button, element } from '../page/dom.js';
import { elicitationsOf, type Params } from '../request/requests.js';
import type { Sample, State } from '../page/state.js';
import type { Context } from '../page/drawer.js';

/** `good` is true if the sample behaves as required; `text` says why. */
export interface Check {
  good: boolean;
  text: string;
}

function check({ text, fits }: Sample, schema: Params): Check {
  try {
    JSON.parse(text);
  } catch {
    return { good: false, text: 'This is not JSON.' };
  }
  const { valid, errors, undecided } = validate(schema, text);
  const sentences = errors.map(({ instanceLocation, message }) =>
    instanceLocation ? `${instanceLocation.slice(1)}: ${message}` : message,
  );
  if (undecided.length > 0) sentences.splice(3, Infinity, `${undecided.length} rules were not decided.`);
  return { good: valid === fits, text: valid ? 'It fits.' : sentences.slice(0, 4).join(' ') };
}

export function mount(body: HTMLElement, { change, mark }: Context) {
  const loaded = ready();
  const list = element('div');
  const none = element(
    'p',
    'quiet',
    'Answers as JSON that must fit, or must not. They are checked whenever the request changes, ' +
      'and are part of the link that Share makes.',
  );
  const row = element('div', 'row');
  let samples: Sample[] = [];
  let schema: Params | undefined;
  const keep = (next: Sample[]) => {
    samples = next;
    change({ samples });
    draw();
  };
  const add = (fits: boolean) =>
    button('', fits ? 'Add one that must fit' : 'Add one that must not fit', () => {
      keep([...samples, { text: '{}', fits }]);
      (list.querySelector('.sample:last-child textarea') as HTMLElement | null)?.focus();
    });
  row.append(add(true), add(false));
  body.append(none, list, row);

  /** Shows for each sample if it behaves as required, without redrawing the field in which the user types. */
  const judge = async () => {
    await loaded;
    const checks = samples.map((sample) =>
      schema ? check(sample, schema) : { good: false, text: 'The request has no schema.' },
    );
    const good = checks.filter((one) => one.good).length;
    mark(samples.length > 0 ? `${good}/${samples.length}` : '', good === samples.length);
    [...list.children].forEach((at, index) => {
      if (!checks[index]) return;
      const item = at as HTMLElement;
      item.dataset.good = String(checks[index].good);
      const verdict = element(
        'span',
        'verdict',
        checks[index].good ? 'As it must be. ' : samples[index].fits ? 'It must fit. ' : 'It must not fit. ',
      );
      (item.querySelector('.check-result') as HTMLElement).replaceChildren(verdict, checks[index].text);
    });
  };

  const item = (sample: Sample, index: number) => {
    const node = element('div', 'sample');
    const kind = element('select');
    kind.ariaLabel = `Sample ${index + 1}: must it fit`;
    kind.append(
      new Option('Must fit', 'yes', false, sample.fits),
      new Option('Must not fit', 'no', false, !sample.fits),
    );
    kind.addEventListener('change', () =>
      keep(samples.map((one, at) => (at === index ? { ...one, fits: kind.value === 'yes' } : one))),
    );
    const text = element('textarea');
    Object.assign(text, { value: sample.text, spellcheck: false, rows: 1, ariaLabel: `Sample ${index + 1}` });
    text.addEventListener('input', () => {
      samples = samples.map((one, at) => (at === index ? { ...one, text: text.value } : one));
      change({ samples });
      void judge();
    });
    const remove = button('small', 'Remove', () => keep(samples.filter((_, at) => at !== index)));
    remove.ariaLabel = `Remove sample ${index + 1}`;
    node.append(kind, text, remove, element('p', 'check-result'));
    return node;
  };
  const draw = () => {
    list.replaceChildren(...samples.map(item));
    void judge();
  };

  return {
    show(state: State) {
      schema = elicitationsOf(state.text)[0]?.requestedSchema;
      const same = JSON.stringify(state.samples) === JSON.stringify(samples);
      samples = state.samples;
      if (same) void judge();
      else draw();
    },
  };
}
