// Connects the panes around one state: the editor's text updates the findings and the form, and the form's answer
// updates the result.
import { byId, copy, segments } from './page/dom.js';
import { linkToWhole } from './page/embed.js';
import { Gallery, loadExamples, type Example } from './request/gallery.js';
import { wirePanes } from './page/panes.js';
import { PlainText } from './request/plain-text.js';
import { Preview } from './form/preview.js';
import { ResultPane } from './answer/result.js';
import { decode, encode, exampleOf, setHash } from './page/share.js';
import { SNIPPETS } from './code/snippets.js';
import { Stage } from './form/stage.js';
import { EMBEDDED, initial, read, store, stored, type Server } from './page/state.js';
import { followTheme } from './page/theme-switch.js';
import { Drawer, type Kind } from './page/drawer.js';
import { REVISIONS } from '../target/generated/facts.js';
import type { Editor } from './request/editor.js';
import type { Editing } from './editing.js';
import type { Revision } from 'mcp-elicitation/validate';

const SHORTEST_PAUSE = 150;
const LONGEST_PAUSE = 1500;
const PANELS: Record<string, Kind> = {
  clients: { title: 'Other clients', load: () => import('./clients/panel.js') },
  code: { title: 'Server code', load: () => import('./code/panel.js') },
  samples: {
    title: 'Samples',
    load: () => import('./answer/samples-panel.js'),
    always: ({ samples }) => samples.length > 0,
  },
  styles: { title: 'Styles', load: () => import('./form/styles-panel.js') },
};

const state = initial();
const plain = new PlainText(byId('plain'), (replaced) => schedule(replaced));
let editor: PlainText | Editor = plain;
let editing: Editing | undefined;
let isDark = false;
const result = new ResultPane({
  pane: byId('result-body'),
  title: byId('answer-title'),
  result: byId('answer'),
  message: byId('message'),
  explanation: byId('explanation'),
  log: byId('log'),
  status: byId('result-status'),
  copyResult: byId('copy-result'),
  copyMessage: byId('copy-message'),
});
const preview = new Preview({
  stage: byId('stage'),
  note: byId('form-note'),
  answered: (answer, shape) => result.add(answer, shape),
  onQuestion: () => result.wait(),
});
const stage = new Stage(byId('stage'), preview.card, (isForNext) => {
  touched();
  if (isForNext) preview.again();
});
const controls = {
  server: byId<HTMLInputElement>('server'),
  locale: byId<HTMLSelectElement>('locale'),
};
const drawer = new Drawer(byId('tools'), PANELS, (part) => {
  // The link of an example would restore the original example.
  Object.assign(state, part, { example: '' });
  touched();
});
let gallery: Gallery;
let timer = 0;
/** The delay after typing; longer if the request is so large that showing it takes time. */
let pause = SHORTEST_PAUSE;

function schedule(replaced: boolean) {
  // The server of an example does not apply to another request.
  if (replaced && state.example) setServer(null);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const start = performance.now();
    touched();
    refresh();
    // The form is drawn after this.
    setTimeout(() => {
      pause = Math.min(Math.max(SHORTEST_PAUSE, 2 * (performance.now() - start)), LONGEST_PAUSE);
    });
  }, pause);
}

function setServer(server: Server | null) {
  state.server = server;
  controls.server.value = server?.title ?? server?.name ?? '';
  preview.configure(state);
}

/** Handles a change of the state by the user: stores it, and removes the hash of another state. */
function touched() {
  byId('link-note').textContent = '';
  state.text = editor.text;
  const example = gallery?.find(state.example);
  if (example && example.text !== state.text) state.example = '';
  gallery?.mark(state.example);
  setHash(state.example && `#example=${state.example}`);
  store(state);
}

function refresh() {
  const text = editing ? editing.check(state) : state.text;
  preview.show(text);
  if (EMBEDDED) void linkToWhole(byId('whole'), state);
  drawer.show({ ...state, text: text ?? '' });
}

/** Updates every control, the editor and the panes from the state. */
function apply() {
  for (const radio of document.querySelectorAll('#revision input')) {
    const input = radio as HTMLInputElement;
    input.checked = input.value === state.revision;
  }
  controls.server.value = state.server?.title ?? state.server?.name ?? '';
  controls.locale.value = state.locale;
  result.configure(state.revision);
  preview.configure(state);
  stage.configure(state.stage);
  editor.text = state.text;
  delete document.documentElement.dataset.returns;
  clearTimeout(timer);
  gallery.mark(state.example);
  refresh();
}

function pick(example: Example) {
  Object.assign(
    state,
    read({
      ...state,
      text: example.text,
      revision: example.revision,
      server: example.server,
      example: example.name,
      samples: [],
    }),
  );
  apply();
  touched();
  byId('examples').hidePopover();
}

