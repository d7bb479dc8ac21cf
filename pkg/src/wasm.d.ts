/** What a bundler or a runtime makes of a `.wasm` file is its own choice: an address, a module, or functions. */
declare const wasm: any;
export default wasm;
