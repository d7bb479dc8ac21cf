'use client';
// `mcp-elicitation/react`: the element as a React component, for React 18 and for pages that React renders on a server,
// which does not hydrate properties and listeners of custom elements. It also contains the hook that connects the
// component to a client.
// @ts-ignore React is the host's, and may not be there where this is checked.
import { createElement, forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { DEFAULTS, EVENTS } from '../../target/generated/element.js';
import { attach } from './attach.js';
import { callTool, getPrompt, readResource } from './calls.js';
import { atQuestion } from './clock.js';
import { define } from './element.js';
import { resolveElement } from './host.js';
import { requestId, requestText } from './request.js';

/** `request` is last, so that the question is shown with all other settings. */
const PROPERTIES = [...Object.keys(DEFAULTS), 'request'];
/** @param {string} type @returns {string} `elicit-open-url` as `onElicitOpenUrl` */
const propOf = (type) => `on${type.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}`;
/** @type {Record<string, string>} */
const LISTENERS = Object.fromEntries(EVENTS.map((type) => [propOf(type), type]));

/**
 * Compares two requests by their content.
 * @param {any} one @param {any} other
 */
const isEqual = (one, other) =>
  one && other && requestId(one) === requestId(other) && requestText(one) === requestText(other);

/** @param {any} props @param {any} ref */
function render(props, ref) {
  const element = useRef(/** @type {any} */ (null));
  const latest = useRef(props);
  const set = useRef(/** @type {any} */ ({}));
  // An equal request in another object is the next question, unless the host creates the object anew at each render. It
  // does so if the object changes while the question is open, or with the render that follows the answer.
  const question = useRef({
    decided: false,
    answering: false,
    rewritten: /** @type {boolean | undefined} */ (undefined),
  });
  const [answers, count] = useState(0);
  useImperativeHandle(ref, () => element.current, []);
  // The listeners stay at the element: it ends its question shortly after React has removed it from the page, when
  // every effect may have been cleaned up.
  const [hear] = useState(() => (/** @type {any} */ shown) => {
    if (!shown || shown === element.current) return;
    element.current = shown;
    for (const [prop, type] of Object.entries(LISTENERS)) {
      shown.addEventListener(type, (/** @type {Event} */ event) => {
        if (prop === 'onElicitResult') {
          question.current.decided = question.current.answering = true;
          count((/** @type {number} */ answers) => answers + 1);
        }
        latest.current[prop]?.(event);
      });
    }
  });
  useEffect(() => {
    const asked = question.current;
    const { request } = props;
    const { request: before } = latest.current;
    const again = !Object.is(before, request) && isEqual(before, request);
    if (again && (!asked.decided || (asked.answering && asked.rewritten === undefined))) asked.rewritten = true;
    else if (Object.is(before, request) && props !== latest.current) asked.rewritten = false;
    if (again && (!asked.decided || asked.rewritten)) set.current.request = request;
    latest.current = props;
    for (const name of PROPERTIES) {
      if (Object.is(set.current[name], props[name])) continue;
      element.current[name] = set.current[name] = props[name];
      if (name === 'request') asked.decided = false;
    }
  });
  useEffect(() => {
    question.current.answering = false;
  }, [answers]);
  const attributes = Object.entries(props).filter(([name]) => !PROPERTIES.includes(name) && !(name in LISTENERS));
  return createElement('mcp-elicitation', { ...Object.fromEntries(attributes), ref: hear });
}

define();

export const McpElicitation = forwardRef(render);

// The hook: a client's questions, and the element of the component.

/** @type {import('./react.js').ElicitationState} */
const IDLE = { status: 'idle' };

/**
 * Provides the element of a component. A question waits until there is one, so that a component can mount it on demand.
 * @param {(state: import('./react.js').ElicitationState) => void} show
 */
function placeIn(show) {
  /** @type {Element | null} */
  let element = null;
  let open = 0;
  /** @type {Promise<unknown> | undefined} that of the element that was answered last */
  let finished;
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
      const target = /** @type {any} */ (
        await resolveElement(element ?? (await new Promise((resolve) => waiting.add(resolve))))
      );
      const question = () => target[method](asked, { ...options, signal: ends });
      const result = await atQuestion(options.client, target, question);
      after = { status: 'answered', result };
      ({ finished } = target);
      return result;
    } catch (error) {
      after = { status: 'failed', error };
      throw error;
    } finally {
      if (--open === 0) show(after);
    }
  };
  return {
    get finished() {
      return finished;
    },
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
    /** Withdraws all questions. Those that still wait for an element end at a detached one. */
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
    // A server without a name from the host keeps its own name, as in `attach`.
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
