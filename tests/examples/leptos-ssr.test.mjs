// The Leptos application that a server renders: `make test-interop` builds it first.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createInterface } from 'node:readline';
import { launchBare } from '../browser/fixtures.mjs';
import { root } from '../browser/serve.mjs';
import { cargoTarget } from '../../scripts/common.mjs';
import { accept, inPage } from './page.mjs';

let browser;
before(async () => (browser = await launchBare()));
after(() => browser?.close());

describe('leptos-ssr', () => {
  let server, origin;
  before(async () => {
    const site = path.join(root, 'target/examples/leptos-ssr');
    const env = {
      ...process.env,
      LEPTOS_OUTPUT_NAME: 'leptos_ssr',
      LEPTOS_SITE_ROOT: site,
      LEPTOS_SITE_PKG_DIR: 'pkg',
      LEPTOS_SITE_ADDR: '127.0.0.1:0',
    };
    server = spawn(path.join(cargoTarget, 'debug/leptos-ssr'), { env, stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: server.stdout })) {
      origin = line;
      break;
    }
  });
  after(() => server?.kill());

  test('the server writes one empty element', async () => {
    const page = await (await fetch(origin)).text();
    assert.match(page, /<h1>Your plan<\/h1><div[^>]*><\/div>/);
    assert.ok(!page.includes('Which plan'), 'nothing of the request');
  });

  test('the browser fills it, and asks again', async () => {
    await inPage(browser, origin, async ({ page, part }) => {
      for (const email of ['a@b.example', 'c@d.example']) {
        await part('accept').waitFor();
        await page.locator('[data-property="plan"]').getByText('Large').click();
        await page.locator('[data-property="email"] input').fill(email);
        await accept(page);
        const content = JSON.stringify({ action: 'accept', content: { plan: 'Large', email } });
        await page.locator('output', { hasText: content }).first().waitFor();
        await page.locator('#again').click();
      }
    });
  });
});
