// Helpers for JSON values from other sources.

/** Returns true if a value is an object in the sense of JSON. */
export const isObject = (value: unknown): value is Record<string, any> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a name as a token of a JSON Pointer. */
export const pointerToken = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the names in a JSON Pointer. */
export const namesIn = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
