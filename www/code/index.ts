// Writes a request as code for a server's author: one generator for each library, each a pure function of the params.
import { write as csharp } from './csharp.js';
import { write as fastmcp } from './fastmcp.js';
import { writer } from './python.js';
import { write as rmcp } from './rmcp.js';
import { write as sdk1 } from './sdk-1.js';
import { write as sdk2 } from './sdk-2.js';
import { write as tmcp } from './tmcp.js';
import type { Write } from './write.js';

/** No library can send a text that is not a request. */
const guarded: (write: Write) => Write = (write) => (params) => {
  if (typeof params.message !== 'string') return { cannot: 'The request has no `message`.' };
  const wrong =
    params.mode === 'url'
      ? typeof params.url !== 'string'
      : params.requestedSchema !== undefined && typeof params.requestedSchema?.properties !== 'object';
  return wrong
    ? { cannot: params.mode === 'url' ? 'The request has no `url`.' : 'Its `requestedSchema` has no `properties`.' }
    : write(params);
};

export const LIBRARIES: { id: string; title: string; install: string; write: Write }[] = [
  { id: 'sdk-1', title: 'TypeScript SDK v1', install: 'npm install @modelcontextprotocol/sdk', write: guarded(sdk1) },
  {
    id: 'sdk-2',
    title: 'TypeScript SDK v2',
    install: 'npm install @modelcontextprotocol/server',
    write: guarded(sdk2),
  },
  {
    id: 'tmcp',
    title: 'tmcp',
    install: 'npm install tmcp @tmcp/transport-stdio mcp-elicitation',
    write: guarded(tmcp),
  },
  { id: 'mcp-1', title: 'Python mcp 1', install: "pip install 'mcp<2'", write: guarded(writer('mcp1')) },
  { id: 'mcp-2', title: 'Python mcp 2', install: "pip install 'mcp>=2'", write: guarded(writer('mcp2')) },
  { id: 'fastmcp', title: 'FastMCP', install: 'pip install fastmcp', write: guarded(fastmcp) },
  {
    id: 'csharp',
    title: 'C#',
    install: 'dotnet add package ModelContextProtocol; dotnet add package Microsoft.Extensions.Hosting',
    write: guarded(csharp),
  },
  {
    id: 'rmcp',
    title: 'rmcp (Rust)',
    install: 'cargo add serde_json tokio -F tokio/full; cargo add rmcp -F server,elicitation,transport-io',
    write: guarded(rmcp),
  },
];
