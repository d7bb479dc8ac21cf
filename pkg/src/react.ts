'use client';
// `mcp-elicitation/react`: the element as a React component, for React 18 and for pages that React renders on a server,
// which does not hydrate properties and listeners of custom elements; and the hooks that connect a client.
// @ts-ignore React is the host's, and may not be there where this is checked.
import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardRefExoticComponent,
  type ForwardedRef,
  type HTMLAttributes,
  type RefAttributes,
  type RefCallback,
} from 'react';
// @ts-ignore
import { DEFAULTS, EVENTS } from '../../target/generated/element-lists.js';
import { attach } from './clients/attach.js';
import { callTool, getPrompt, readResource } from './clients/calls.js';
import { define, preload, type McpElicitationElement } from './element.js';
import { resolveElement, type Asker } from './clients/host.js';
import { placeOf } from './clients/place.js';
import type { AttachableClient, CallingClient, ConnectOptions, Connection } from './clients/types.js';
import type { ElicitationProperties, VueElicitationProps } from './jsx.js';
import { requestId, requestText } from './rounds/request.js';
import type { Deliver, ElicitResult, ElicitationServer, InputResponses } from './rounds/types.js';

export { DeliveryError, preload, release } from './element.js';

/** The properties of the element, its events such as `onElicitResult`, and any attribute of HTML. */
export type McpElicitationProps = Omit<HTMLAttributes<McpElicitationElement>, keyof ElicitationProperties> &
  VueElicitationProps;

/**
 * The state of a client's questions: there was none yet (`idle`), at least one waits for its answer (`asking`), or the
 * last one has ended (`answered`, with its result or those of its round) or could not be shown (`failed`).
 */
export type ElicitationState =
  | { status: 'idle' | 'asking'; result?: undefined; error?: undefined }
  | { status: 'answered'; result: ElicitResult | InputResponses; error?: undefined }
  | { status: 'failed'; result?: undefined; error: unknown };

/** `request` and `requests` are last, so that the question is shown with all other settings. */
const PROPERTIES = [...Object.keys(DEFAULTS), 'request', 'requests'];
/** Returns `onElicitOpenUrl` for `elicit-open-url`. */
const propOf = (type: string): string => `on${type.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}`;
const LISTENERS: Record<string, string> = Object.fromEntries(EVENTS.map((type) => [propOf(type), type]));

const textOf = (name: string, value: unknown) =>
  name === 'request' ? `${requestId(value)} ${requestText(value)}` : JSON.stringify(value);

type Members = Record<string, unknown>;

function render(componentProps: McpElicitationProps, ref: ForwardedRef<McpElicitationElement>) {
  const props: Members = componentProps;
  const element = useRef<McpElicitationElement | null>(null);
  const latest = useRef(props);
  const set = useRef<Members>({});
  // An equal request in another object is the next question, unless the host creates the object anew at each render. It
  // does so if the object changes while the question is open, or with the render that follows the answer.
  const question = useRef({
    decided: false,
    answering: false,
    rewritten: undefined as boolean | undefined,
  });
  const [answers, count] = useState(0);
  useImperativeHandle(ref, () => element.current as McpElicitationElement, []);
  // The listeners stay at the element: it ends its question shortly after React has removed it from the page, when
  // every effect may have been cleaned up.
  const [hear] = useState(() => (node: McpElicitationElement | null) => {
    if (!node || node === element.current) return;
    element.current = node;
    for (const [prop, type] of Object.entries(LISTENERS)) {
      node.addEventListener(type, (event: Event) => {
        if (prop === 'onElicitResult') {
          question.current.decided = question.current.answering = true;
          count((answers) => answers + 1);
        }
        (latest.current[prop] as ((event: Event) => void) | undefined)?.(event);
      });
    }
  });
  useEffect(() => {
    const current = question.current;
    const prop = props.requests ? 'requests' : 'request';
    const request = props[prop];
    const before = latest.current[prop];
    const isOther = request && before && !Object.is(before, request);
    const again = isOther && textOf(prop, before) === textOf(prop, request);
    if (again && (!current.decided || (current.answering && current.rewritten === undefined))) current.rewritten = true;
    else if (Object.is(before, request) && props !== latest.current) current.rewritten = false;
    if (again && (!current.decided || current.rewritten)) set.current[prop] = request;
    latest.current = props;
    for (const name of PROPERTIES) {
      if (Object.is(set.current[name], props[name])) continue;
      (element.current as unknown as Members)[name] = set.current[name] = props[name];
      if (name === prop) current.decided = false;
    }
  });
  useEffect(() => {
    question.current.answering = false;
  }, [answers]);
  const attributes = Object.entries(props).filter(([name]) => !PROPERTIES.includes(name) && !(name in LISTENERS));
  return createElement('mcp-elicitation', { ...Object.fromEntries(attributes), ref: hear });
}

