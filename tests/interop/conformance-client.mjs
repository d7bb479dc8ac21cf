// The client that the conformance suite runs: a page with the SDK and the element, and a user who accepts.
import { launch, open } from '../browser/fixtures.mjs';
import { call, connect, fill, outcome, waitForQuestion } from './fixtures.mjs';
import { serve } from './stage.mjs';

const address = process.argv.at(-1);
const modern = process.env.MCP_CONFORMANCE_SCENARIO.startsWith('sep-2322');
const server = await serve();
const browser = await launch(server);
const opened = { ...(await open(browser, server.origin, { path: '/page/sdk-v2' })), origin: server.origin };
opened.card = opened.page.locator('mcp-elicitation').first();
try {
  await connect(opened, address, { modern });
  const tools = await opened.page.evaluate(async () =>
    (await client.listTools()).tools.map(({ name, inputSchema }) => ({ name, inputSchema })),
  );
  for (const { name } of tools) {
    await call(opened, name);
    const done = outcome(opened);
    for (let ended = false; !ended; ) {
      ended = await Promise.race([
        done.then(() => true),
        waitForQuestion(opened).then(
          () => false,
          () => true,
        ),
      ]);
      if (!ended) await fill(opened, false);
      if (!ended)
        ended = await Promise.race([done.then(() => true), new Promise((resolve) => setTimeout(resolve, 500, false))]);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
