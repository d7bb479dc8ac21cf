// The built playground: it understands and repairs pasted texts, and groups, filters, explains and fixes findings.
import assert from 'node:assert/strict';
import { counted, playground, rows, text, write } from './playground-page.mjs';

const inPage = playground();

/** The output of pydantic for a model with nine mistakes. */
const PYDANTIC = `{
  "message": "Book?",
  "requestedSchema": {
    "$defs": { "Size": { "enum": ["s", "m"], "title": "Size", "type": "string" } },
    "title": "Booking",
    "type": "object",
    "properties": {
      "name": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null, "title": "Name" },
      "note": { "anyOf": [{ "type": "string" }, { "type": "null" }], "default": null, "title": "Note" },
      "size": { "$ref": "#/$defs/Size" },
      "nights": { "type": "integer", "exclusiveMinimum": 0, "title": "Nights" },
      "cfg_x2": { "type": "string" },
      "site": { "type": "string", "title": "Site", "format": "url" },
      "when": { "type": "date", "title": "When" },
      "vip": { "title": "VIP", "default": true }
    }
  }
}`;

/** Presses a button that offers a fix, and applies it. */
async function mend(page, button) {
  await button.click();
  const dialog = page.getByRole('dialog');
  const difference = {
    added: await dialog.locator('ins').allInnerTexts(),
    removed: await dialog.locator('del').allInnerTexts(),
  };
  await dialog.getByRole('button', { name: 'Apply' }).click();
  return difference;
}

inPage('shows the first request of a log with its findings, and extracts one on a press', async ({ page }) => {
  const asks = (message) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'elicitation/create',
    params: {
      message,
      requestedSchema: { type: 'object', properties: { site: { type: 'string', title: 'Site', format: 'url' } } },
    },
  });
  const log = [
    '12:00 INFO up',
    `12:01 DEBUG <- ${JSON.stringify(asks('Which site?'))}`,
    `12:02 DEBUG <- ${JSON.stringify(asks('Which other?'))}`,
  ].join('\n');
  await write(page, log);
  await page.locator('mcp-elicitation [part~="message"]', { hasText: 'Which site?' }).waitFor();
  await rows(page).filter({ hasText: 'request 1 of 2' }).waitFor();
  const format = rows(page).filter({ hasText: 'no format “url”' });
  await format.getByRole('button', { name: `site 2:${log.split('\n')[1].indexOf('"url"') + 1}` }).waitFor();
  await mend(page, rows(page).filter({ hasText: 'request 2 of 2' }).getByRole('button', { name: 'Fix' }));
  await page.locator('mcp-elicitation [part~="message"]', { hasText: 'Which other?' }).waitFor();
  assert.equal(JSON.parse(await text(page)).params.message, 'Which other?');
});

inPage('links to the documentation, also when served alone', async ({ page, origin }) => {
  const link = page.getByRole('link', { name: 'Docs', exact: true });
  assert.equal(await link.getAttribute('href'), '../docs/authors.html');
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'For authors of servers' }).waitFor();
  const links = await page.locator('main a').evaluateAll((all) => all.map(({ href }) => href.split('#')[0]));
  for (const address of new Set(links.filter((one) => one.startsWith(origin))))
    assert.equal((await page.request.get(address)).status(), 200, address);
});

// These tests replace the whole text, so they share a page.
inPage('shows the latest text after many changes', { sharing: true }, async ({ page }) => {
  await write(page, '{"message": "x"}');
  for (let change = 0; change < 2; change++) await page.keyboard.press('ArrowLeft');
  for (let change = 2; change < 36; change++) {
    await page.keyboard.insertText('x');
    await page.locator('mcp-elicitation [part~="message"]', { hasText: 'x'.repeat(change) }).waitFor();
  }
});

inPage('fixes a schema of pydantic on a press, safe fixes first', { sharing: true }, async ({ page }) => {
  await write(page, PYDANTIC);
  const nulls = rows(page).filter({ hasText: 'Answers never contain null' });
  await nulls.getByRole('button', { name: 'name 8:17' }).waitFor();
  assert.match(await nulls.innerText(), /× 2/);
  await mend(page, page.getByRole('button', { name: 'Fix all 7' }));
  // No reference to the definition is left.
  const definitions = rows(page).filter({ hasText: '“$defs” works here' });
  await mend(page, definitions.getByRole('button', { name: 'Fix' }));
  await definitions.waitFor({ state: 'detached' });
  // Changing an omitted text to a date changes the answers, so it is a separate press.
  await mend(page, rows(page).filter({ hasText: 'Unknown type "date"' }).getByRole('button', { name: 'Fix' }));
  await rows(page).filter({ hasText: 'Unknown type "date"' }).waitFor({ state: 'detached' });
  const { requestedSchema } = JSON.parse(await text(page));
  assert.deepEqual(requestedSchema.properties, {
    name: { type: 'string', title: 'Name' },
    note: { type: 'string', title: 'Note' },
    size: { enum: ['s', 'm'], type: 'string' },
    nights: { type: 'integer', minimum: 1, title: 'Nights' },
    cfg_x2: { type: 'string', title: 'Cfg x2' },
    site: { type: 'string', title: 'Site', format: 'uri' },
    when: { type: 'string', format: 'date', title: 'When' },
    vip: { type: 'boolean', title: 'VIP', default: true },
  });
  await counted(page, 'none');
});