define();

/**
 * `<mcp-elicitation>` as a React component. Its ref is the element.
 *
 * An equal `request` in another object is a new question after the previous one is decided. If each render creates the
 * object anew, the two cases cannot be told apart: then give the component a `key` for each question, or use JSON-RPC
 * requests.
 */
export const McpElicitation: ForwardRefExoticComponent<McpElicitationProps & RefAttributes<McpElicitationElement>> =
  forwardRef(render);

const IDLE: ElicitationState = { status: 'idle' };
const EMPTY = { result: undefined, error: undefined };

/** Asks at the element of a component. A question waits until there is one, which may be mounted on demand. */
function placeIn(show: (state: ElicitationState) => void, deliverNow: () => Deliver | null | undefined) {
  let element: McpElicitationElement | null = null;
  /** The latest element, also after it was unmounted. */
  let latest: McpElicitationElement | null = null;
  let open = 0;
  let unmounted = new AbortController();
  const waiting: Set<(element: Element) => void> = new Set();
  const arrive = (arrived: Element) => {
    for (const resolve of waiting) resolve(arrived);
    waiting.clear();
  };
  const place = placeOf(
    async (ask, { signal, ...options }) => {
      const ends = AbortSignal.any([unmounted.signal, ...(signal ? [signal] : [])]);
      open++;
      show({ status: 'asking' });
      let after: ElicitationState = IDLE;
      try {
        const target = await resolveElement(element ?? (await new Promise<Element>((resolve) => waiting.add(resolve))));
        const result = await ask(target, { ...options, deliver: options.deliver ?? deliverNow(), signal: ends });
        after = { status: 'answered', result: result as ElicitResult | InputResponses };
        return result;
      } catch (error) {
        after = { status: 'failed', error };
        throw error;
      } finally {
        if (--open === 0) show(after);
      }
    },
    (elicitationId, options) => element?.complete(elicitationId, options),
  );
  return Object.assign(place, {
    ref(node: McpElicitationElement | null) {
      element = node;
      latest = node ?? latest;
      if (node) arrive(node);
    },
    mount() {
      unmounted = new AbortController();
    },
    /**
     * Withdraws all questions, unless their element keeps them. Those that still wait for an element end at a detached
     * one.
     * @param all withdraws kept questions, too
     */
    unmount(all = false) {
      if (all || !latest?.keep) unmounted.abort();
      arrive(latest ?? document.createElement('mcp-elicitation'));
    },
  });
}

type HookOptions = Omit<ConnectOptions, 'acceptLanguage'>;
type Calls<Client extends CallingClient> = Omit<Connection<Client>, 'close'>;

interface Place extends Asker {
  mount?(): void;
  unmount(): void;
}

