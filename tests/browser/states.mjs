// Every state of a card on a separate page: its request, and the steps of a user or a host that lead to it.
import { cases } from './cases.mjs';
import { accept } from './fixtures.mjs';

const all = await cases();
const named = (name) => all.find((one) => one.name === name);
const form = (properties, message = 'Please answer', required = []) => ({
  request: { message, requestedSchema: { type: 'object', properties, required } },
  server: { name: 'Files' },
});

const NAME = form({ name: { type: 'string', title: 'Name' } });
/** The request of SECURITY.md. */
const SECRET = form({ key: { type: 'string', title: 'API key' } }, 'Session expired. <img src=x onerror=alert(1)>');
const MOMENT = form({ at: { type: 'string', title: 'Start', format: 'date-time' } });
const WRONG = form(
  { child: { type: 'array', title: 'Children', items: { type: 'object', properties: {} } } },
  'Who comes?',
  ['child'],
);
const TABLE = named('book-a-table');
const DEPLOY = named('deploy');
const step = (message, properties) => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: { type: 'object', properties } },
});
const ROUND = {
  server: { name: 'Projects' },
  round: {
    a: step('What should the project be called?', { name: { type: 'string', title: 'Project name' } }),
    b: step('Who may see it?', {
      who: { type: 'string', title: 'Visibility', enum: ['Only me', 'My team', 'Everyone'] },
    }),
    c: step('Anything else?', { note: { type: 'string', title: 'Note', maxLength: 1000 } }),
  },
};
const TICKET = form(
  {
    title: { type: 'string', title: 'Title' },
    kind: { type: 'string', title: 'Kind', enum: ['Bug', 'Feature', 'Question'] },
    team: {
      type: 'string',
      title: 'Team',
      enum: ['Design', 'Documentation', 'Engineering', 'Finance', 'Legal', 'Sales', 'Support'],
    },
    mail: { type: 'boolean', title: 'Mail me when it is closed', default: true },
  },
  'What should the ticket say?',
  ['title', 'kind'],
);
const BRANCHES = [
  { const: 'main', title: 'main', description: 'What is released' },
  { const: 'release/8.2', title: '8.2' },
  { const: 'hotfix', title: 'Hotfix' },
];
const BRANCH = form(
  { branch: { type: 'string', title: 'Branch', oneOf: BRANCHES, default: 'hotfix' } },
  'Which branch should the fix go to?',
);
const SURE = form({ go: { type: 'boolean', title: 'Deploy' } }, 'Deploy 8.2 to production?', ['go']);
const CHOICES = [{ label: 'Yes, with `tests`', description: 'In **one** commit' }, { label: 'No' }];
const QUESTIONS = {
  server: { name: 'Claude' },
  questions: ['Store', 'Cache', 'Queue'].map((header) => ({
    question: `Change the **${header}**?\n- in \`src\`\n\`\`\`\nmake\n\`\`\``,
    header,
    options: CHOICES,
  })),
};
const CALL = { text: 'Send it?', tool: 'send', args: { to: 'Ana' }, allows: ['approve', 'reject', 'reason'] };
const FILLED = form(
  {
    room: { type: 'string', title: 'Room', default: 'Room 4, second floor' },
    seats: { type: 'integer', title: 'Seats', default: 6 },
    day: { type: 'string', title: 'Day', format: 'date', default: '2026-12-04' },
    note: { type: 'string', title: 'Note', maxLength: 500 },
  },
  'Shall I book this?',
);
const URL = { ...named('url-plain'), server: { name: 'Example', url: 'https://example.com/mcp' } };
/** Waits for the check of the address, which finishes after the card is shown. */
const addressChecked = (page) => page.waitForFunction(() => element.status === 'open');

/** The newest element of the page, which comes first. */
const newest = (page) => page.locator('mcp-elicitation').first();
const receipt = (page) => newest(page).locator('[part~="receipt"]').first().waitFor({ state: 'attached' });
const evaluate = (page, act) => page.evaluate(act);

