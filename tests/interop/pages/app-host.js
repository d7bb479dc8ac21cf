// A host of MCP Apps, by the official package: it shows the page of a tool in a sandbox as strict as those of hosts.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const HOST = { name: 'host', version: '1.0.0' };
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/** Calls the tool `book`, and shows its page if it has one. */
window.book = async (capabilities) => {
  const client = new Client(HOST, { capabilities });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', location.href)));
  const { tools } = await client.listTools();
  const { _meta: meta } = tools.find(({ name }) => name === 'book');
  if (!meta?.ui) return {};
  const { contents } = await client.readResource({ uri: meta.ui.resourceUri });
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts';
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  frame.srcdoc = contents[0].text.replace('<meta', `${policy}<meta`);
  document.body.append(frame);
  const bridge = new AppBridge(client, HOST, { serverTools: {} });
  bridge.onsizechange = ({ height }) => (frame.style.height = `${height}px`);
  const result = await client.callTool({ name: 'book', arguments: {} });
  bridge.oninitialized = () => bridge.sendToolResult(result);
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  window.call = (name, args = {}) => client.callTool({ name, arguments: args }).then(({ content }) => content[0].text);
  return { bytes: contents[0].text.length, nonce: result.structuredContent.nonce };
};
