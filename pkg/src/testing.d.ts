import type { ElicitResult, McpElicitationElement } from './element.js';

export type * from './element.js';
export { McpElicitationElement, define, preload, setWasm } from './element.js';

/**
 * Answers what an element asks, in place of a person; an address that is accepted goes to the element's `opener`, where it has one. `mcp-elicitation/testing`, imported before the element's own entries,
 * defines a `<mcp-elicitation>` that has the same properties, methods and events, and neither WebAssembly nor a form.
 *
 * ```js
 * import { answer } from 'mcp-elicitation/testing';
 *
 * await answer(document.querySelector('mcp-elicitation'), { action: 'accept', content: { city: 'Oslo' } });
 * ```
 */
export function answer(element: McpElicitationElement, result: ElicitResult): Promise<void>;
