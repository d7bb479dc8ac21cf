// Lints beside the page, so that no key waits for it.
import { lint, ready } from 'mcp-elicitation/lint';

const loaded = ready();

addEventListener('message', async ({ data: { text, revision } }) => {
  try {
    await loaded;
    postMessage({ found: lint(text, { revision }).diagnostics });
  } catch {
    postMessage({ failed: true });
  }
});

// A little later patterns can be looked at too.
loaded.then(() => ready({ pattern: true })).then(() => postMessage({ ready: true }), () => {});
