// Most sandboxes of apps refuse WebAssembly, and none can fetch its file: without it, the card runs as JavaScript.
Object.defineProperty(globalThis, 'WebAssembly', { value: undefined });
