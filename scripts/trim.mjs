// Gives the imports of modules short names: wasm-bindgen gives each its name and a hash, which stand in the module and
// in its glue. Sections that only tools read are left out.

const CUSTOM = 0;
const IMPORT = 2;

/**
 * A module, parts of it, and their glue with short names, and without the imports that only wasm-opt found to be needless.
 * @param {Uint8Array[]} modules the first of them has every import that the others share with it
 * @param {string} code the glue of `--target web`
 * @returns {{ modules: Uint8Array[], code: string }}
 */
export function trimmed(modules, code) {
  /** @type {Map<string, string>} */
  const short = new Map();
  const small = modules.map((wasm, index) =>
    renamed(wasm, (module, name, rest) => {
      if (index === 0) short.set(name, short.size.toString(36));
      return concat(text(module), text(short.get(name) ?? name), rest);
    }),
  );
  const found = new Set();
  const lean = code
    .replace(/^ {8}(\w+): function[^]*?^ {8}\}.*\n/gm, (entry, name) => {
      found.add(name);
      return short.has(name) ? entry.replace(name, `${JSON.stringify(short.get(name))}`) : '';
    });
  for (const name of short.keys()) if (!found.has(name)) throw new Error(`The glue has no import named ${name} in a shape that is known here.`);
  return { modules: small, code: lean };
}

/**
 * @param {Uint8Array} wasm
 * @param {(module: string, name: string, rest: Uint8Array) => Uint8Array} rename makes an entry anew
 */
function renamed(wasm, rename) {
  const out = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    const reader = read(wasm, at + 1);
    const end = reader.number() + reader.at;
    if (wasm[at] === IMPORT) {
      const entries = [];
      for (let left = reader.number(); left > 0; left--) {
        const [module, name] = [reader.text(), reader.text()];
        const rest = reader.at;
        reader.description();
        entries.push(rename(module, name, wasm.subarray(rest, reader.at)));
      }
      const body = concat(number(entries.length), ...entries);
      out.push(Uint8Array.of(IMPORT), number(body.length), body);
    } else if (wasm[at] !== CUSTOM) out.push(wasm.subarray(at, end));
    at = end;
  }
  return concat(...out);
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function read(bytes, at) {
  const reader = {
    at,
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[reader.at++];
        value |= (byte & 127) << shift;
        if (byte < 128) return value >>> 0;
      }
    },
    text() {
      const length = reader.number();
      reader.at += length;
      return new TextDecoder().decode(bytes.subarray(reader.at - length, reader.at));
    },
    /** What an import is: a function, a table, a memory or a global. */
    description() {
      const kind = bytes[reader.at++];
      if (kind === 0) reader.number();
      else if (kind === 3) reader.at += 2;
      else {
        if (kind === 1) reader.at++;
        if (reader.number() & 1) reader.number();
        reader.number();
      }
    },
  };
  return reader;
}

/** @param {number} value */
function number(value) {
  const bytes = [];
  do {
    bytes.push((value & 127) | (value > 127 ? 128 : 0));
    value >>>= 7;
  } while (value);
  return Uint8Array.from(bytes);
}

/** @param {string} value */
function text(value) {
  const bytes = new TextEncoder().encode(value);
  return concat(number(bytes.length), bytes);
}

/** @param {Uint8Array[]} parts */
function concat(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
