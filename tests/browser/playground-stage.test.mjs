// The playground's panes: the stage of the form, links between fields and lines, borders, a phone.
import assert from 'node:assert/strict';
import { COLOURS, faultsOf } from './axe.mjs';
import { PHONE, counted, playground, rows, write } from './playground-page.mjs';

const inPage = playground();

const REQUEST = `{
  "message": "Where to?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "city": { "type": "string", "title": "City" },
      "home": { "type": "object", "title": "Home", "properties": {
        "city": { "type": "string", "title": "Home city" }
      } }
    }
  }
}`;
const card = (page) => page.locator('mcp-elicitation');
const box = (locator) => locator.evaluate((one) => one.getBoundingClientRect().toJSON());

inPage('offers widths, layouts, colours, directions and the handling of secrets', async ({ page }) => {
  await write(
    page,
    '{"message": "Your password?", "requestedSchema": {"type": "object", "properties": {"password": {"type": ' +
      '"string"}}}}',
  );
  await page.locator('mcp-elicitation [data-property="password"]').waitFor();
  const choose = (name, value) => page.getByLabel(name, { exact: true }).selectOption(value);
  for (const width of [320, 480, 768]) {
    await choose('Width', String(width));
    assert.equal((await box(card(page))).width, width);
  }
  await choose('Width', '');
  await choose('Direction', 'rtl');
  assert.equal(await card(page).evaluate((one) => getComputedStyle(one).direction), 'rtl');
  await choose('Colours', 'dark');
  assert.equal(await card(page).evaluate((one) => getComputedStyle(one).colorScheme), 'dark');
  await choose('Colours', 'forced');
  const colours = () =>
    page
      .locator('mcp-elicitation input')
      .first()
      .evaluate((one) => {
        const probe = document.createElement('i');
        one.after(probe);
        probe.style.cssText = 'background: Field !important';
        const [own, field] = [one, probe].map((each) => getComputedStyle(each).backgroundColor);
        probe.remove();
        return [own, field];
      });
  const [own, field] = await colours();
  assert.equal(own, field);
  await choose('Colours', '');
  await choose('Layout', 'inline');
  assert.equal(await card(page).getAttribute('layout'), 'inline');
  await choose('Secrets', 'refuse');
  await page.locator('mcp-elicitation [part~="decline"]').waitFor();
  await page.locator('mcp-elicitation [part~="accept"]').waitFor({ state: 'detached' });
  // It is stored with the rest.
  await page.reload();
  await counted(page, /./);
  assert.equal(await page.getByLabel('Secrets', { exact: true }).inputValue(), 'refuse');
});

inPage('shows the form as a dialog until it is answered', async ({ page }) => {
  await write(page, REQUEST);
  await page.locator('mcp-elicitation [data-property="home"]').waitFor();
  const layout = page.getByLabel('Layout', { exact: true });
  await layout.selectOption('dialog');
  const dialog = page.locator('mcp-elicitation dialog:modal');
  await dialog.waitFor();
  const { left, right, width } = await box(dialog);
  assert.ok(width > 0 && Math.abs(left + right - 1280) < 2, `${left} to ${right}`);
  await dialog.locator('[data-property="city"] input').first().fill('Oslo');
  await dialog.locator('[part~="accept"]:not([data-waiting])').click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('#answer', { hasText: 'Oslo' }).waitFor();
  await layout.selectOption('');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.locator('#stage mcp-elicitation [data-property="home"]').waitFor();
  assert.equal(await page.locator('mcp-elicitation dialog').count(), 0);
});

inPage('highlights a field and its lines together', async ({ page }) => {
  await write(page, REQUEST);
  const field = (path) =>
    page.locator(`mcp-elicitation ${path.map((name) => `[data-property="${name}"]`).join(' ')}`).last();
  await field(['home', 'city']).waitFor();
  const pointed = page.locator('#editor .cm-pointed');
  await field(['home', 'city']).locator('input').focus();
  await pointed.filter({ hasText: 'Home city' }).waitFor();
  assert.equal(await pointed.count(), 1);
  await page.locator('mcp-elicitation [data-property="city"] input').first().focus();
  await pointed.filter({ hasText: '"title": "City"' }).waitFor();
  const outlined = (one) => one.evaluate((element) => getComputedStyle(element).outlineStyle);
  await page.locator('#editor .cm-line', { hasText: 'Home city' }).click();
  await page.waitForFunction(
    (path) =>
      getComputedStyle(document.querySelector('mcp-elicitation').shadowRoot.querySelector(path)).outlineStyle ===
      'solid',
    '[data-property="home"] [data-property="city"]',
  );
  assert.equal(await outlined(page.locator('mcp-elicitation [data-property="city"]').first()), 'none');
});

inPage('resizes panes by pointer and key, and keeps their size', async ({ page }) => {
  const border = page.getByRole('separator', { name: 'Width of the request' });
  const width = async () => Math.round((await box(page.locator('#editor-pane'))).width);
  const before = await width();
  await border.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  const wider = await width();
  assert.ok(wider > before);
  assert.equal(await border.getAttribute('aria-valuenow'), '60');
  const { x, y, height } = await box(border);
  await page.mouse.move(x + 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 150, y + height / 2, { steps: 4 });
  await page.mouse.up();
  const dragged = await width();
  assert.ok(Math.abs(wider - 154 - dragged) < 12, `${wider} to ${dragged}`);
  await page.reload();
  await counted(page, /./);
  assert.equal(await width(), dragged);
  const low = page.getByRole('separator', { name: 'Height of the form' });
  const tall = (await box(page.locator('#stage'))).height;
  await low.focus();
  await page.keyboard.press('ArrowDown');
  assert.ok((await box(page.locator('#stage'))).height > tall);
});

