import { McpElicitation } from 'mcp-elicitation/react';
import type {} from 'mcp-elicitation/jsx';
export const Tag = () => <mcp-elicitation request={{ message: '', requestedSchema: {} }} onelicit-result={(event) => event.detail.action} />;
export const Component = () => <McpElicitation server={{ name: 'a' }} onElicitResult={(event) => event.detail.action} />;
// @ts-expect-error there is no such layout
export const Wrong = () => <McpElicitation layout="round" />;
