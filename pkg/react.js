// `mcp-elicitation/react`: the element as a React component, for React 18, and for pages that React renders on a server:
// it hydrates neither properties nor listeners of custom elements.
// @ts-ignore React is the host's, and may not be there where this is checked.
import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { define } from './element.js';

const PROPERTIES = [
  'server',
  'locale',
  'timeZone',
  'messages',
  'modes',
  'layout',
  'opener',
  'allowInsecureUrls',
  'sensitive',
  'limits',
  // Last: what is asked is shown as the others say.
  'request',
];
/** @type {Record<string, string>} */
const EVENTS = {
  onElicitResult: 'elicit-result',
  onElicitChange: 'elicit-change',
  onElicitOpenUrl: 'elicit-open-url',
  onElicitReady: 'elicit-ready',
  onElicitError: 'elicit-error',
};

/** @param {any} props @param {any} ref */
function render(props, ref) {
  const element = useRef(/** @type {any} */ (null));
  const latest = useRef(props);
  const set = useRef(/** @type {any} */ ({}));
  useImperativeHandle(ref, () => element.current, []);
  useEffect(() => {
    const { current } = element;
    const heard = Object.entries(EVENTS).map(([prop, type]) => {
      const listener = (/** @type {Event} */ event) => latest.current[prop]?.(event);
      current.addEventListener(type, listener);
      return () => current.removeEventListener(type, listener);
    });
    return () => heard.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    latest.current = props;
    for (const name of PROPERTIES) {
      if (Object.is(set.current[name], props[name])) continue;
      element.current[name] = set.current[name] = props[name];
    }
  });
  const attributes = Object.entries(props).filter(([name]) => !PROPERTIES.includes(name) && !(name in EVENTS));
  return createElement('mcp-elicitation', { ...Object.fromEntries(attributes), ref: element });
}

define();

export const McpElicitation = forwardRef(render);
