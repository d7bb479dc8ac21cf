/** @jsxImportSource preact */
import type {} from 'mcp-elicitation/jsx';
export const Tag = () => <mcp-elicitation request={{ message: '', requestedSchema: {} }} onelicit-result={(event) => event.detail.action} />;
