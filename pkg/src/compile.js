// Compiles WebAssembly, wherever it comes from, and starts an instance of it with its glue.

/**
 * @typedef {{ imports: WebAssembly.Imports, start(exports: WebAssembly.Exports): void }} Glue
 * @typedef {string | URL | Response | BufferSource | WebAssembly.Module} WasmSource
 */

/**
 * @param {WasmSource} source
 * @param {RequestInit} how it is fetched
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(source, { integrity, priority } = {}) {
  if (source instanceof WebAssembly.Module) return source;
  // A browser only uses a preloaded file if both name the same integrity.
  if (typeof source === 'string' || source instanceof URL) source = await fetch(source, { integrity, priority });
  if (!(source instanceof Response)) return WebAssembly.compile(/** @type {BufferSource} */ (source));
  const type = source.headers.get('content-type');
  if (!source.ok) throw missing(source, String(source.status));
  if (type?.startsWith('application/wasm')) return WebAssembly.compileStreaming(source);
  const bytes = await source.arrayBuffer();
  return WebAssembly.compile(bytes).catch((cause) => {
    throw missing(/** @type {Response} */ (source), `no WebAssembly but ${type}`, cause);
  });
}

/**
 * Warns the developer, besides the event for the page, because not every bundler copies the file that a script names.
 * @param {Response} response
 * @param {string} why
 * @param {unknown} [cause]
 */
function missing({ url }, why, cause) {
  const error = new Error(
    `${url}: ${why}. Serve this file of mcp-elicitation/dist beside the script, or say where it is: docs/hosts.md of the package, "Files beside the script"`,
    { cause },
  );
  console.error(error.message);
  return error;
}

/**
 * @template {Glue} T
 * @param {() => T} glue
 * @param {WasmSource | Promise<WasmSource>} source
 * @returns {Promise<T>} the glue of a fresh instance
 */
export async function instantiate(glue, source) {
  const fresh = glue();
  fresh.start((await WebAssembly.instantiate(await compile(await source), fresh.imports)).exports);
  return fresh;
}
