// Measures growing requests of each kind, from 1 KiB to 1 MiB: node scripts/measure/bench-growing.mjs [words of kinds]
// In Chromium, from the question to the card or its refusal: the time of all tasks without layout, and that of layout.
// In Node: lint with its memory. Doubling the size should double the cost, or end as over-limit.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { launch, open } from '../../tests/browser/fixtures.mjs';
import { serve } from '../../tests/browser/serve.mjs';
import { kinds, ofSize } from '../../tests/growing/generate.mjs';
import { pkg } from '../common.mjs';

const SIZES = [1 << 10, 1 << 12, 1 << 13, 1 << 14, 1 << 15, 1 << 16, 1 << 18, 1_040_000];
const AIMS = { script: 200, key: 50, check: 200, lint: 2000, megabytes: 200 };

const chosen = kinds.filter(({ id }) => process.argv.slice(2).every((word) => id.includes(word)));
const server = await serve();
const browser = await launch(server);
const { page, context } = await open(browser, server.origin);
await page.evaluate(() => (document.querySelector('mcp-elicitation').loading = 'eager'));
await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
const session = await context.newCDPSession(page);
await session.send('Performance.enable');
const metrics = async () => {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
  const layout = of('LayoutDuration') + of('RecalcStyleDuration');
  // ScriptDuration excludes microtasks, in which a card is drawn.
  return { script: of('TaskDuration') - layout, layout };
};

const all = [];
const note = (what, value, where) => {
  all.push({ what, value, where });
  if (value > AIMS[what]) console.log(`  over ${AIMS[what]}: ${what} ${Math.round(value)}, ${where}`);
};
for (const kind of chosen) {
  const line = [];
  for (const size of SIZES) {
    const text = ofSize(kind, size);
    const where = `${kind.id}, ${text.length} bytes`;
    const before = await metrics();
    const code = await page.evaluate(async (text) => {
      const element = document.querySelector('mcp-elicitation');
      let code;
      element.addEventListener('elicit-error', ({ detail }) => (code ??= detail.diagnostics?.[0]?.code), {
        once: true,
      });
      // A separate server for each request, because a server may send only thirty a minute.
      element.elicit(text, { server: { name: `Server ${crypto.randomUUID()}` } }).catch(() => {});
      while (!element.shadowRoot.querySelector('[part~="decline"]'))
        await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return code;
    }, text);
    const after = await metrics();
    const [script, layout] = [after.script - before.script, after.layout - before.layout];
    note('script', script, where);
    const control = page.locator('mcp-elicitation [data-property] input:is([type=text], [type=search])').first();
    let key = 0;
    if (await control.count()) {
      await control.focus();
      // The pasted text is not measured, only the key after it.
      await page.keyboard.insertText(kind.paste?.repeat(size / Buffer.byteLength(kind.paste)) ?? 'a');
      const typed = await metrics();
      await page.keyboard.insertText('b');
      key = (await metrics()).script - typed.script;
      note('key', key, where);
    }
    const unchecked = await metrics();
    await page.evaluate(() => document.querySelector('mcp-elicitation').reportValidity());
    const check = (await metrics()).script - unchecked.script;
    note('check', check, where);
    const node = lintInNode(text);
    note('lint', node.time, where);
    note('megabytes', node.megabytes, where);
    line.push(
      `${(text.length / 1024).toFixed(0)} KiB ${Math.round(script)}+${Math.round(layout)}/${Math.round(key)}/` +
        `${Math.round(check)}/${Math.round(node.time)}${code ? ` ${code}` : ''}`,
    );
    await page.evaluate(() => document.querySelector('mcp-elicitation').cancel());
  }
  console.log(`growing: ${kind.id.padEnd(34)} ${line.join('; ')}`);
}
console.log('growing: script+layout/key/check/lint in ms');
for (const [what, aim] of Object.entries(AIMS)) {
  const most = all
    .filter((measured) => measured.what === what)
    .sort((a, b) => b.value - a.value)
    .slice(0, 5);
  console.log(
    `growing: the most ${what} (aim ${aim}): ` +
      `${most.map(({ value, where }) => `${Math.round(value)} (${where})`).join('; ')}`,
  );
}
await browser.close();
await server.close();

/** Lints in a separate process, so that its memory can be measured. */
function lintInNode(text) {
  const code = `import { lint } from ${JSON.stringify(path.join(pkg, 'dist/lint.node.js'))};
    let text = '';
    for await (const part of process.stdin.setEncoding('utf8')) text += part;
    lint('{}');
    const [before, begin] = [process.memoryUsage().rss, performance.now()];
    lint(text);
    const time = performance.now() - begin;
    console.log(JSON.stringify({ time, megabytes: (process.memoryUsage().rss - before) / 1e6 }));`;
  return JSON.parse(
    String(execFileSync(process.execPath, ['--input-type=module', '-e', code], { input: text, maxBuffer: 1 << 26 })),
  );
}
