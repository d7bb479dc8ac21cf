import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes, RefCallback } from 'react';
import type { ElicitResult, ElicitationServer, InputResponses, McpElicitationElement } from './element.js';
import type { ElicitationProperties, VueElicitationProps } from './jsx.js';
import type { AttachableClient, CallingClient, Connection } from './mcp.js';

/** The properties of the element, its events such as `onElicitResult`, and any attribute of HTML. */
export type McpElicitationProps = Omit<HTMLAttributes<McpElicitationElement>, keyof ElicitationProperties> & VueElicitationProps;

/**
 * `<mcp-elicitation>` as a React component. Its ref is the element.
 *
 * An equal `request` in another object is a new question after the previous one is decided. If each render creates the
 * object anew, the two cases cannot be told apart: then give the component a `key` for each question, or use JSON-RPC
 * requests.
 *
 * ```jsx
 * <McpElicitation request={params} server={{ name: 'files' }} onElicitResult={(event) => answer(event.detail)} />
 * ```
 */
export const McpElicitation: ForwardRefExoticComponent<McpElicitationProps & RefAttributes<McpElicitationElement>>;

/**
 * The state of a client's questions:
 * - `idle`: there was no question yet;
 * - `asking`: at least one question waits for its answer;
 * - `answered`: the last one has ended, and `result` is its result (accepted, declined or cancelled), or those of a round;
 * - `failed`: the last one could not be shown, and `error` has the reason.
 */
export type ElicitationState =
  | { status: 'idle' | 'asking'; result?: undefined; error?: undefined }
  | { status: 'answered'; result: ElicitResult | InputResponses; error?: undefined }
  | { status: 'failed'; result?: undefined; error: unknown };

/**
 * Connects an SDK client (v1 or v2, in any revision) to the element of a component while it is mounted. Pass `ref` to
 * `<McpElicitation>`, which may be rendered for the first time when the status is `asking`: a question waits for it.
 * `callTool`, `getPrompt` and `readResource` are those of `connect`, and stay the same from render to render.
 *
 * Unmounting the component, or changing its client, withdraws the questions. The client belongs to the host and is not
 * closed. Without a client, the calls reject.
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
 * @param client connected, with declared `capabilities`
 * @param options like those of `connect`
 */
export function useElicitation<Client extends AttachableClient & CallingClient>(
  client: Client | null | undefined,
  options?: { server?: string | ElicitationServer; unanswerable?: 'show' | 'reject'; progress?: boolean },
): ElicitationState & Omit<Connection<Client>, 'close'> & { ref: RefCallback<McpElicitationElement> };
