// Progress notifications, which keep a server waiting while its question is open.
import type { Context, ServerMessage } from './sdk.js';

/** The interval, well within the minute that SDKs allow for a request. */
const INTERVAL = 15_000;

/**
 * Notifies a server that asked for progress that the user is active, so that it keeps waiting.
 * @returns a function that ends it
 */
export function reportProgress(request: ServerMessage, context: Context | undefined): (() => void) | undefined {
  const { progressToken } = (request?.params as { _meta?: { progressToken?: unknown } } | undefined)?._meta ?? {};
  const notify = context?.sendNotification ?? context?.mcpReq?.notify;
  if (progressToken === undefined || !notify) return;
  let progress = 0;
  const timer = setInterval(async () => {
    try {
      await notify({ method: 'notifications/progress', params: { progressToken, progress: ++progress } });
    } catch {
      // A closed connection ends the question by its signal.
    }
  }, INTERVAL);
  return () => clearInterval(timer);
}
