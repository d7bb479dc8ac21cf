'use client';
// `mcp-elicitation/react`: the element as a React component, for React 18, and for pages that React renders on a server:
// it hydrates neither properties nor listeners of custom elements. And the hook that joins it to a client.
// @ts-ignore React is the host's, and may not be there where this is checked.
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { DEFAULTS, EVENTS } from '../../target/generated/element.js';
import { define } from './element.js';
import { requestId, requestText } from './request.js';

/** Last: what is asked is shown as the others say. */
const PROPERTIES = [...Object.keys(DEFAULTS), 'request'];
/** @param {string} type @returns {string} `elicit-open-url` as `onElicitOpenUrl` */
const propOf = (type) => `on${type.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}`;
/** @type {Record<string, string>} */
const LISTENERS = Object.fromEntries(EVENTS.map((type) => [propOf(type), type]));

/**
 * Whether two requests ask the same, each in an object of its own.
 * @param {any} one @param {any} other
 */
const isEqual = (one, other) => one && other && requestId(one) === requestId(other) && requestText(one) === requestText(other);

/** @param {any} props @param {any} ref */
function render(props, ref) {
  const element = useRef(/** @type {any} */ (null));
  const latest = useRef(props);
  const set = useRef(/** @type {any} */ ({}));
  // An equal request in another object is the next question, unless the host writes it anew at each render. It does where
  // it changes while the question is open, or with the render that the answer brings about.
  const question = useRef({ decided: false, answering: false, rewritten: /** @type {boolean | undefined} */ (undefined) });
  const [answers, count] = useState(0);
  useImperativeHandle(ref, () => element.current, []);
  useEffect(() => {
    const { current } = element;
    const heard = Object.entries(LISTENERS).map(([prop, type]) => {
      const listener = (/** @type {Event} */ event) => {
        if (prop === 'onElicitResult') {
          question.current.decided = question.current.answering = true;
          count((/** @type {number} */ answers) => answers + 1);
        }
        latest.current[prop]?.(event);
      };
      current.addEventListener(type, listener);
      return () => current.removeEventListener(type, listener);
    });
    return () => heard.forEach((stop) => stop());
  }, []);
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
  return createElement('mcp-elicitation', { ...Object.fromEntries(attributes), ref: element });
}

define();

export { useElicitation } from './use-elicitation.js';

export const McpElicitation = forwardRef(render);
