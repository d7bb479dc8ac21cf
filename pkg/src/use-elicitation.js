// The hook of `mcp-elicitation/react`: a client's questions, and the element that its component shows.
// @ts-ignore React is the host's, and may not be there where this is checked.
import { useEffect, useMemo, useRef, useState } from 'react';
import { attach } from './attach.js';
import { callTool, getPrompt, readResource } from './calls.js';
import { resolveElement } from './host.js';

/** @type {import('./react.js').ElicitationState} */
const IDLE = { status: 'idle' };

/**
 * The element of a component, for those who ask: a question waits until there is one, so that a component may show it only then.
 * @param {(state: import('./react.js').ElicitationState) => void} show
 */
function placeIn(show) {
  /** @type {Element | null} */
  let element = null;
  let open = 0;
  let unmounted = new AbortController();
  /** @type {Set<(element: Element) => void>} */
  const waiting = new Set();
  const arrive = (/** @type {Element} */ arrived) => {
    for (const resolve of waiting) resolve(arrived);
    waiting.clear();
  };
  /** @param {'elicit' | 'elicitAll'} method @param {any} asked @param {any} options */
  const ask = async (method, asked, { signal, ...options } = {}) => {
    const ends = AbortSignal.any([unmounted.signal, ...(signal ? [signal] : [])]);
    open++;
    show({ status: 'asking' });
    /** @type {import('./react.js').ElicitationState} */
    let after = IDLE;
    try {
      const target = /** @type {any} */ (await resolveElement(element ?? (await new Promise((resolve) => waiting.add(resolve)))));
      const result = await target[method](asked, { ...options, signal: ends });
      after = { status: 'answered', result };
      return result;
    } catch (error) {
      after = { status: 'failed', error };
      throw error;
    } finally {
      if (--open === 0) show(after);
    }
  };
  return {
    /** @param {Element | null} shown */
    ref(shown) {
      element = shown;
      if (shown) arrive(shown);
    },
    /** @param {any} request @param {any} [options] */
    elicit: (request, options) => ask('elicit', request, options),
    /** @param {any} requests @param {any} [options] */
    elicitAll: (requests, options) => ask('elicitAll', requests, options),
    /** @param {string} elicitationId @param {any} [options] */
    complete: (elicitationId, options) => /** @type {any} */ (element)?.complete?.(elicitationId, options),
    mount() {
      unmounted = new AbortController();
    },
    /** Withdraws what is asked. What still waits for an element ends at one that nobody sees. */
    unmount() {
      unmounted.abort();
      arrive(document.createElement('mcp-elicitation'));
    },
  };
}

/** @type {typeof import('./react.js').useElicitation} */
export function useElicitation(client, options = {}) {
  const [state, setState] = useState(IDLE);
  const [place] = useState(() => placeIn(setState));
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!client) return;
    const { unanswerable, progress } = latest.current;
    // A server that nobody names is who it says it is, as for `attach`.
    const named = latest.current.server ? { server: () => latest.current.server } : {};
    place.mount();
    const detach = attach(client, place, { ...named, unanswerable, progress });
    return () => {
      detach();
      place.unmount();
    };
  }, [client]);
  const calls = useMemo(() => {
    const asking = (/** @type {any} */ call) => async (/** @type {any} */ params, /** @type {any} */ own) => {
      if (!client) throw new Error('There is no client yet');
      const { server, unanswerable } = latest.current;
      return call(client, params, place, { server, unanswerable, ...own });
    };
    return { callTool: asking(callTool), getPrompt: asking(getPrompt), readResource: asking(readResource) };
  }, [client]);
  return /** @type {any} */ ({ ...state, ...calls, ref: place.ref });
}