inPage('changes nothing when a preview is dismissed, and restores the focus', { sharing: true }, async ({ page }) => {
  await write(page, PYDANTIC);
  const fix = rows(page).filter({ hasText: 'Unknown type "date"' }).getByRole('button', { name: 'Fix' });
  await fix.click();
  const dialog = page.getByRole('dialog');
  assert.match(await dialog.locator('del').innerText(), /"type": "date"/);
  assert.match(await dialog.locator('ins').innerText(), /"type": "string", "format": "date"/);
  await page.keyboard.press('Escape');
  assert.match(await text(page), /"type": "date"/);
  assert.equal(await fix.evaluate((button) => button === document.activeElement), true);
});

inPage('filters findings by severity', { sharing: true }, async ({ page }) => {
  await write(page, PYDANTIC);
  const notes = page.getByRole('button', { name: /notes?$/ });
  await notes.waitFor();
  const title = rows(page).filter({ hasText: 'Without a title' });
  assert.equal(await title.count(), 1);
  await notes.click();
  assert.equal(await title.count(), 0);
  assert.equal(await notes.getAttribute('aria-pressed'), 'false');
  assert.equal(await notes.evaluate((button) => button === document.activeElement), true);
  await notes.click();
  assert.equal(await title.count(), 1);
});

inPage('links a code to its page and a location to its text', { sharing: true }, async ({ page }) => {
  await write(page, PYDANTIC);
  const row = rows(page).filter({ hasText: 'Answers never contain null' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), row.getByRole('link', { name: 'nullable' }).click()]);
  await opened.getByRole('heading', { name: 'nullable', level: 1 }).waitFor();
  await opened.getByRole('link', { name: 'All rules' }).click();
  await opened.getByRole('link', { name: 'invalid-json' }).waitFor();
  await opened.close();
  await row.getByRole('button', { name: 'note 9:17' }).click();
  assert.equal(await page.locator('#editor .cm-activeLineGutter').first().innerText(), '9');
});

inPage('covers no word of the first example with an explanation', async ({ page }) => {
  await page.locator('#editor .cm-content').waitFor();
  for (const name of ['"message"', '"requestedSchema"', '"minimum"', '"maximum"']) {
    await page.locator('#editor .cm-content').getByText(name, { exact: true }).first().hover();
    await page.locator('#editor .cm-keyword', { hasText: name.slice(1, -1) }).waitFor();
    const covered = await page.locator('#editor .cm-keyword').evaluate((hint) => {
      const box = hint.closest('.cm-tooltip').getBoundingClientRect();
      const lines = [...hint.getRootNode().querySelectorAll('.cm-line')];
      const words = lines.flatMap((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()].map((rect) => ({ rect, text: line.innerText }));
      });
      return words
        .filter(
          ({ rect }) =>
            rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top,
        )
        .map(({ text }) => text);
    });
    assert.deepEqual(covered, [], name);
  }
});

inPage('explains a keyword on F1 until Escape or the next step', async ({ page }) => {
  await write(
    page,
    '{"message": "m", "requestedSchema": {"type": "object", "properties": {"a": {"type": "array", "minItems": 1}}}}',
  );
  const hint = page.locator('#editor .cm-keyword');
  // The editor removes an announcement after a while.
  await page.locator('#editor .cm-announced').evaluate((live) => {
    window.announced = [];
    const hear = (records) => announced.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map(textOf)));
    const textOf = ({ textContent }) => textContent;
    new MutationObserver(hear).observe(live, { childList: true });
  });
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('F1');
  assert.equal(await hint.count(), 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F1');
  await hint.waitFor();
  assert.match(await hint.innerText(), /^message: what the person reads/);
  await page.waitForFunction(() => announced.includes('message: what the person reads. In MCP since 2025-06-18.'));
  await page.keyboard.press('Escape');
  await hint.waitFor({ state: 'detached' });
  await page.keyboard.press('F1');
  await hint.waitFor();
  await page.keyboard.press('ArrowRight');
  await hint.waitFor({ state: 'detached' });
});

