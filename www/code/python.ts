// Generates Python servers that send this request: for the official SDK 1 and 2, and for FastMCP. All three have
// `elicit_form` of the session, which accepts any JSON Schema.
import { python } from './literal.js';
import type { Write } from './write.js';

/** The creation of the server, in which they differ. */
const SERVERS = {
  mcp1: `from mcp.server.fastmcp import Context, FastMCP

server = FastMCP("my-server")
`,
  mcp2: `from mcp.server import MCPServer
from mcp.server.mcpserver import Context

server = MCPServer("my-server")
`,
  fastmcp: `from fastmcp import Context, FastMCP

server = FastMCP("my-server")
`,
};

export const writer =
  (kind: keyof typeof SERVERS): Write =>
  ({ mode, message, requestedSchema, url, elicitationId }) => {
    if (mode === 'url' && elicitationId === undefined)
      return { cannot: 'The Python SDK needs an `elicitation_id` for URL mode.' };
    if (mode !== 'url' && requestedSchema === undefined)
      return { cannot: 'The Python SDK needs a schema: give it one without properties.' };
    const [method, values] =
      mode === 'url'
        ? ['elicit_url', [message, url, elicitationId].map((value) => python(value, 8))]
        : ['elicit_form', [python(message, 8), 'SCHEMA']];
    const call = `${method}(${values.map((value) => `\n        ${value},`).join('')}`;
    const schema = mode === 'url' ? '' : `\nSCHEMA = ${python(requestedSchema, 0)}\n`;
    return {
      text: `import json

${SERVERS[kind]}${schema}

@server.tool()
async def ask(ctx: Context) -> str:
    """Asks the person."""
    result = await ctx.session.${call}
        related_request_id=ctx.request_id,
    )
    if result.action != "accept":
        return f"No answer: {result.action}"
    return json.dumps(result.content or {})


server.run()
`,
    };
  };
