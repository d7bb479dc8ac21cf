// Measures how long the hostile requests of ../shared/requests block a page: node scripts/measure/bench-hostile.mjs
// [words of ids] For each request, in a page with the form already loaded: the time from the question to the first
// frame with it (aim: 500 ms), and the longest task afterwards (aim: 50 ms), while a user types the text of the case,
// leaves the field, scrolls and presses accept. The browser reports tasks of 50 ms or more; the times are wall-clock
// times, so a busy machine makes them longer.
import { launch, open } from '../../tests/browser/fixtures.mjs';
import { serve } from '../../tests/browser/serve.mjs';
import { cases, missing, textOf } from '../../tests/card/hostile/cases.mjs';

const AIMS = { paint: 500, task: 50 };

if (missing) console.log(`bench: no hostile requests: ${missing}`);
else
  await measure(
    cases.filter((one) => textOf(one) !== undefined && process.argv.slice(2).every((word) => one.id.includes(word))),
  );

async function measure(chosen) {
  const server = await serve();
  const browser = await launch(server);
  const { page } = await open(browser, server.origin);
  await page.waitForFunction(() => customElements.get('mcp-elicitation').form.instance);
  await page.evaluate(() => {
    window.element = document.querySelector('mcp-elicitation');
    window.longest = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration))),
    ).observe({ type: 'longtask' });
  });
  const seen = await page.evaluate(async () => {
    setTimeout(() => {
      for (const end = performance.now() + 80; performance.now() < end; );
    });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return longest;
  });
  if (seen < 80) throw new Error(`A task of 80 ms was reported as one of ${seen}.`);
  const measured = [];
  for (const one of chosen) measured.push({ id: one.id, ...(await meet(page, one)) });
  await browser.close();
  await server.close();
  report('first paint', 'paint', measured);
  report('longest task after it', 'task', measured);
}

/** Returns the texts that a case types. */
function inputsOf({ input, inputs = [input] }) {
  const texts = inputs.filter((one) => one !== undefined);
  return texts.map((one) => one.generate?.runs.map(([text, count]) => text.repeat(count)).join('') ?? one);
}

async function meet(page, one) {
  const paint = await page.evaluate(async (text) => {
    const begin = performance.now();
    // A separate server for each request, because a server may send only thirty a minute.
    element.elicit(text, { server: { name: `Server ${crypto.randomUUID()}` } });
    const drawn = () => element.shadowRoot.querySelector('[part~="decline"]');
    while (!drawn()) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const paint = performance.now() - begin;
    await new Promise((resolve) => setTimeout(resolve, 100));
    longest = 0;
    return paint;
  }, textOf(one));
  const control = page
    .locator('mcp-elicitation [data-property] input:is([type=text], [type=search]), mcp-elicitation textarea')
    .first();
  if (await control.count()) {
    for (const text of [...inputsOf(one), 'a']) {
      await control.focus();
      await control.fill('');
      await page.keyboard.insertText(text);
      await control.blur();
      await page.waitForTimeout(120);
    }
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // In a task of the page, because the browser does not report the duration of a driver's tasks.
  await page.evaluate(() => {
    setTimeout(() => element.shadowRoot.querySelector('[part~="accept"]')?.click());
    setTimeout(() => element.reportValidity());
  });
  await page.waitForTimeout(150);
  const task = await page.evaluate(() => longest);
  await page.evaluate(() => element.cancel());
  return { paint, task };
}

function report(what, name, measured) {
  const sorted = measured.toSorted((a, b) => a[name] - b[name]);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))][name]);
  const over = sorted.filter((one) => one[name] > AIMS[name]).toReversed();
  console.log(
    `hostile: ${what}, of ${sorted.length} requests: median ${at(0.5)} ms, 95 of 100 ${at(0.95)} ms, longest ` +
      `${at(1)} ms; over ${AIMS[name]} ms: ${over.length}`,
  );
  for (const one of over.slice(0, 12)) console.log(`  ${Math.round(one[name])} ms ${one.id}`);
}