inPage('never empties the editor on undo', async ({ page }) => {
  const first = await text(page);
  await page.locator('#editor .cm-content').click();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+Z');
  assert.equal(await text(page), first);
  await write(page, '{"message": "Mine"}');
  await page.keyboard.press('Control+Z');
  assert.equal(await text(page), first);
});

/** Holds a file of the playground back until `open` is called. */
function held(file) {
  const made = { wasShown: false };
  const opened = new Promise((resolve) => (made.open = resolve));
  made.prepare = (page) =>
    page.route(file, async (route) => {
      made.wasShown = await page.locator('mcp-elicitation [part~="accept"]').isVisible();
      await opened;
      await route.continue();
    });
  return made;
}

const editing = held(/\/editing[\w-]*\.js$/);
inPage(
  'draws text typed before the editor has loaded, and continues from it',
  { prepare: editing.prepare },
  async ({ page }) => {
    const plain = page.getByRole('textbox', { name: 'Elicitation request as JSON' });
    await page.locator('mcp-elicitation [part~="accept"]').waitFor();
    await plain.fill(
      '{"message": "Who?", "requestedSchema": {"type": "object", "properties": {"a": {"type": "string", ' +
        '"title": "Own"}}}}',
    );
    await page.locator('mcp-elicitation', { hasText: 'Own' }).waitFor();
    await plain.press('Control+Home');
    await plain.pressSequentially(' ');
    assert.equal(await page.locator('#server').inputValue(), '');
    const at = await plain.boundingBox();
    editing.open();
    await counted(page, 'none');
    assert.equal(editing.wasShown, true);
    assert.deepEqual(await page.locator('#editor').boundingBox(), at);
    await page.keyboard.type(' ');
    assert.match(await text(page), /^  \{"message": "Who\?"/);
    await page.locator('mcp-elicitation', { hasText: 'Own' }).waitFor();
  },
);

const app = held(/\/app\.js$/);
inPage('keeps text typed before any script has loaded', { prepare: app.prepare }, async ({ page }) => {
  await page.getByRole('textbox', { name: 'Elicitation request as JSON' }).fill('{"message": "Early"}');
  app.open();
  await page.locator('mcp-elicitation', { hasText: 'Early' }).waitFor();
  await counted(page, /./);
  assert.equal(await text(page), '{"message": "Early"}');
});

for (const [name, prepare] of [
  [
    'an empty text was left',
    (page) => page.addInitScript(() => localStorage.setItem('mcp-elicitation-playground', '{"text": ""}')),
  ],
  ['the form cannot be loaded', (page) => page.route(/form_bg\.wasm$/, (route) => route.abort())],
]) {
  inPage(`loads the editor if ${name}`, { prepare, excused: /ERR_FAILED/ }, async ({ page }) => {
    await page.locator('#editor .cm-content').waitFor();
    await page.locator('#form-note:not(:empty)').waitFor();
    await write(page, '{"message": "Own"}');
    await counted(page, /./);
    assert.equal(await text(page), '{"message": "Own"}');
  });
}

inPage('searches the whole text', async ({ page }) => {
  const fields = Array.from({ length: 400 }, (_, at) => `"field${at}": { "type": "string", "title": "Field ${at}" }`);
  await write(
    page,
    `{"message": "m", "requestedSchema": {"type": "object", "properties": {\n${fields.join(',\n')}\n}}}`,
  );
  assert.doesNotMatch(await text(page), /field12"/);
  await page.keyboard.press('Control+F');
  await page.keyboard.type('"field12"');
  await page.keyboard.press('Enter');
  await page.locator('#editor .cm-content').getByText('"field12"').waitFor();
});

const responses = [];
inPage(
  'sends files compressed, and fetches each once',
  // A tab of its own has nothing in its cache.
  { alone: true, prepare: (page) => page.on('response', (response) => responses.push(response)) },
  async ({ page }) => {
    await counted(page, /./);
    await page.locator('mcp-elicitation [part~="accept"]').waitFor();
    // The list also contains the worker's cached files, with no bytes.
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => name),
    );
    assert.ok(names.some((name) => name.endsWith('form_bg.wasm')));
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at),
      [],
    );
    const files = responses.filter((one) => one.status() === 200 && /\.(js|css|json|wasm)$|\/$/.test(one.url()));
    assert.ok(files.length > 0);
    for (const response of files) assert.equal((await response.allHeaders())['content-encoding'], 'br', response.url());
  },
);
