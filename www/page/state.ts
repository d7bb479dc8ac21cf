// The state of the page: one plain object, stored in localStorage and contained in share links.

import { REVISIONS } from '../../target/generated/facts.js';
import { readLook, type Look } from './look.js';
import { recall, remember } from './storage.js';
import type { Revision } from 'mcp-elicitation/validate';

export type Server = { name: string; title?: string; url?: string; icon?: string };
/** An answer as JSON; `fits` is true if it must be valid. */
export interface Sample {
  text: string;
  fits: boolean;
}
export interface State {
  /** The text of the editor. */
  text: string;
  revision: Revision;
  /** The server that sends the request. */
  server: Server | null;
  /** Empty for the browser's language. */
  locale: string;
  /** The appearance of the form. */
  stage: Look;
  /** Answers that must be valid, or invalid. */
  samples: Sample[];
  /** The name of the selected example; empty once its text is changed. */
  example: string;
}

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

export function initial(): State {
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

/** Takes the valid parts of a stored or shared value, and the initial state for the rest. */
export function read(value: unknown): State {
  const state = initial();
  if (typeof value !== 'object' || value === null) return state;
  const from = value as Record<string, unknown>;
  const string = (part: unknown) => (typeof part === 'string' ? part : undefined);
  const one = (part: unknown, of: readonly string[]) => of.find((item) => item === part);
  const text = string(from.text);
  if (text !== undefined && text.length <= LARGEST_TEXT) state.text = text;
  state.revision = (one(from.revision, REVISIONS) ?? state.revision) as Revision;
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

export function readServer(value: unknown): Server | null {
  if (typeof value !== 'object' || value === null) return null;
  const from = value as Record<string, unknown>;
  if (typeof from.name !== 'string' || from.name === '') return null;
  const server: Server = { name: from.name };
  for (const key of ['title', 'url', 'icon'] as const) {
    const part = from[key];
    if (typeof part === 'string') server[key] = part;
  }
  return server;
}

/** Returns the state of the last visit. */
export function stored(): State | undefined {
  if (EMBEDDED) return undefined;
  try {
    const text = recall(KEY);
    return text === undefined ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function store(state: State) {
  if (!EMBEDDED) remember(KEY, JSON.stringify(state));
}
