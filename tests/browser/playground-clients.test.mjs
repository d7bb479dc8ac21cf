// The playground's drawer: other clients, server code, samples, style sheets; and the playground embedded in
// documentation.
import assert from 'node:assert/strict';
import { COLOURS, faultsOf } from './axe.mjs';
import { PHONE, playground, write } from './playground-page.mjs';

const inPage = playground();
const open = (page, name) => page.locator('#tools .bar').getByRole('button', { name }).click();
const request = (properties, more = {}) =>
  JSON.stringify({ message: 'Which code?', requestedSchema: { type: 'object', properties, ...more } }, null, 2);
const row = (page, name) =>
  page
    .locator('.support tbody tr, .support tr')
    .filter({ has: page.locator('th', { hasText: name }) })
    .first();

inPage('names a keyword that the official clients drop, next to the facts about other clients', async ({ page }) => {
  await write(
    page,
    request({ code: { type: 'string', title: 'Code', pattern: '^[A-Z]{2}$' } }, { title: 'Trip', required: ['code'] }),
  );
  await open(page, 'Clients');
  const first = row(page, 'TypeScript SDK v1');
  await first.filter({ hasText: 'computed here' }).waitFor();
  assert.match(await first.innerText(), /Drops a keyword[^]*code\.pattern, title/);
  assert.match(await row(page, 'SDK v2, client, up to').innerText(), /Drops a keyword[^]*: code\.pattern\n/);
  assert.match(await row(page, 'Codex').innerText(), /Refused[^]*title at the root/);
  assert.match(await row(page, 'claude.ai').innerText(), /Not declared[^]*issue 153/);
  await page.getByRole('button', { name: /^Refused/ }).click();
  assert.deepEqual(await page.locator('.support tbody th, .support tr > th[scope=row]').allInnerTexts(), [
    'Codex (terminal)',
  ]);
});

inPage('updates the table when the request changes from refused to shown', async ({ page }) => {
  await write(page, request({ nick: { anyOf: [{ type: 'string' }, { type: 'null' }] } }));
  await open(page, 'Clients');
  await row(page, 'TypeScript SDK v1').filter({ hasText: 'Refused' }).filter({ hasText: 'nick' }).waitFor();
  await write(page, request({ nick: { type: 'string', title: 'Nickname' } }, { required: ['nick'] }));
  await row(page, 'TypeScript SDK v1').filter({ hasText: 'Passes it on whole' }).waitFor();
});

inPage('writes server code for each library, or the reason why it cannot', async ({ page }) => {
  await write(page, request({ code: { type: 'string', pattern: '^a' } }, { required: ['code'] }));
  await open(page, 'Server code');
  const code = page.locator('#tools-code pre');
  await code.filter({ hasText: 'server.server.elicitInput(' }).filter({ hasText: "pattern: '^a'" }).waitFor();
  await page.getByRole('radio', { name: 'FastMCP' }).check();
  await code.filter({ hasText: 'from fastmcp import' }).waitFor();
  await page.getByRole('radio', { name: 'tmcp', exact: true }).check();
  await page.locator('#tools-code', { hasText: 'It would drop or refuse: /properties/code/pattern.' }).waitFor();
  assert.equal(await code.isVisible(), false);
});

inPage(
  'checks samples at once, updates them with the request, and keeps them in the link',
  async ({ page, origin, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(origin).origin });
    await write(page, request({ n: { type: 'integer', minimum: 1 } }, { required: ['n'] }));
    await open(page, 'Samples');
    await page.getByRole('button', { name: 'Add one that must fit' }).click();
    await page.getByLabel('Sample 1', { exact: true }).fill('{"n": 0}');
    const sample = page.locator('.sample');
    await page.locator('.sample[data-good=false]', { hasText: 'It must fit. n:' }).waitFor();
    await page.getByLabel('Sample 1', { exact: true }).fill('{"n": 3}');
    await page.locator('.sample[data-good=true]', { hasText: 'It fits.' }).waitFor();
    await page.getByRole('button', { name: 'Add one that must not fit' }).click();
    await page.locator('#tools .mark', { hasText: '2/2' }).waitFor();
    await write(page, request({ n: { type: 'integer', minimum: 5 } }, { required: ['n'] }));
    await page.locator('#tools .mark[data-good=false]', { hasText: '1/2' }).waitFor();
    await page.locator('#share').click();
    await page.waitForFunction(() => location.hash.startsWith('#1.'));
    const other = await context.newPage();
    await other.addInitScript(() => localStorage.clear());
    await other.goto(page.url());
    // The drawer shows the count even while it is closed.
    await other.locator('#tools .mark[data-good=false]', { hasText: '1/2' }).waitFor();
    await open(other, 'Samples');
    assert.equal(await other.getByLabel('Sample 1', { exact: true }).inputValue(), '{"n": 3}');
    assert.equal(await sample.count(), 2);
    await page.getByRole('button', { name: 'Remove sample 2' }).click();
    await page.locator('#tools .mark', { hasText: '0/1' }).waitFor();
  },
);

