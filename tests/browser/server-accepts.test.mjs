// Servers accept the answers of the form: every request of ../shared/requests/real is answered by keys and clicks, and
// each answer is checked with the validator of the official SDK's server.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { answer } from './answer.mjs';
import { accept, launchBare, open } from './fixtures.mjs';
import { root, serve } from './serve.mjs';

const folder = path.join(root, '../shared/requests/real');
const missing = existsSync(folder)
  ? undefined
  : `${path.relative(root, folder)} is not there: no answer to a real request is checked`;

/** The ends of the names of unanswerable requests. */
const UNANSWERABLE = [
  'wild/openai-form-mode',
  'McpSchemaTests.java#L1576',
  'schema-twins/2025-11-25.schema.json#L883',
  'spec-types/2025-06-18.schema.json#L569',
];
/** A request with a field for a UUID that begins with `x`. */
const UNSATISFIABLE = '/raw_extra';

const requests = missing
  ? []
  : readdirSync(folder)
      .sort()
      .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).map((entry) => ({ file, ...entry })))
      .filter(({ id, params }) => !id.endsWith(UNSATISFIABLE) && params.mode !== 'url')
      // The same question in another revision.
      .filter(({ params }, index, all) => all.findIndex((other) => isDeepStrictEqual(other.params, params)) === index);

let server, browser, opened;
before(async () => {
  if (missing) return;
  server = await serve();
  browser = await launchBare(server);
  opened = await open(browser, server.origin);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Asks, answers and accepts. Returns the result, and if any field was left out. */
async function resultOf(params, everything) {
  const { page } = opened;
  const card = page.locator('mcp-elicitation');
  await page.evaluate((params) => {
    const element = document.querySelector('mcp-elicitation');
    element.cancel();
    const outcome = (window.outcome = {});
    // A single server may not ask so often.
    element
      .elicit(params, {
        server: { name: `Server ${(window.servers = (window.servers ?? 0) + 1)}` },
        unanswerable: 'reject',
      })
      .then(
        (result) => (outcome.result = JSON.stringify(result)),
        ({ code }) => (outcome.rejected = code),
      );
  }, params);
  await page.waitForFunction(() => outcome.rejected || document.querySelector('mcp-elicitation').status === 'open');
  if (await page.evaluate(() => outcome.rejected)) return {};
  const shorter = await answer(card, everything);
  // If necessary, presses lead to unseen parts one by one, and the last press sends.
  for (let presses = 0; presses < 12 && !(await page.evaluate(() => outcome.result)); presses++) await accept(page);
  const errors = await card.evaluate((element) =>
    [...element.shadowRoot.querySelectorAll('[part~="error"]')].map((error) => error.textContent).filter(Boolean),
  );
  assert.deepEqual(errors, []);
  return { result: JSON.parse(await page.evaluate(() => outcome.result)), shorter };
}

const validator = new AjvJsonSchemaValidator();

for (const file of new Set(requests.map(({ file }) => file))) {
  describe(file, () => {
    for (const { id, params } of requests.filter((one) => one.file === file)) {
      test(id, async () => {
        for (let everything = false, more = true; more; everything = true) {
          const { result, shorter } = await resultOf(params, everything);
          more = shorter && !everything;
          if (UNANSWERABLE.some((end) => id.endsWith(end))) {
            assert.equal(result, undefined);
            return;
          }
          assert.equal(result?.action, 'accept');
          // The server does not check answers to a request without a schema.
          if (!params.requestedSchema) continue;
          const { valid, errorMessage } = validator.getValidator(params.requestedSchema)(result.content);
          assert.ok(
            valid,
            `${errorMessage}: ${JSON.stringify(result.content)} for ${JSON.stringify(params.requestedSchema)}`,
          );
        }
        assert.deepEqual(opened.faults, []);
      });
    }
  });
}
if (missing) test(missing, { skip: missing }, () => {});