/** Attaches a client to a place while the component is mounted, and loads the form for the first question. */
function useClient<Client extends AttachableClient & CallingClient, P extends Place>(
  client: Client | null | undefined,
  options: HookOptions,
  make: (deliverNow: () => Deliver | null | undefined) => P,
): [P, Calls<Client>] {
  const latest = useRef(options);
  // Each question has the function of the latest render.
  const [place] = useState(() => make(() => latest.current.deliver));
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!client) return;
    const { unanswerable, progress, always } = latest.current;
    const named = latest.current.server ? { server: () => latest.current.server } : {};
    place.mount?.();
    const detach = attach(client, place, { ...named, unanswerable, progress, always });
    preload();
    return () => {
      detach();
      place.unmount();
    };
  }, [client]);
  const calls = useMemo(() => {
    const withHost = (call: (...input: any[]) => Promise<unknown>) => async (params: object, own?: object) => {
      if (!client) throw new Error('There is no client yet');
      const { server, unanswerable } = latest.current;
      return call(client, params, place, { server, unanswerable, ...own });
    };
    return { callTool: withHost(callTool), getPrompt: withHost(getPrompt), readResource: withHost(readResource) };
  }, [client]);
  return [place, calls as unknown as Calls<Client>];
}

/**
 * Connects an SDK client (v1 or v2, in any revision) to the element of a component while it is mounted. Pass `ref` to
 * `<McpElicitation>`, which may be rendered for the first time when the status is `asking`: a question waits for it.
 * `callTool`, `getPrompt` and `readResource` are those of `connect`, and stay the same from render to render.
 *
 * Unmounting the component, or changing its client, withdraws the questions. Without a client, the calls reject.
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
  options: HookOptions = {},
): ElicitationState & Calls<Client> & { ref: RefCallback<McpElicitationElement> } {
  const [state, setState] = useState(IDLE);
  const [place, calls] = useClient(client, options, (deliverNow) => placeIn(setState, deliverNow));
  return { ...state, ...calls, ref: place.ref };
}

/** A question in the list of `useElicitations`, with its state. */
export type ListedQuestion = ElicitationState & {
  /** A key for its card, unique in the page. */
  id: string;
  /** The server that asks. */
  server?: ElicitationServer | null;
  /** For its card: the question waits until there is one. */
  ref: RefCallback<McpElicitationElement>;
  /** Removes it from the list, and withdraws it if it is open. */
  remove(): void;
};

/** The number of questions in all lists of the page, whose ids may be parts of the keys of kept questions. */
let count = 0;

function listIn(
  setQuestions: (change: (questions: ListedQuestion[]) => ListedQuestion[]) => void,
  deliverNow: () => Deliver | null | undefined,
) {
  const places = new Map<string, ReturnType<typeof placeIn>>();
  const list = placeOf(
    (ask, options) => {
      const id = `${++count}`;
      const show = (state: ElicitationState) =>
        setQuestions((questions) => questions.map((one) => (one.id === id ? { ...one, ...EMPTY, ...state } : one)));
      const place = placeIn(show, deliverNow);
      const remove = () => {
        setQuestions((questions) => questions.filter((question) => question.id !== id));
        place.unmount(true);
        places.delete(id);
      };
      const question: ListedQuestion = { id, server: options.server, ref: place.ref, remove, status: 'asking' };
      places.set(id, place);
      setQuestions((questions) => [...questions, question]);
      return ask(place, options);
    },
    (elicitationId, options) => places.forEach((place) => place.complete?.(elicitationId, options)),
  );
  return Object.assign(list, {
    /** Withdraws kept questions, too, because the next list is empty. */
    unmount: () => places.forEach((place) => place.unmount(true)),
  });
}

/**
 * `connect` of `mcp-elicitation/mcp` for React, with a card for each question: `questions` lists all since the
 * component was mounted, in the order in which they came. A question that has ended stays in the list, so that its card
 * shows the receipt, until `remove()`.
 * @param client connected, with declared `capabilities`
 * @param options like those of `connect`
 */
export function useElicitations<Client extends AttachableClient & CallingClient>(
  client: Client | null | undefined,
  options: HookOptions = {},
): Calls<Client> & { questions: ListedQuestion[] } {
  const [questions, setQuestions] = useState<ListedQuestion[]>([]);
  const [, calls] = useClient(client, options, (deliverNow) => listIn(setQuestions, deliverNow));
  return { ...calls, questions };
}
