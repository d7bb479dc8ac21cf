// Runs the official clients in a worker, because they are large and a user's request must not block the page.
import { COMPUTED } from './sdk-clients.js';

addEventListener('message', async ({ data: { id, params } }) => {
  const entries = await Promise.all(
    Object.entries(COMPUTED).map(async ([name, run]) => [
      name,
      await run(params).catch((error) => ({
        refused: { why: String(error?.message ?? error), places: [] },
        dropped: [],
      })),
    ]),
  );
  postMessage({ id, outcomes: Object.fromEntries(entries) });
});
