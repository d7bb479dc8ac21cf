// `toText`: questions and answers as text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toText } from 'mcp-elicitation/lint';
import german from 'mcp-elicitation/locales/de';

const accept = (content) => ({ action: 'accept', content });
const form = (properties, message = 'Where to?') => ({ message, requestedSchema: { type: 'object', properties } });

const TRIP = form({
  city: { type: 'string', title: 'City' },
  class: {
    type: 'string',
    oneOf: [
      { const: 'e', title: 'Economy' },
      { const: 'b', title: 'Business' },
    ],
  },
  nights_away: { type: 'integer' },
  meals: { type: 'array', items: { type: 'string', enum: ['lunch', 'dinner'] } },
  pets: { type: 'boolean', title: 'Pets' },
  note: { type: 'string', title: 'Note' },
  home: { type: 'object', properties: { street: { type: 'string', title: 'Street' } } },
});
const ANSWER = accept({
  city: 'Oslo',
  class: 'b',
  nights_away: 3,
  meals: ['lunch', 'dinner'],
  pets: false,
  home: { street: 'Main Street 1' },
});

test('writes the message, and each answer with its label', () => {
  assert.equal(
    toText(TRIP, ANSWER),
    [
      'Where to?',
      'City: Oslo',
      'Class: Business (b)',
      'Nights away: 3',
      'Meals: lunch, dinner',
      'Pets: No',
      'Note: No answer',
      'Street: Main Street 1',
    ].join('\n'),
  );
  const request = { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: TRIP };
  assert.equal(toText(JSON.stringify(request), ANSWER), toText(TRIP, ANSWER));
});

test('writes in another language', () => {
  const lines = toText(TRIP, ANSWER, { messages: german }).split('\n');
  assert.deepEqual(lines.slice(5, 7), ['Pets: Nein', `Note: ${german['no-answer']}`]);
});

test('tells how a question without answers ended', () => {
  const ends = (request, action) => toText(request, { action });
  assert.equal(ends(TRIP, 'decline'), 'Where to?\nDeclined');
  assert.equal(ends(TRIP, 'cancel'), 'Where to?\nCancelled');
  assert.equal(toText({ message: 'Delete it?', requestedSchema: {} }, accept({})), 'Delete it?\nAccept');
  const url = { mode: 'url', message: 'Sign in', url: 'https://id.example.com/?token=hunter2', elicitationId: '1' };
  assert.equal(ends(url, 'accept'), 'Sign in\nOpened id.example.com');
});

test('writes out no secret', () => {
  const secret = form({ user: { type: 'string' }, api_key: { type: 'string' } });
  assert.equal(toText(secret, accept({ user: 'ada', api_key: 'x1' })), 'Where to?\nUser: ada\nApi key: ••••••');
  const request = form({ value: { type: 'string' } }, 'What is your password?');
  assert.equal(toText(request, accept({ value: 'hunter2' })), 'What is your password?\nValue: ••••••');
  const typed = toText(form({ value: { type: 'string' } }), accept({ value: 'AKIAIOSFODNN7EXAMPLE' }));
  assert.equal(typed, 'Where to?\nValue: ••••••');
});

test('shows characters that a message hides', () => {
  const hidden = { message: 'Hi\u202e', requestedSchema: {} };
  assert.equal(toText(hidden, { action: 'cancel' }), 'Hi⟨U+202E⟩\nCancelled');
});