/** Opens the state of a hash; returns false for a hash without one. */
async function open(hash: string): Promise<boolean> {
  const example = gallery.find(exampleOf(hash));
  if (example) {
    pick(example);
    return true;
  }
  const link = await decode(hash);
  if (link === undefined) return false;
  Object.assign(state, read(link));
  apply();
  return true;
}

/** Restores the state from the hash, else from the last visit, else from the first example. */
async function restore() {
  const before = stored();
  const first = gallery.first();
  const [isOpen, error] = await open(location.hash).then(
    (done) => [done],
    (reason) => [false, reason],
  );
  const input = plain.isTouched ? { text: plain.text } : {};
  if (!isOpen && first && !before) {
    pick({ ...first, ...input });
  } else if (!isOpen) {
    Object.assign(state, before ?? { ...initial(), ...input });
    apply();
  }
  if (error) complain(error);
}

/** Reports the error of a link. */
function complain(error: unknown) {
  const isOurs = error instanceof Error && error.message.startsWith('This link');
  byId('link-note').textContent = isOurs ? error.message : 'This link is broken, so it was not opened.';
}

/** Phones show one pane at a time. */
function wireTabs() {
  const main = document.querySelector('main') as HTMLElement;
  const panes = [
    ['request', 'Request'],
    ['form', 'Form'],
    ['result', 'Result'],
  ].map(([value, title]) => ({ value, title }));
  segments(byId('tabs'), 'tab', panes, (value) => {
    main.dataset.pane = value;
  });
  (byId('tabs').querySelector('input') as HTMLInputElement).checked = true;
}

function wireControls() {
  wireTabs();
  wirePanes(document.querySelector('main') as HTMLElement);
  segments(
    byId('revision'),
    'revision',
    REVISIONS.map((value) => ({ value, title: value })),
    (value) => {
      state.revision = value as Revision;
      result.configure(state.revision);
      touched();
      editing?.check(state);
    },
  );
  const languages = LOCALES.map((code) => ({
    code,
    name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  }));
  languages.sort((left, right) => left.name.localeCompare(right.name));
  const options = languages.map(({ code, name }) => Object.assign(new Option(name, code), { lang: code }));
  controls.locale.append(new Option('Your language', ''), ...options);
  const changed = () => {
    preview.configure(state);
    touched();
  };
  controls.locale.addEventListener('change', () => {
    state.locale = controls.locale.value;
    changed();
  });
  controls.server.addEventListener('input', () => {
    const name = controls.server.value.trim();
    state.server = name ? { name } : null;
    changed();
  });
  byId('format').addEventListener('click', () => editor.format());
  byId('again').addEventListener('click', () => preview.again());
  byId('share').addEventListener('click', async () => {
    state.text = editor.text;
    setHash(await encode({ ...state, example: undefined }));
    await copy(byId('share'), location.href);
  });
  wireSnippets();
}

function wireSnippets() {
  const dialog = byId<HTMLDialogElement>('snippets');
  const show = (id: string) => {
    byId('snippet').textContent =
      SNIPPETS.find((snippet) => snippet.id === id)?.write({ ...state, text: editor.text }) ?? '';
  };
  segments(
    byId('snippet-kind'),
    'snippet',
    SNIPPETS.map(({ id, title }) => ({ value: id, title })),
    show,
  );
  const [first] = byId('snippet-kind').querySelectorAll('input');
  first.checked = true;
  byId('embed').addEventListener('click', () => {
    const chosen = byId('snippet-kind').querySelector(':checked') as HTMLInputElement | null;
    show(chosen?.value ?? 'html');
    dialog.showModal();
  });
  byId('copy-snippet').addEventListener('click', () => copy(byId('copy-snippet'), byId('snippet').textContent ?? ''));
}

/** Loads the editor after the form, so that the form is fast on slow connections. */
async function edit() {
  await preview.usable;
  const worker = new Worker('lint-worker.js', { type: 'module' });
  const { Editing } = await import('./editing.js');
  await plain.composed;
  editing = new Editing(worker, preview.card, schedule);
  editor = editing.editor;
  editor.setDark(isDark);
  plain.handOver(editor);
  clearTimeout(timer);
  if (editor.text !== state.text) touched();
  refresh();
}

async function start() {
  followTheme(byId<HTMLSelectElement>('theme'), (dark) => {
    isDark = dark;
    editing?.editor.setDark(dark);
  });
  wireControls();
  gallery = new Gallery(byId('example-list'), byId('search'), await loadExamples(), pick);
  await restore();
  edit().catch(() => {
    byId('link-note').textContent = 'The editor could not be loaded. Reload the page to try again.';
  });
  byId('examples').addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'open') return;
    const search = byId<HTMLInputElement>('search');
    search.focus();
    search.select();
  });
  addEventListener('hashchange', () => open(location.hash).catch(complain));
}

void start();
