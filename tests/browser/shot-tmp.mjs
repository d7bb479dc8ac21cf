import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const shots = JSON.parse(process.argv[2]);
for (const { name, width = 1400, height = 900, scheme = 'light', url = '', steps = [] } of shots) {
  const page = await (await browser.newContext({ viewport: { width, height }, colorScheme: scheme })).newPage();
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  await page.goto('http://127.0.0.1:8791/' + url);
  await page.waitForTimeout(1500);
  for (const [act, ...args] of steps) { try { if (act === 'click') await page.locator(args[0]).first().click({ timeout: 5000 }); else if (act === 'wait') await page.waitForTimeout(args[0]); else if (act === 'fill') await page.locator(args[0]).first().fill(args[1]); } catch (e) { console.log(name, act, args, e.message.slice(0, 200)); } }
  await page.screenshot({ path: `/tmp/${name}.png` });
}
await browser.close();
