// The official AG-UI client in a page, an agent over HTTP that waits for users, and the card between them.
import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before } from 'node:test';
import { EventEncoder } from '@ag-ui/encoder';
import { accept, passGuardTime } from '../browser/fixtures.mjs';
import { outcome } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
let agent, interrupts;
const resumed = [];

/** Starts an agent that waits with `interrupts` until a run resumes, and then returns the answers. */
before(async () => {
  agent = http.createServer(async (request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
    const { threadId, runId, resume } = await new Response(request).json();
    if (resume) resumed.push(resume);
    const encoder = new EventEncoder();
    response.writeHead(200, { ...headers, 'content-type': encoder.getContentType() });
    const send = (event) => response.write(encoder.encodeSSE(event));
    send({ type: 'RUN_STARTED', threadId, runId });
    if (resume) {
      send({ type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'assistant' });
      send({ type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: JSON.stringify(resume) });
      send({ type: 'TEXT_MESSAGE_END', messageId: 'm' });
    }
    send({
      type: 'RUN_FINISHED',
      threadId,
      runId,
      outcome: resume ? { type: 'success' } : { type: 'interrupt', interrupts: interrupts() },
    });
    response.end();
  });
  await new Promise((resolve) => agent.listen(0, '127.0.0.1', resolve));
});
after(() => agent?.close());

const began = (page) =>
  page.evaluate(
    (address) => void run(address).then((value) => (window.outcome = value)),
    `http://127.0.0.1:${agent.address().port}/`,
  );

inPage('answers a form, a tool approval and an unsupported interrupt in one round', 'ag-ui', async ({ page, card }) => {
  const deep = {
    type: 'object',
    required: ['a'],
    properties: {
      a: {
        type: 'object',
        properties: { b: { type: 'object', properties: { c: { type: 'object', properties: {} } } } },
      },
    },
  };
  interrupts = () => [
    {
      id: 'who',
      reason: 'input_required',
      message: 'Who is it for?',
      responseSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    },
    { id: 'deep', reason: 'input_required', message: 'Everything', responseSchema: deep },
    {
      id: 'book',
      reason: 'tool_call',
      toolCallId: '1',
      message: 'Book it?',
      responseSchema: { type: 'object', properties: { approved: { type: 'boolean' } }, required: ['approved'] },
    },
  ];
  await began(page);
  await card.locator('[data-property="name"] input').click();
  await page.keyboard.type('Ada');
  await accept(page);
  await card.locator('[part~="message"]', { hasText: 'book' }).waitFor();
  assert.match(await card.locator('[part~="message"]').innerText(), /^book\s+Book it\?$/);
  assert.equal(await card.locator('[data-property="room"] output bdi').innerText(), '4');
  await passGuardTime(page);
  await card.getByRole('button', { name: 'Reject', exact: true }).focus();
  await page.keyboard.press('Enter');
  const resume = await outcome({ page });
  assert.deepEqual(resume.slice(0, 2), [
    { interruptId: 'who', status: 'resolved', payload: { name: 'Ada' } },
    { interruptId: 'book', status: 'resolved', payload: { approved: false } },
  ]);
  assert.equal(resume[2].interruptId, 'deep');
  assert.equal(resume[2].status, 'cancelled');
});

inPage('keeps the run waiting after a reload', 'ag-ui', async ({ page, card }) => {
  interrupts = () => [
    {
      id: 'who',
      reason: 'input_required',
      message: 'Who?',
      responseSchema: { type: 'object', properties: { name: { type: 'string' } } },
    },
  ];
  resumed.length = 0;
  for (let visit = 0; visit < 3; visit++) {
    await page.waitForFunction(() => window.run);
    await began(page);
    await card.locator('[data-property="name"] input').click();
    await page.keyboard.type('Ad');
    await page.reload();
  }
  await page.waitForFunction(() => window.run);
  await began(page);
  await card.locator('[part~="decline"]').click();
  assert.deepEqual(await outcome({ page }), [
    { interruptId: 'who', status: 'cancelled', metadata: { action: 'decline' } },
  ]);
  assert.equal(resumed.length, 1);
});
