// Compiles WebAssembly, wherever it comes from, and starts an instance of it with its glue.

export type Glue = { imports: WebAssembly.Imports; start(exports: WebAssembly.Exports): void };
export type WasmSource = string | URL | Response | BufferSource | WebAssembly.Module;

export async function compile(
  source: WasmSource | Promise<WasmSource>,
  options?: RequestInit,
): Promise<WebAssembly.Module> {
  source = await source;
  if (source instanceof WebAssembly.Module) return source;
  // A browser only uses a preloaded file if both name the same integrity.
  if (typeof source === 'string' || source instanceof URL) source = await fetch(source, options);
  if (!(source instanceof Response)) return WebAssembly.compile(source as BufferSource);
  const type = source.headers.get('content-type');
  if (!source.ok) throw missing(source, String(source.status));
  if (type?.startsWith('application/wasm')) return WebAssembly.compileStreaming(source);
  const bytes = await source.arrayBuffer();
  return WebAssembly.compile(bytes).catch((cause) => {
    throw missing(source as Response, `no WebAssembly but ${type}`, cause);
  });
}

/** Warns the developer, because not every bundler copies the file that a script names. */
function missing({ url }: Response, why: string, cause?: unknown) {
  const error = new Error(`${url}: ${why}. See docs/hosts.md, "Files beside the script"`, { cause });
  console.error(error.message);
  return error;
}

export async function instantiate<T extends Glue>(glue: () => T, source: WasmSource | Promise<WasmSource>): Promise<T> {
  const fresh = glue();
  fresh.start((await WebAssembly.instantiate(await compile(source), fresh.imports)).exports);
  return fresh;
}