inPage(
  'applies a style sheet to the form, in light and dark, and copies it',
  { colorScheme: 'light' },
  async ({ page }) => {
    const card = page.locator('mcp-elicitation');
    await card.locator('.card').waitFor();
    await open(page, 'Styles');
    const background = () => card.locator('.card').evaluate((at) => getComputedStyle(at).backgroundColor);
    await page.getByRole('radio', { name: 'Mantine' }).check();
    await page.locator('#tools-styles pre', { hasText: '--mantine-color-body' }).waitFor();
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card'))
          .backgroundColor === 'rgb(255, 255, 255)',
    );
    await page.locator('#theme').selectOption('dark');
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card'))
          .backgroundColor === 'rgb(36, 36, 36)',
    );
    // 0.625rem of a page whose rem is 15px, and 4px.
    await page.getByRole('radio', { name: 'shadcn/ui' }).check();
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector('.card'))
          .borderTopLeftRadius === '13.375px',
    );
    assert.notEqual(await background(), 'rgb(36, 36, 36)');
  },
);

inPage('finds examples by their JSON and their SDK', async ({ page }) => {
  await page.locator('#example-list button').first().waitFor();
  const wanted = {
    refund: 'A refund to confirm',
    pydantic: 'Python SDK 1: a pydantic model',
    oauth: 'An account to connect by OAuth',
    enumNames: 'One of a few, with titles as in 2025-06-18',
  };
  for (const [word, title] of Object.entries(wanted)) {
    await page.locator('#search').fill(word);
    await page.locator('#example-list li:visible', { hasText: title }).waitFor();
    assert.ok((await page.locator('#example-list li:visible').count()) < 40, word);
  }
});

inPage(
  'shows request, form and a playground link in embedded mode, and stores nothing',
  { at: '?embed=1#example=refund', viewport: { width: 720, height: 420 } },
  async ({ page, context }) => {
    await page.locator('mcp-elicitation [part~="message"]', { hasText: 'order 20714' }).waitFor();
    for (const gone of ['.top', '#tools', '.diagnostics', '.result'])
      assert.equal(await page.locator(gone).isVisible(), false, gone);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
    const before = await page.locator('#whole').getAttribute('href');
    await write(page, request({ a: { type: 'string', title: 'Own' } }));
    await page.locator('mcp-elicitation', { hasText: 'Own' }).waitFor();
    await page.waitForFunction((before) => document.querySelector('#whole').getAttribute('href') !== before, before);
    assert.equal(await page.evaluate(() => localStorage.length), 0);
    const opened = context.waitForEvent('page');
    await page.locator('#whole').click();
    const whole = await opened;
    await whole.locator('mcp-elicitation', { hasText: 'Own' }).waitFor();
    assert.equal(await whole.locator('.top').isVisible(), true);
  },
);

for (const [name, options] of Object.entries({
  'on a wide screen': {},
  'on a phone': PHONE,
  'in the dark': { colorScheme: 'dark' },
})) {
  inPage(`keeps the drawer accessible and within the screen, ${name}`, options, async ({ page }) => {
    await page.locator('#diagnostic-count:not(:empty)').waitFor({ state: 'attached' });
    for (const panel of ['Clients', 'Server code', 'Samples', 'Styles']) {
      await open(page, panel);
      await page.locator(`#tools .panel:visible > *`).first().waitFor();
      if (panel === 'Samples') await page.getByRole('button', { name: 'Add one that must fit' }).click();
      if (panel === 'Clients') await row(page, 'TypeScript SDK v1').filter({ hasText: 'computed here' }).waitFor();
      assert.deepEqual(await faultsOf(page, '#tools', options.colorScheme && COLOURS), [], panel);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), panel);
    }
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('#tools-styles').isVisible(), false);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Styles');
  });
}
