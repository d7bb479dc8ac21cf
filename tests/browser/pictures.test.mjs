// Compares pictures of the card with the approved ones in pictures/, which may take over a minute beside other tests.
// If a picture is meant to change, look at the new ones and approve them: PICTURES=new node --test pictures.test.mjs
// Differing pictures are written to target/pictures/. The fonts are those of packages: see pages/fonts.css.
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launch, passGuardTime, stage } from './fixtures.mjs';
import { root } from './serve.mjs';
import { FONT, PAGES, dress, preset } from './presets.mjs';
import { PAGE, STATES, reach } from './states.mjs';

const KEPT = path.join(root, 'tests/browser/pictures');
/** The pictures of docs/theming.md. */
const SHOWN = path.join(root, 'docs/pictures');
const MADE = path.join(process.env.CARGO_TARGET_DIR ?? path.join(root, 'target'), 'pictures');

/** The pictures of README.md, for dense screens; the package contains them too. */
const FIRST = path.join(root, 'docs');

/** A light and a dark picture for each preset, on the background of its system. */
const ofPreset = (name, look) => [
  `${name}-${look}`,
  { state: 'a ticket', width: 400, system: name, look, colorScheme: look, folder: SHOWN },
];
const PRESETS = Object.fromEntries(
  Object.keys(PAGES).flatMap((name) => [ofPreset(name, 'light'), ofPreset(name, 'dark')]),
);

/** By file name: the state, and the special settings of the page. */
const PICTURES = {
  'card-light': { state: 'open', width: 400, folder: FIRST },
  'card-dark': { state: 'open', width: 400, colorScheme: 'dark', folder: FIRST },
  'hostile-light': { state: 'warned', width: 400, folder: FIRST },
  'hostile-dark': { state: 'warned', width: 400, colorScheme: 'dark', folder: FIRST },
  'answered-dark': { state: 'answered', width: 640, colorScheme: 'dark' },
  'errors-dark': { state: 'errors', colorScheme: 'dark' },
  'filled-in': { state: 'filled in' },
  'one-choice-dark': { state: 'one choice', colorScheme: 'dark', width: 320 },
  'one-choice-done': { state: 'one choice done' },
  'yes-or-no-arabic': { state: 'yes or no', properties: { locale: 'ar' }, width: 320, colorScheme: 'dark' },
  'warned-dark': { state: 'warned twice', colorScheme: 'dark' },
  url: { state: 'url warned' },
  'url-narrow': { state: 'url', width: 320, colorScheme: 'dark' },
  'url-done': { state: 'url done' },
  'options-ticked': { state: 'options ticked', width: 640 },
  'cancel-asked': { state: 'cancel asked' },
  unanswerable: { state: 'unanswerable', width: 640, colorScheme: 'dark' },
  'more-waiting': { state: 'more waiting' },
  inline: { state: 'inline' },
  done: { state: 'sent unfolded' },
  'chinese-dark': { state: 'chinese', properties: { locale: 'zh-Hans' }, width: 320, colorScheme: 'dark' },
  narrow: { state: 'answered', width: 320, properties: { locale: 'de' } },
  'german-dark': { state: 'second step', width: 640, properties: { locale: 'de' }, colorScheme: 'dark' },
  'arabic-narrow': { state: 'warned', width: 320, properties: { locale: 'ar' } },
  'left-round': { state: 'left half-way' },
  loading: { state: 'loading', colorScheme: 'dark' },
  'url-blocked': { state: 'url blocked', width: 320, colorScheme: 'dark' },
  'date-half': { state: 'half a date', width: 640 },
  'compact-light': { state: 'a ticket', width: 400, sheet: 'compact', folder: SHOWN },
  'compact-dark': { state: 'a ticket', width: 400, sheet: 'compact', colorScheme: 'dark', folder: SHOWN },
  ...PRESETS,
};

/** How many of a thousand pixels may differ, and the minimum difference of 255 that counts. */
const MOST = 2;
const DIFFERENT = 48;

const inPage = stage(
  undefined,
  ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  launch,
);

