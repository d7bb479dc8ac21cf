// Defines the element when a test calls `define`.
window.define = () => import('/pkg/dist/external.js').then(() => {});
