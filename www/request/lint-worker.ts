// Lints in a worker, so that typing does not wait for it.
import { lint, ready } from 'mcp-elicitation/lint';

const loaded = ready();

addEventListener('message', async ({ data: { text, revision } }) => {
  try {
    await loaded;
    postMessage({ diagnostics: lint(text, { revision }).diagnostics });
  } catch {
    postMessage({ failed: true });
  }
});
