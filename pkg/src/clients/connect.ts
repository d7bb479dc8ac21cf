// Connects a client with the place in the page where its questions appear.
import { attach } from './attach.js';
import { callTool, getPrompt, readResource } from './calls.js';
import { cardsOf } from './cards.js';
import { resolveElement, type Asker } from './host.js';
import { placeOf } from './place.js';
import type { SdkClient } from './sdk.js';
import type { AttachableClient, CallingClient, ConnectOptions, Connection, Host } from './types.js';
import type { ElicitResult } from '../rounds/types.js';
import { MOST_WAITING, PACE, PACE_TIME } from '../rounds/limits.js';
import { isElicitation } from '../rounds/elicitation.js';

const CANCEL: ElicitResult = { action: 'cancel' };

/**
 * Connects an SDK client (v1 or v2, in any revision) to the page, by {@link attach} and {@link callTool}. Call it after
 * `connect()` of the client, which must have declared {@link capabilities}.
 *
 * `host` is the element, a selector for it, or a function that inserts a new element into the conversation and returns
 * it. With a function, a chat has a card for each question: at most ten open at once, and thirty per minute; further
 * ones are cancelled without a call of the function.
 */
export function connect<Client extends AttachableClient & CallingClient>(
  client: Client,
  host: Host | string,
  { acceptLanguage, server, ...options }: ConnectOptions = {},
): Connection<Client> {
  const place = placeAt(host);
  const told = <Params extends { [key: string]: unknown }>(params: Params): Params =>
    acceptLanguage
      ? { ...params, _meta: { ...(params._meta as object), [ACCEPT_LANGUAGE]: languageAt(host) } }
      : params;
  const detach = attach(client, place, { ...(server && { server }), ...options });
  const { unanswerable, deliver } = options;
  const common = { server, unanswerable, deliver };
  const sdk = client as unknown as SdkClient;
  return {
    callTool: (params, options) => callTool(client, told(params), place, { ...common, ...options }),
    getPrompt: (params, options) => getPrompt(sdk, told(params), place, { ...common, ...options }),
    readResource: (params, options) => readResource(sdk, told(params), place, { ...common, ...options }),
    async close() {
      detach();
      await sdk.close?.();
    },
  };
}

const ACCEPT_LANGUAGE = 'io.modelcontextprotocol/acceptLanguage';

/** Returns the language of the cards at a host; for a function, which makes them later, that of the page. */
function languageAt(host: Host | string): string {
  const found = typeof host === 'string' ? document.querySelector(host) : host;
  const element = (typeof found === 'function' || !found ? document.documentElement : found) as HTMLElement;
  const { locale } = element as { locale?: string };
  return locale || (element.closest?.('[lang]') as HTMLElement | null)?.lang || navigator.language;
}

const NOBODY: Asker = {
  elicit: async () => CANCEL,
  elicitAll: async (requests) => {
    const elicitations = Object.entries(requests).filter(([, entry]) => isElicitation(entry));
    return Object.fromEntries(elicitations.map(([key]) => [key, CANCEL]));
  },
};

/** Returns an object that asks in the page. */
function placeAt(host: Host | string): Asker {
  const { card, complete } = cardsOf(() => {
    const element = typeof host === 'string' ? document.querySelector(host) : host;
    if (!element) throw new Error(`Nothing in the page is ${host}, so nobody can be asked`);
    return resolveElement(element);
  });
  let open = 0;
  let starts: number[] = [];
  return placeOf(async (ask, options) => {
    const now = performance.now();
    starts = starts.filter((time) => now - time < PACE_TIME);
    if (typeof host === 'function' && (open >= MOST_WAITING || starts.length >= PACE)) return ask(NOBODY, options);
    starts.push(now);
    open++;
    try {
      return await ask(await card(), options);
    } finally {
      open--;
    }
  }, complete);
}
