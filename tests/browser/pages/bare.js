// Defines the element when a test says so.
window.define = () => import('/pkg/dist/external.js').then(() => {});
