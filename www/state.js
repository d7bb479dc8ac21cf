// The state of the page: one plain object, stored in localStorage and contained in share links.

import { DIALECTS } from '../target/generated/facts.js';
import { readLook } from './stage.js';

/** @typedef {import('mcp-elicitation/validate').Dialect} Dialect a revision of MCP, or a version of ACP, which lint knows as well */
/** @typedef {{name: string, title?: string, url?: string, icon?: string}} Server */
/** @typedef {{text: string, fits: boolean}} Sample an answer as JSON, and whether it must fit */
/**
 * @typedef {object} State
 * @property {string} text the request as it is in the editor
 * @property {Dialect} revision
 * @property {Server | null} server who asks
 * @property {string} locale '' follows the browser
 * @property {import('./stage.js').Look} stage how the form is shown
 * @property {Sample[]} samples answers that must fit, or must not
 * @property {string} example the name of the example that was picked, '' once it is changed
 */

const KEY = 'mcp-elicitation-playground';
const LARGEST_TEXT = 1_000_000;
const MOST_SAMPLES = 100;
/** `?embed=1`: embedded in documentation, without storing anything in the user's playground. */
export const EMBEDDED = new URLSearchParams(globalThis.location?.search).has('embed');

const START = `{
  "message": "Which room should I book?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "room": { "type": "string", "title": "Room", "enum": ["Aurora", "Borealis", "Cirrus"] },
      "seats": { "type": "integer", "title": "Seats", "minimum": 1, "maximum": 14, "default": 4 }
    },
    "required": ["room"]
  }
}`;

/** @returns {State} */
export function initial() {
  return {
    text: START,
    revision: '2025-11-25',
    server: { name: 'Calendar' },
    locale: '',
    stage: {},
    example: '',
    samples: [],
  };
}

/**
 * Takes the valid parts of a stored or shared value, and the initial state for the rest.
 * @param {unknown} value
 * @returns {State}
 */
export function read(value) {
  const state = initial();
  if (typeof value !== 'object' || value === null) return state;
  const from = /** @type {Record<string, unknown>} */ (value);
  const string = (/** @type {unknown} */ part) => (typeof part === 'string' ? part : undefined);
  const one = (/** @type {unknown} */ part, /** @type {readonly string[]} */ of) => of.find((item) => item === part);
  const text = string(from.text);
  if (text !== undefined && text.length <= LARGEST_TEXT) state.text = text;
  state.revision = /** @type {Dialect} */ (one(from.revision, DIALECTS) ?? state.revision);
  state.locale = one(from.locale, LOCALES) ?? '';
  state.stage = readLook(from.stage);
  state.example = string(from.example) ?? '';
  if (Array.isArray(from.samples))
    state.samples = from.samples
      .filter((one) => typeof one?.text === 'string')
      .slice(0, MOST_SAMPLES)
      .map(({ text, fits }) => ({ text, fits: fits === true }));
  if (from.server !== undefined) state.server = readServer(from.server);
  return state;
}

/**
 * @param {unknown} value
 * @returns {Server | null}
 */
export function readServer(value) {
  if (typeof value !== 'object' || value === null) return null;
  const from = /** @type {Record<string, unknown>} */ (value);
  if (typeof from.name !== 'string' || from.name === '') return null;
  /** @type {Server} */
  const server = { name: from.name };
  for (const key of /** @type {const} */ (['title', 'url', 'icon'])) {
    const part = from[key];
    if (typeof part === 'string') server[key] = part;
  }
  return server;
}

/** @returns {State | undefined} what the last visit left */
export function stored() {
  if (EMBEDDED) return undefined;
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** @param {State} state */
export function store(state) {
  if (EMBEDDED) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Storage may be full or forbidden; the page works without it.
  }
}
