import type { ElicitResult, McpElicitationElement } from './element.js';

export type * from './element.js';
export { McpElicitationElement, define, preload, setWasm } from './element.js';

/**
 * Answers the question of an element in place of a user; an accepted address goes to the element's `opener`, if it has
 * one. `mcp-elicitation/testing`, imported before the element's own entries, defines a `<mcp-elicitation>` with the
 * same properties, methods and events, but without WebAssembly and form.
 *
 * ```js
 * import { answer } from 'mcp-elicitation/testing';
 *
 * await answer(document.querySelector('mcp-elicitation'), { action: 'accept', content: { city: 'Oslo' } });
 * ```
 */
export function answer(element: McpElicitationElement, result: ElicitResult): Promise<void>;
