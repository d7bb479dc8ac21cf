// What a host puts into the slots is aligned with the card, in every layout.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { cases } from './cases.mjs';
import { stage } from './fixtures.mjs';
import { PAGE, begin } from './states.mjs';

const LAYOUTS = ['card', 'inline', 'dialog'];
const manifest = JSON.parse(await readFile(new URL('../../pkg/dist/custom-elements.json', import.meta.url), 'utf8'));
const slots = manifest.modules[0].declarations[0].slots.map(({ name }) => name);
const { request } = (await cases()).find(({ name }) => name === 'boolean-required');
const inPage = stage();

const RESET = '*, ::before, ::after { margin: 0; padding: 0; border: 0 solid; box-sizing: border-box; }';
for (const [where, css, space] of [
  ['a page', '', 12],
  ['a page that resets all margins, as Tailwind does', RESET, 0],
]) {
  inPage(`aligns slotted content with the card in ${where}`, PAGE, async ({ page, card }) => {
    for (const layout of LAYOUTS) {
      await page.evaluate(
        ([css, names]) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
          const fresh = document.createElement('mcp-elicitation');
          fresh.append(...names.map((slot) => Object.assign(document.createElement('p'), { slot, textContent: slot })));
          document.querySelector('mcp-elicitation').replaceWith(fresh);
        },
        [css, slots],
      );
      await begin(page, { request, server: { name: 'Files' }, properties: { layout } });
      await card.locator('#accept').waitFor();
      const box = (place) => place.boundingBox();
      const [outer, field] = await Promise.all(['base', 'field'].map((part) => box(card.locator(`[part~="${part}"]`))));
      const placed = ['header', 'message', 'actions-start', 'footer'];
      const boxes = await Promise.all(placed.map((name) => box(page.locator(`p[slot="${name}"]`))));
      for (const [index, { x, width }] of boxes.entries())
        assert.deepEqual([x, width], [field.x, field.width], `${placed[index]}, ${layout}`);
      const [header, message, actions, footer] = boxes;
      const order = [header, message, field, actions, footer].map(({ y }) => y);
      assert.deepEqual(
        order,
        [...order].sort((one, other) => one - other),
        layout,
      );
      if (layout === 'inline') continue;
      assert.ok(header.y - outer.y >= space, layout);
      assert.ok(outer.y + outer.height - footer.y - footer.height >= space, layout);
    }
  });
}
