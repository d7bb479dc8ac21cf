// Short names for what a module and its glue have of each other. wasm-bindgen's are long and end in hashes, which do not
// compress, and stand in both: without them the form is smaller by five kilobytes.

/**
 * @param {string} code the glue, as wasm-bindgen made it
 * @param {{ imports: [module: string, name: string, short: string][], exports: [name: string, short: string][] }} renamed what
 *   `wasm-opt --minify-imports-and-exports-and-modules` prints
 */
export function shortNames(code, { imports, exports }) {
  const imported = new Map(imports.map(([, name, short]) => [name, short]));
  const exported = new Map(exports);
  const [module] = imports[0] ?? [];
  const short = code
    .replace(/^( +)(\w+)(?=: )/gm, (line, indent, name) => {
      const other = imported.get(name);
      imported.delete(name);
      return other ? indent + other : line;
    })
    .replace(/\bwasm\.(\w+)/g, (access, name) => (exported.has(name) ? `wasm.${exported.get(name)}` : access))
    .replace(`"${module}": `, '"a": ');
  if (imported.size > 0) throw new Error(`Not found in this glue: ${[...imported.keys()].join(', ')}.`);
  return short;
}