inPage(
  'covers no button with the error about invalid JSON',
  { viewport: { width: 900, height: 560 } },
  async ({ page }) => {
    await write(page, REQUEST);
    await page.locator('mcp-elicitation [data-property="home"]').waitFor();
    await write(page, '{"message": "Where');
    const note = page.locator('#form-note', { hasText: 'Not valid JSON' });
    await note.waitFor();
    const accept = page.locator('mcp-elicitation [part~="accept"]');
    await accept.scrollIntoViewIfNeeded();
    assert.ok((await box(accept)).bottom <= (await box(note)).top);
  },
);

inPage('sets the server of an example, and removes it with the example', async ({ page }) => {
  await page.getByRole('button', { name: 'A line of text', exact: true }).click();
  await page.locator('mcp-elicitation', { hasText: 'Example server' }).waitFor();
  await write(page, REQUEST);
  await page.locator('mcp-elicitation', { hasText: 'Where to?' }).waitFor();
  assert.equal(await page.locator('#server').inputValue(), '');
});

inPage('shows one pane at a time on a phone, with large targets', PHONE, async ({ page }) => {
  const visible = () =>
    page.evaluate(() =>
      ['editor-pane', 'stage', 'result-body'].filter((id) => document.getElementById(id).checkVisibility()),
    );
  const small = () =>
    page.locator('button, select, a.code, .segments label, input:not([type=radio])').evaluateAll((all) =>
      all
        .filter(
          (one) => one.checkVisibility() && one.getRootNode() === document && !one.closest('.visually-hidden, .skip'),
        )
        .map((one) => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([name, { width, height }]) => `${name}: ${width} × ${height}`),
    );
  await write(page, REQUEST);
  await rows(page).first().waitFor();
  assert.deepEqual(await visible(), ['editor-pane']);
  assert.deepEqual(await small(), []);
  await page.getByRole('radio', { name: 'Form' }).check();
  assert.deepEqual(await visible(), ['stage']);
  assert.deepEqual(await small(), []);
  const isMarked = () =>
    page
      .locator('.tabs span', { hasText: 'Result' })
      .evaluate((tab) => getComputedStyle(tab, '::after').content !== 'none');
  assert.equal(await isMarked(), false);
  await page.locator('mcp-elicitation [part~="decline"]').click();
  await page.locator('#result-status', { hasText: 'decline' }).waitFor({ state: 'attached' });
  assert.equal(await isMarked(), true, 'an answer that is not in view');
  await page.getByRole('radio', { name: 'Result' }).check();
  assert.equal(await isMarked(), false);
  assert.deepEqual(await visible(), ['result-body']);
  await page.locator('#answer', { hasText: 'decline' }).waitFor();
  assert.deepEqual(await small(), []);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
});

inPage(
  'cuts and covers no word of the drawer at 320 px, and closes it',
  { viewport: { width: 320, height: 640 } },
  async ({ page }) => {
    const bar = page.locator('#tools .bar');
    await bar.getByRole('button', { name: 'Clients' }).click();
    const visible = await bar
      .locator('button, a')
      .evaluateAll((all) =>
        all.map((one) => [
          one.scrollWidth <= one.offsetWidth,
          one.offsetLeft,
          one.offsetLeft + one.offsetWidth,
          one.className,
        ]),
      );
    for (const [whole] of visible) assert.equal(whole, true);
    const words = visible.filter(([, , , name]) => name !== 'close');
    for (const [at, [, left]] of words.entries()) assert.ok(at === 0 || left >= words[at - 1][2]);
    const close = bar.getByRole('button', { name: 'Close' });
    assert.ok((await box(close)).right <= 320);
    await close.click();
    assert.equal(await page.locator('#tools-clients').isVisible(), false);
  },
);

for (const [name, settings] of [
  ['wide', {}],
  ['on a phone', PHONE],
  ['in the dark', { colorScheme: 'dark' }],
]) {
  inPage(`axe finds nothing ${name}`, settings, async ({ page }) => {
    await write(page, REQUEST);
    await rows(page).filter({ hasText: 'schemas are flat' }).waitFor();
    // In its first half second Accept is pale, because it is inert. On a phone the form is in another tab.
    if (settings !== PHONE)
      await page.waitForFunction(() => {
        const accept = document.querySelector('mcp-elicitation').shadowRoot.querySelector('[part~="accept"]');
        return accept && getComputedStyle(accept).opacity === '1' && accept.getAnimations().length === 0;
      });
    const rules = settings.colorScheme && COLOURS;
    assert.deepEqual(await faultsOf(page, 'html', rules), []);
    if (settings === PHONE) return;
    await page.locator('#editor .cm-content').click();
    await page.keyboard.press('Control+F');
    assert.deepEqual(await faultsOf(page, 'html', rules), []);
  });
}

inPage('offers every language, and switches the card', async ({ page }) => {
  const select = page.locator('#locale');
  await card(page).locator('[part~="decline"]').waitFor();
  assert.equal(await select.locator('option').count(), 25, 'the person’s own, and 24');
  for (const [tag, direction, decline] of [
    ['ar', 'rtl', 'رفض'],
    ['zh-Hant', 'ltr', '拒絕'],
  ]) {
    await select.selectOption(tag);
    const base = card(page).locator(`[part~="base"][lang="${tag}"]`);
    await base.waitFor();
    assert.equal(await base.getAttribute('dir'), direction);
    assert.equal(await card(page).locator('[part~="decline"]').innerText(), decline);
  }
});
