// Reads a file, the standard input or an address, and writes files.

import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unreachable } from './reasons.js';

/** An error for the caller of the command: it could not run. */
export class Unable extends Error {}

/** The maximum size of a body or a message of a server, in bytes. */
export const MOST_BYTES = 32 * 1024 * 1024;
export const TOO_LARGE = `more than ${MOST_BYTES / 1024 / 1024} MB`;

/**
 * Returns the response with a body that fails when it becomes too large.
 * @param {Response} response
 * @param {(error: Error) => void} [fails]
 */
export function limited(response, fails) {
  if (!response.body) return response;
  let bytes = 0;
  const counter = new TransformStream({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes <= MOST_BYTES) return controller.enqueue(piece);
      const error = new Error(`the answer has ${TOO_LARGE}`);
      fails?.(error);
      return controller.error(error);
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
  const text = isAddress(name) ? await fetched(name) : decoded(name, bytesOf(name));
  if (/^\uFEFF?\s*$/.test(text)) throw new Unable(`${name === '-' ? '<stdin>' : name}: it is empty`);
  return text;
}

/** @param {string} name */
function bytesOf(name) {
  try {
    return readFileSync(name === '-' ? 0 : name);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const why = {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder; name the files in it',
      EACCES: 'this may not be read',
    }[code ?? ''];
    throw new Unable(`${name}: ${why ?? message}`);
  }
}

/**
 * @param {string} name
 * @param {Buffer} bytes
 */
function decoded(name, bytes) {
  // UTF-16 has a byte order mark, or zeros in its first letters.
  const [first, second] = bytes;
  const isUtf16 =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (bytes.length > 1 && (first === 0) !== (second === 0));
  if (isUtf16) throw new Unable(`${name}: it is UTF-16; save it as UTF-8`);
  return bytes.toString('utf8');
}

/**
 * Returns true if a symbolic link leads out of the current folder, or out of the folder in the name.
 * @param {string} name
 */
export function leadsOut(name) {
  const isWithin = (/** @type {string} */ folder, /** @type {string} */ one) =>
    !/^\.\.(?:[/\\]|$)/.test(path.relative(folder, one)) && !path.isAbsolute(path.relative(folder, one));
  const folder = isWithin(process.cwd(), path.resolve(name)) ? process.cwd() : path.dirname(path.resolve(name));
  return !isWithin(realpathSync(folder), realpathSync(name));
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
    const response = await fetch(address, {
      headers: { accept: 'application/json, */*;q=0.5' },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`the answer is ${response.status} ${response.statusText}`.trim());
    return await limited(response).text();
  } catch (error) {
    const { message, cause, name } = /** @type {Error} */ (error);
    throw new Unable(
      cause || name === 'TimeoutError' ? unreachable(new URL(address), error) : `${address}: ${message}`,
    );
  }
}
