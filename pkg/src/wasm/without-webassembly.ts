// The whole card as JavaScript, converted from the same WebAssembly, for pages that cannot compile WebAssembly.
import glue from '../../../target/generated/without-webassembly/card.js';

export { glue };

/** Creates an instance. Its code is in two files, because bundlers warn of a chunk over 500 kB. */
export async function instantiate(imports: WebAssembly.Imports) {
  const [{ instantiate }, { half }] = await Promise.all([
    import('../../../target/generated/without-webassembly/without-webassembly-first.js'),
    import('../../../target/generated/without-webassembly/without-webassembly-second.js'),
  ]);
  return instantiate(imports, half);
}

/** The pattern matcher and the check of addresses in an instance of their own, so that they can fail alone. */
export async function part() {
  const fresh = glue();
  fresh.start(await instantiate(fresh.imports));
  return fresh;
}
