import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes, RefCallback } from 'react';
import type { ElicitResult, ElicitationServer, InputResponses, McpElicitationElement } from './element.js';
import type { ElicitationProperties, VueElicitationProps } from './jsx.js';
import type { AttachableClient, CallingClient, Connection } from './mcp.js';

/** The properties of the element, its events as `onElicitResult` and so on, and any attribute of HTML. */
export type McpElicitationProps = Omit<HTMLAttributes<McpElicitationElement>, keyof ElicitationProperties> & VueElicitationProps;

/**
 * `<mcp-elicitation>` as a React component. Its ref is the element.
 *
 * An equal `request` in another object is asked again once the one before is decided; it is not where each render writes
 * it anew, for then nobody can tell the two apart: give such a component a `key` for each question, or a JSON-RPC request.
 *
 * ```jsx
 * <McpElicitation request={params} server={{ name: 'files' }} onElicitResult={(event) => answer(event.detail)} />
 * ```
 */
export const McpElicitation: ForwardRefExoticComponent<McpElicitationProps & RefAttributes<McpElicitationElement>>;

/**
 * Where the questions of a client stand:
 * - `idle`: nothing was asked yet;
 * - `asking`: a question waits for its answer, one of several perhaps;
 * - `answered`: the last one has ended, and `result` says how: accepted, declined or cancelled, or of a round each by its key;
 * - `failed`: the last one could not be shown, and `error` says why.
 */
export type ElicitationState =
  | { status: 'idle' | 'asking'; result?: undefined; error?: undefined }
  | { status: 'answered'; result: ElicitResult | InputResponses; error?: undefined }
  | { status: 'failed'; result?: undefined; error: unknown };

/**
 * Joins an SDK client (v1 or v2, in any revision) and the element of a component, for as long as that is mounted. `ref` goes to
 * `<McpElicitation>`, which may be shown for the first time when the status is `asking`: a question waits for it. `callTool`, `getPrompt` and
 * `readResource` are those of `connect`, and stay the same from render to render.
 *
 * What is asked is withdrawn when the component goes, or gets another client. The client is the host's: it is not closed. Before there is
 * one, the calls reject.
 *
 * ```jsx
 * const { status, ref, callTool } = useElicitation(client, { server: { name: 'calendar' } });
 * return (
 *   <>
 *     <button disabled={status === 'asking'} onClick={() => callTool({ name: 'book' })}>Book</button>
 *     {status !== 'idle' && <McpElicitation ref={ref} />}
 *   </>
 * );
 * ```
 * @param client connected, and with the `capabilities` that it has declared
 * @param options as those of `connect`
 */
export function useElicitation<Client extends AttachableClient & CallingClient>(
  client: Client | null | undefined,
  options?: { server?: string | ElicitationServer; unanswerable?: 'show' | 'reject'; progress?: boolean },
): ElicitationState & Omit<Connection<Client>, 'close'> & { ref: RefCallback<McpElicitationElement> };