/** Asks without waiting, as a client of this page alone. */
export const begin = (page, { request, round, approval, questions, server, properties }) =>
  page.evaluate(
    async ([request, server, properties, round, approval, questions]) => {
      window.element = document.querySelector('mcp-elicitation');
      window.control = new AbortController();
      window.client ??= {};
      Object.assign(element, properties);
      const ask = {
        request: () => element.elicit(request, { server, client, signal: control.signal }),
        round: () => element.elicitAll(round, { server, client }),
        async approval() {
          const { answerApprovals } = await import('/pkg/dist/approvals.js');
          return answerApprovals([approval], element, { server: server.name, always: () => 'Always in this chat' });
        },
        async questions() {
          const { askUserQuestion } = await import('/pkg/dist/questions.js');
          return askUserQuestion({ questions }, element, { server: server.name, markdown: true });
        },
      };
      const pending = ask[round ? 'round' : approval ? 'approval' : questions ? 'questions' : 'request']();
      pending.then((result) => (window.result = JSON.stringify(result)));
    },
    [request, server, properties, round, approval, questions],
  );

/** Blocks the files of a part forever. */
const never = (what) => (page) => page.route(what, () => {});

/** Enters an answer before sending. */
async function deploy(page, card) {
  await card.locator('[data-property=environment] input').first().check();
  await card.locator('[data-property=regions] input').first().check();
}

/**
 * The states by name: the request (`one`), the preparation (`before`), the steps (`reach`), and the part that is shown
 * if there is no card (`instead`).
 * @type {Record<string, {
 *   one: any,
 *   before?: (page: any) => Promise<void>,
 *   reach?: (page: any, card: any) => Promise<void>,
 *   instead?: string,
 * }>}
 */
