/** Bundlers and runtimes convert a `.wasm` file in different ways: to an address, a module, or functions. */
declare const wasm: any;
export default wasm;
