import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { McpElicitationElement } from './element.js';
import type { ElicitationProperties, VueElicitationProps } from './jsx.js';

/** The properties of the element, its events as `onElicitResult` and so on, and any attribute of HTML. */
export type McpElicitationProps = Omit<HTMLAttributes<McpElicitationElement>, keyof ElicitationProperties> & VueElicitationProps;

/**
 * `<mcp-elicitation>` as a React component. Its ref is the element.
 *
 * ```jsx
 * <McpElicitation request={params} server={{ name: 'files' }} onElicitResult={(event) => answer(event.detail)} />
 * ```
 */
export const McpElicitation: ForwardRefExoticComponent<McpElicitationProps & RefAttributes<McpElicitationElement>>;