export const STATES = {
  loading: { one: TABLE, before: never(/form_bg\.wasm$/), instead: 'skeleton' },
  open: { one: DEPLOY },
  answered: {
    one: DEPLOY,
    async reach(page, card) {
      await deploy(page, card);
      await card.locator('#preview summary').click();
      await card.locator('#preview dl').waitFor();
    },
  },
  errors: {
    one: DEPLOY,
    async reach(page, card) {
      await card.locator('[data-property=replicas] input').fill('12');
      await accept(page, card);
      await card.locator('#summary .wrong').waitFor();
    },
  },
  'filled in': { one: FILLED },
  'one choice': { one: BRANCH },
  'yes or no': { one: SURE },
  'one choice done': {
    one: BRANCH,
    async reach(page, card) {
      await accept(page, card);
      await receipt(page);
    },
  },
  done: {
    one: DEPLOY,
    async reach(page, card) {
      await deploy(page, card);
      await accept(page, card);
      await receipt(page);
    },
  },
  'sent unfolded': {
    one: DEPLOY,
    async reach(page, card) {
      await STATES.done.reach(page, card);
      await card.locator('[part~="sent"]').evaluate((sent) => (sent.open = true));
      await card.locator('[part~="sent"] .json').evaluate((json) => (json.open = true));
      await card.locator('[part~="sent"] pre').waitFor({ state: 'attached' });
    },
  },
  'agent asks': { one: QUESTIONS },
  'last look': {
    one: QUESTIONS,
    async reach(page, card) {
      for (const step of [1, 2, 3]) {
        await card.locator(`[part~="tabs"] li:nth-child(${step}) [aria-current]`).waitFor();
        await accept(page, card);
      }
      await card.locator('[part~="steps"]').waitFor();
    },
  },
  declined: { one: NAME, reach: (page) => evaluate(page, () => element.decline()).then(() => receipt(page)) },
  cancelled: { one: NAME, reach: (page) => evaluate(page, () => element.cancel()).then(() => receipt(page)) },
  expired: { one: NAME, reach: (page) => evaluate(page, () => control.abort()).then(() => receipt(page)) },
  unanswerable: { one: WRONG },
  warned: { one: SECRET },
  'warned twice': {
    one: SECRET,
    async reach(page, card) {
      await card.locator('input').fill('correct horse');
      const before = await card.locator('#accept').innerText();
      await accept(page, card);
      await page.waitForFunction((before) => element.shadowRoot.querySelector('#accept').innerText !== before, before);
    },
  },
  'cancel asked': {
    one: NAME,
    async reach(page, card) {
      await card.locator('input').fill('Ada');
      await card.locator('input').press('Escape');
      await card.locator('#keep').waitFor();
    },
  },
  url: { one: URL, reach: addressChecked },
  'url warned': { one: { ...named('url-punycode'), server: URL.server }, reach: addressChecked },
  'url blocked': {
    one: { ...named('url-blocked'), server: URL.server },
    reach: (page, card) => card.locator('[part~="notice"]').first().waitFor(),
  },
  'url sending': {
    one: URL,
    async reach(page, card) {
      await page.evaluate(() => (element.opener = () => new Promise(() => {})));
      await card.locator('[part~="accept"]').waitFor();
      await accept(page, card);
      await page.waitForFunction(() => element.status === 'sending');
    },
  },
  'url done': {
    one: URL,
    async reach(page, card) {
      await page.evaluate(() => (element.opener = () => {}));
      await card.locator('[part~="accept"]').waitFor();
      await accept(page, card);
      await card.locator('[part~="done"]').waitFor();
    },
  },
  'more waiting': {
    one: NAME,
    async reach(page, card) {
      await page.evaluate(() => {
        for (let index = 0; index < 12; index++)
          element.elicit({ message: `${index}` }, { server: { name: 'Files' }, client });
      });
      await card.locator('[part~="decline-rest"]').waitFor();
      await card.locator('[part~="news"]:not(:empty)').waitFor();
    },
  },
  'half a date': {
    one: MOMENT,
    async reach(page, card) {
      await card.locator('input').focus();
      await page.keyboard.type('1124');
      await card.locator('input').blur();
      await card.locator('[part~="error"]:not(:empty)').waitFor();
    },
  },
  'a date as text': {
    one: MOMENT,
    async reach(page, card) {
      await card.locator('[id$="-as-text"]').click();
      await card.locator('[id$="-as-date"]').waitFor();
    },
  },
  'a ticket': {
    one: TICKET,
    async reach(page, card) {
      await card.locator('[data-property=title] input').fill('The list jumps when I tick an option');
      await card.getByRole('radio', { name: 'Bug' }).check();
    },
  },
  'second step': {
    one: ROUND,
    async reach(page, card) {
      await card.locator('[data-property=name] input').fill('Apollo');
      await accept(page, card);
      await card.locator('#accept-2').waitFor();
    },
  },
  'leaving half-way': {
    one: ROUND,
    async reach(page, card) {
      await STATES['second step'].reach(page, card);
      await card.locator('[part~="cancel"]').click();
      await card.locator('#given').waitFor();
    },
  },
  'left half-way': {
    one: ROUND,
    async reach(page, card) {
      await STATES['leaving half-way'].reach(page, card);
      await card.locator('#given').click();
      await card.locator('[part~="steps"]').waitFor({ state: 'attached' });
    },
  },
  'options ticked': {
    one: named('check-list'),
    async reach(page, card) {
      for (const place of [0, 2, 3]) await card.locator('input[type=checkbox]').nth(place).check();
      await card.locator('input[type=search]').fill('b');
    },
  },
  'may be muted': {
    one: SURE,
    async before(page) {
      for (let refused = 0; refused < 3; refused++) {
        await begin(page, SURE);
        await newest(page).locator('[part~="decline"]').click();
        await page.waitForFunction(() => element.status === 'declined');
      }
    },
    reach: (_, card) => card.locator('[part~="mute"]').waitFor(),
  },
  approval: {
    one: { approval: CALL, server: { name: 'Files' } },
    async reach(_, card) {
      await card.locator('#accept + .menu summary').click();
      await card.locator('[part~="always"]').waitFor();
    },
  },
  'approval with a reason': {
    one: { approval: CALL, server: { name: 'Files' } },
    async reach(_, card) {
      await card.locator('#decline + .menu summary').click();
      await card.locator('#reason').click();
      await card.locator('[part~="reply"]').waitFor();
    },
  },
  chinese: { one: named('chinese') },
  arabic: { one: named('arabic') },
  'in a dialog': { one: { ...DEPLOY, properties: { layout: 'dialog' } } },
  inline: { one: { ...DEPLOY, properties: { layout: 'inline' } } },
};

/** The settings of a page, so that it looks the same on every machine. */
export const PAGE = { timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' };

/** Brings the newest element of a page into a state. */
export async function reach(page, name, properties = {}) {
  const { one, before, reach, instead } = STATES[name];
  page.setDefaultTimeout(8000);
  await before?.(page);
  if (instead) {
    // The form loads as soon as the element is in the page.
    await page.reload();
    await page.waitForFunction(() => customElements.get('mcp-elicitation'));
  }
  await begin(page, { ...one, properties: { ...one.properties, ...properties } });
  const card = newest(page);
  if (instead) return void (await card.locator(`[part~="${instead}"]`).waitFor());
  await card.locator('[part~="decline"]').first().waitFor();
  await reach?.(page, card);
}
