// A share link contains the whole state in its hash, so that nothing is sent to a server, even when the link is opened.
// `#1.<base64url of deflate-raw of JSON>`; the number before the dot is the version. `#example=<name>` names an
// example.

const VERSION = '1';
const LARGEST = 4_000_000;

/** Returns the hash of a value, with its `#`. */
export async function encode(value: unknown): Promise<string> {
  const deflated = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#${VERSION}.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Returns the value of a hash, or `undefined` for a hash of another kind; throws if the hash is broken. */
export async function decode(hash: string): Promise<unknown> {
  const match = /^#(\d+)\.([\w-]+)$/.exec(hash);
  if (!match) return undefined;
  if (match[1] !== VERSION) throw new Error('This link was made by a newer playground.');
  const binary = atob(match[2].replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await readText(stream));
}

/** Reads with a limit, because a few bytes can inflate to gigabytes. */
async function readText(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > LARGEST) {
      await reader.cancel();
      throw new Error('This link is too long to open.');
    }
  }
  return text + decoder.decode();
}

/** Returns the name of the example in a hash, or an empty string. */
export function exampleOf(hash: string): string {
  return /^#example=([\w-]+)$/.exec(hash)?.[1] ?? '';
}

/** Sets the hash (with its `#`, or an empty string to remove it) without an entry in the history. */
export function setHash(hash: string) {
  if (location.hash !== hash) history.replaceState(null, '', hash || location.pathname + location.search);
}
