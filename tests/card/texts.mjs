// The entries of a user who has not read the schema, for tests/interop.

/** Texts of which at least one matches every format and pattern of a real server. */
export const TEXTS = [
  'ab',
  'a sentence of some length',
  'x',
  'name@example.com',
  'https://example.com/a',
  '2026-03-27',
  '2026-03-27T09:30:00+01:00',
  '09:30:00Z',
  '123e4567-e89b-42d3-a456-426614174000',
  'abcdef',
  'ABC-1234',
  '12345',
  '1.2.3',
  'a text that is longer than a hundred characters, so that even a form which wants a whole paragraph has enough of it',
];
export const NUMBERS = ['1', '0', '5', '10', '20', '50', '0.5', '100', '1000'];
