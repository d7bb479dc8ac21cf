// The treatment of this request by other clients: known facts, and for the official clients their actual behaviour in a
// worker.
import data from './clients.json';
import { button, element } from '../page/dom.js';
import { elicitationsOf, type Params } from '../request/requests.js';
import { EFFECTS, verdict, type Client, type Effect, type Verdict } from './verdict.js';
import { traitsOf } from './traits.js';
import type { Outcome } from './sdk-clients.js';
import type { Context } from '../page/drawer.js';
import type { State } from '../page/state.js';
import { namesIn } from '../../pkg/src/rounds/json.js';

export interface Row {
  client: Client;
  verdict: Verdict;
  computed: boolean;
}

const CLIENTS = [...data.sdks, ...data.clients] as unknown as Client[];
const RANK = Object.keys(EFFECTS);
/** The order of the table: first what this request can change. */
const ORDER: Effect[] = ['refuses', 'unseen', 'alters', 'drops', 'no-form', 'whole', 'undeclared', 'unknown'];

/** Combines the verdicts on the requests of a round: the worst effect, with all sentences. */
function worst(verdicts: Verdict[]) {
  const [first] = [...verdicts].sort((left, right) => RANK.indexOf(right.effect) - RANK.indexOf(left.effect));
  return { effect: first.effect, says: verdicts.flatMap(({ says }) => says) };
}

function ofOutcome({ refused, dropped }: Outcome): Verdict {
  if (refused) return { effect: 'refuses', says: [{ text: refused.why, places: refused.places }] };
  return {
    effect: dropped.length > 0 ? 'drops' : 'whole',
    says: dropped.length > 0 ? [{ text: 'A handler does not see', places: dropped }] : [],
  };
}

/** Asks the worker, and drops the answer if a newer question was asked meanwhile. */
class Official {
  #worker: Worker | undefined;
  #id = 0;

  async judge(requests: Params[]): Promise<Record<string, Verdict> | undefined> {
    const id = ++this.#id;
    this.#worker ??= new Worker('sdk-worker.js', { type: 'module' });
    const outcomes = await Promise.all(requests.map((params, index) => this.#ask(`${id}.${index}`, params)));
    if (id !== this.#id) return undefined;
    return Object.fromEntries(
      Object.keys(outcomes[0]).map((name) => [name, worst(outcomes.map((one) => ofOutcome(one[name])))]),
    );
  }

  #ask(id: string, params: Params): Promise<Record<string, Outcome>> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker as Worker;
      const onReply = ({ data: reply }: MessageEvent) => {
        if (reply.id !== id) return;
        worker.removeEventListener('message', onReply);
        resolve(reply.outcomes);
      };
      worker.addEventListener('message', onReply);
      worker.addEventListener('error', reject, { once: true });
      worker.postMessage({ id, params });
    });
  }
}

export function mount(body: HTMLElement, _context: Context) {
  const official = new Official();
  const summary = element('div', 'chips');
  const table = element('table', 'support');
  const about = element('p', 'quiet');
  about.append(
    'Facts from source code and issues, each with its version. ' +
      'The official TypeScript clients run here, with this request. ',
  );
  body.append(summary, table, about);
  let only = '';
  let rows: Row[] = [];

  const draw = () => {
    const groups = ORDER.map((effect) => ({ effect, alike: rows.filter((row) => row.verdict.effect === effect) }));
    const counts = groups.filter(({ alike }) => alike.length > 0);
    if (!counts.some(({ effect }) => effect === only)) only = '';
    summary.replaceChildren(
      ...counts.map(({ effect, alike }) => {
        const chip = button('chip', `${EFFECTS[effect]} ${alike.length}`, () => {
          only = only === effect ? '' : effect;
          draw();
          (summary.querySelector(`[data-effect="${effect}"]`) as HTMLElement | null)?.focus();
        });
        chip.dataset.effect = effect;
        chip.ariaPressed = String(only === effect);
        return chip;
      }),
    );
    const shown = counts.filter(({ effect }) => !only || effect === only);
    table.replaceChildren(head(), ...shown.flatMap(({ alike }) => alike.map(line)));
  };

  return {
    async show({ text }: State) {
      const requests = elicitationsOf(text);
      if (requests.length === 0) {
        rows = [];
        draw();
        table.replaceChildren(Object.assign(element('caption'), { textContent: 'There is no request to show.' }));
        return;
      }
      const traits = requests.map((params) => traitsOf(params, requests.length));
      rows = CLIENTS.map((client) => ({
        client,
        computed: false,
        verdict: client.computed
          ? { effect: 'unknown', says: [{ text: 'Asking…', places: [] }] }
          : worst(traits.map((one) => verdict(client, one))),
      }));
      draw();
      const outcomes = await official.judge(requests).catch(() => undefined);
      if (!outcomes) return;
      rows = rows.map((row) =>
        row.client.computed ? { ...row, computed: true, verdict: outcomes[row.client.computed] } : row,
      );
      draw();
    },
  };
}

function head() {
  const row = element('tr');
  for (const title of ['Client', 'This request', 'Why', 'Known from'])
    row.append(Object.assign(element('th', '', title), { scope: 'col' }));
  const header = element('thead');
  header.append(row);
  return header;
}

/** Libraries do not show requests, so their title differs. */
const titleOf = (client: Client, effect: Verdict['effect']) =>
  effect === 'whole' && CLIENTS.indexOf(client) < data.sdks.length ? 'Passes it on whole' : EFFECTS[effect];

function line({ client, verdict: { effect, says }, computed }: Row) {
  const row = element('tr');
  row.dataset.effect = effect;
  const name = Object.assign(element('th', '', client.name), { scope: 'row' });
  const result = element('td');
  result.append(element('span', 'effect', titleOf(client, effect)));
  const why = element('td', 'why');
  for (const { text, places } of says) {
    const sentence = element('p', '', `${text}${places.length > 0 ? ': ' : ''}`);
    places.forEach((place, index) => sentence.append(index > 0 ? ', ' : '', element('code', '', nameOf(place))));
    why.append(sentence);
  }
  const from = element('td', 'from', `${client.version}, ${computed ? 'computed here' : client.date}`);
  from.append(element('small', '', client.source));
  row.append(name, result, why, from);
  return row;
}

/** Writes a location as authors do: `seats`, `seats.maximum`. */
function nameOf(pointer: string) {
  const names = namesIn(pointer);
  return names
    .filter(
      (name, index) =>
        !(index === 0 && name === 'requestedSchema' && names.length > 1) &&
        !(index === 1 && name === 'properties' && names.length > 2),
    )
    .join('.');
}
