// `mcp-elicitation/testing`, as the packed package has it, in the DOMs that tests of apps run in.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { NODE_22, here } from './servers.mjs';
import { unpack } from './stage.mjs';

const DOMS = {
  jsdom: "import { JSDOM } from 'jsdom';\nconst { window } = new JSDOM('<!doctype html><body></body>');",
  'happy-dom': "import { Window } from 'happy-dom';\nconst window = new Window();",
};
/** An app that asks, and its test: what the page on testing shows. */
const PROGRAM = `
for (const name of ['HTMLElement', 'customElements', 'CustomEvent', 'document']) globalThis[name] = window[name];
const { answer } = await import('mcp-elicitation/testing');
await import('mcp-elicitation');
const { attach } = await import('mcp-elicitation/mcp');
document.body.innerHTML = '<mcp-elicitation></mcp-elicitation>';
const element = document.querySelector('mcp-elicitation');
const events = [];
for (const type of ['elicit-ready', 'elicit-result', 'elicit-error']) document.body.addEventListener(type, () => events.push(type));
const client = {};
attach(client, element, { server: { name: 'calendar' } });
const ask = (id) => client.fallbackRequestHandler({ id, method: 'elicitation/create', params: { message: 'Where to?', requestedSchema: { type: 'object', properties: { city: { type: 'string' } } } } }, {});
const seen = [];
for (const [id, result] of [{ action: 'accept', content: { city: 'Oslo' } }, { action: 'decline' }, { action: 'cancel' }].entries()) {
  const asked = ask(id);
  while (element.request?.id !== id) await new Promise((resolve) => setTimeout(resolve));
  await answer(element, result);
  seen.push(await asked);
}
console.log(JSON.stringify({ seen, events, status: element.status }));
process.exit();
`;
const file = (name) => path.join(here, `out-dom-${name}.mjs`);

before(() => {
  unpack();
  for (const [name, setUp] of Object.entries(DOMS)) writeFileSync(file(name), setUp + PROGRAM);
});
after(() => Object.keys(DOMS).forEach((name) => rmSync(file(name))));

for (const name of Object.keys(DOMS)) {
  test(name, async () => {
    const { stdout } = await promisify(execFile)(NODE_22, [file(name)], { cwd: here, timeout: 60_000 });
    const { seen, events, status } = JSON.parse(stdout);
    assert.deepEqual(seen, [{ action: 'accept', content: { city: 'Oslo' } }, { action: 'decline' }, { action: 'cancel' }]);
    assert.deepEqual(events, Array(3).fill(['elicit-ready', 'elicit-result']).flat());
    assert.equal(status, 'cancelled');
  });
}
