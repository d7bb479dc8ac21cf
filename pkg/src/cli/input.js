// What a command reads: a file, the standard input, an address; and the files that it writes.

import { readFileSync, writeFileSync } from 'node:fs';

/** A sentence for who called the command; it could not run. */
export class Unable extends Error {}

/** How many bytes a body or a message of a server may have. */
export const MOST_BYTES = 32 * 1024 * 1024;
export const TOO_LARGE = `more than ${MOST_BYTES / 1024 / 1024} MB`;

/**
 * The same response, which fails where its body becomes too large.
 * @param {Response} response
 */
export function limited(response) {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error(`the answer has ${TOO_LARGE}`));
      else controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counter), response);
}

/** @param {string} name */
export const isAddress = (name) => /^https?:\/\//i.test(name);

/**
 * @param {string} name a file, `-`, or an address
 * @returns {Promise<string>}
 */
export async function read(name) {
  if (isAddress(name)) return fetched(name);
  try {
    return readFileSync(name === '-' ? 0 : name, 'utf8');
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const why = { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'this may not be read' }[code ?? ''];
    throw new Unable(`${name}: ${why ?? message}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
export function write(name, text) {
  try {
    writeFileSync(name, text);
  } catch (error) {
    throw new Unable(`${name} could not be written: ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {string} address */
async function fetched(address) {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json, */*;q=0.5' }, signal: AbortSignal.timeout(30_000) });
    if (!response.ok) throw new Error(`the answer is ${response.status} ${response.statusText}`.trim());
    return await limited(response).text();
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error);
    throw new Unable(`${address}: ${cause instanceof Error ? cause.message || message : message}`);
  }
}