/** Returns how many of a thousand pixels differ, and a picture of them; the browser decodes the pictures. */
async function difference(page, before, after) {
  const drawing = await page.context().newPage();
  const difference = await drawing.evaluate(
    async ([before, after, different]) => {
      const pixels = async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return { canvas, context, data: context.getImageData(0, 0, image.width, image.height) };
      };
      const [old, now] = [await pixels(before), await pixels(after)];
      const { width, height, data } = now.data;
      if (old.data.width !== width || old.data.height !== height)
        return { share: 1000, size: `${old.data.width} × ${old.data.height}, now ${width} × ${height}` };
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const far = [0, 1, 2].some((channel) => Math.abs(data[at + channel] - old.data.data[at + channel]) > different);
        if (far) count++;
        else data[at + 3] = 40;
      }
      now.context.putImageData(now.data, 0, 0);
      return { share: (1000 * count) / (width * height), picture: now.canvas.toDataURL().split(',')[1] };
    },
    [before.toString('base64'), after.toString('base64'), DIFFERENT],
  );
  await drawing.close();
  return difference;
}

/** Returns the system fonts that the page uses. */
async function systemFonts(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const elements = [];
  const gather = (node) => {
    if (node.nodeType === 1) elements.push(node.nodeId);
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) gather(child);
  };
  gather(root);
  // A temporary announcement may be gone by now.
  const fontsOf = (nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
  const fonts = (await Promise.all(elements.map(fontsOf))).flatMap(({ fonts }) => fonts);
  await session.detach();
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

/** The states whose fonts were looked at. */
const read = new Set();

for (const [
  name,
  { state, width = 480, properties, system, sheet, look, folder = KEPT, colorScheme = 'light' },
] of Object.entries(PICTURES)) {
  inPage(
    name,
    {
      ...PAGE,
      path: '/pictures/pictures.html',
      // The files that a state holds back would be missing to the next one.
      sharing: !STATES[state].instead,
      deviceScaleFactor: folder === FIRST ? 2 : 1,
      excused: /Failed to load resource/,
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await page.emulateMedia({ colorScheme });
      await page.mouse.move(0, 0);
      const prepare = () =>
        page.evaluate(() => {
          const { style } = document.documentElement;
          style.colorScheme = 'light dark';
          // A receipt shows its time.
          const now = Date.parse('2026-03-27T09:30:00');
          Date.now = () => now;
          document.querySelector('mcp-elicitation').style.fontFamily =
            '"Noto Sans", "Noto Sans Arabic", "Noto Sans SC"';
        });
      await prepare();
      if (system) {
        const {
          css,
          look: { name: attribute, ...looks },
        } = PAGES[system];
        const font = 'mcp-elicitation { --elicit-font: "Noto Sans" !important; }';
        await dress(page, css + FONT + (await preset(system)) + font, attribute, looks[look]);
      }
      if (sheet) await dress(page, await preset(sheet), 'class', '');
      await reach(page, state, properties);
      // If files are held back, the page was reloaded.
      if (STATES[state].instead) await prepare();
      // Waits until accept counts, which changes its look.
      await passGuardTime(page);
      await page.waitForFunction(
        () =>
          element.status === 'loading' ||
          !element.shadowRoot.querySelector('#accept[aria-disabled]') ||
          element.status === 'sending',
      );
      await page.evaluate(() => document.fonts.ready);
      if (!read.has(state)) assert.deepEqual(await systemFonts(page), [], 'a picture must not depend on the machine');
      read.add(state);
      const now = await page
        .locator('mcp-elicitation')
        .screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
      const file = path.join(folder, `${name}.png`);
      if (process.env.PICTURES === 'new') return void (await writeFile(file, now));
      const before = await readFile(file);
      if (before.equals(now)) return;
      const { share, size, picture } = await difference(page, before, now);
      if (share <= MOST) return;
      await mkdir(MADE, { recursive: true });
      await writeFile(path.join(MADE, `${name}.png`), now);
      if (picture) await writeFile(path.join(MADE, `${name}-difference.png`), Buffer.from(picture, 'base64'));
      assert.fail(
        `${size ?? `${share.toFixed(1)} of 1,000 points differ`}: see ${MADE}; if it is meant so, PICTURES=new ` +
          `keeps it`,
      );
    },
  );
}
