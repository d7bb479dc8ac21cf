import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { McpElicitationElement } from './element.js';
import type { ElicitationProperties, VueElicitationProps } from './jsx.js';

/** The properties of the element, its events as `onElicitResult` and so on, and any attribute of HTML. */
export type McpElicitationProps = Omit<HTMLAttributes<McpElicitationElement>, keyof ElicitationProperties> & VueElicitationProps;

/**
 * `<mcp-elicitation>` as a React component. Its ref is the element.
 *
 * An equal `request` in another object is asked again once the one before is decided; it is not where each render writes
 * it anew, for then nobody can tell the two apart: give such a component a `key` for each question, or a JSON-RPC request.
 *
 * ```jsx
 * <McpElicitation request={params} server={{ name: 'files' }} onElicitResult={(event) => answer(event.detail)} />
 * ```
 */
export const McpElicitation: ForwardRefExoticComponent<McpElicitationProps & RefAttributes<McpElicitationElement>>;
