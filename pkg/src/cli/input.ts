// Reads a file, the standard input or an address, and writes files.

import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.js';
import { unreachable } from './reasons.js';

/** The maximum size of a body or a message of a server, in bytes. */
export const MOST_BYTES = 32 * 1024 * 1024;
export const TOO_LARGE = `more than ${MOST_BYTES / 1024 / 1024} MB`;

/** Returns the response with a body that fails when it becomes too large. */
export function limited(response: Response, fails?: (error: Error) => void) {
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

export const isAddress = (name: string) => /^https?:\/\//i.test(name);

/**
 * Reads a file, an address, or for `-` the standard input.
 * @param mayBeEmpty true for a file that nobody has named
 */
export async function read(name: string, mayBeEmpty = false): Promise<string> {
  const text = isAddress(name) ? await fetched(name) : decoded(name, bytesOf(name));
  if (!mayBeEmpty && /^\uFEFF?\s*$/.test(text))
    throw new CommandError(`${name === '-' ? '<stdin>' : name}: it is empty`);
  return text;
}

function bytesOf(name: string) {
  try {
    return readFileSync(name === '-' ? 0 : name);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = {
      ENOENT: 'there is no such file',
      EISDIR: 'it is a folder; name the files in it',
      EACCES: 'this may not be read',
    }[code ?? ''];
    throw new CommandError(`${name}: ${why ?? message}`);
  }
}

function decoded(name: string, bytes: Buffer) {
  // UTF-16 has a byte order mark, or zeros in its first letters.
  const [first, second] = bytes;
  const isUtf16 =
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff) ||
    (bytes.length > 1 && (first === 0) !== (second === 0));
  if (isUtf16) throw new CommandError(`${name}: it is UTF-16; save it as UTF-8`);
  return bytes.toString('utf8');
}

/** Throws if a symbolic link leads out of the current folder, or out of the folder in the name. */
export function refuseToLeave(name: string) {
  // A pipe such as /dev/fd/63 has no path of its own.
  if (name === '-' || isAddress(name) || !existsSync(name) || !statSync(name).isFile()) return;
  const isWithin = (folder: string, one: string) =>
    !/^\.\.(?:[/\\]|$)/.test(path.relative(folder, one)) && !path.isAbsolute(path.relative(folder, one));
  const folder = isWithin(process.cwd(), path.resolve(name)) ? process.cwd() : path.dirname(path.resolve(name));
  if (!isWithin(realpathSync(folder), realpathSync(name)))
    throw new CommandError(`${name}: a symbolic link leads out of the folder, so it is not read`);
}

export function write(name: string, text: string) {
  try {
    writeFileSync(name, text);
  } catch (error) {
    throw new CommandError(`${name} could not be written: ${(error as Error).message}`);
  }
}

async function fetched(address: string) {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json, */*;q=0.5' },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`the answer is ${response.status} ${response.statusText}`.trim());
    return await limited(response).text();
  } catch (error) {
    const { message, cause, name } = error as Error;
    throw new CommandError(
      cause || name === 'TimeoutError' ? unreachable(new URL(address), error) : `${address}: ${message}`,
    );
  }
}
