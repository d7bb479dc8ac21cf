// Hosts of MCP Apps: a frame as strict as the strictest, the Inspector's sandbox, and CopilotKit's.
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const HOST = { name: 'host', version: '1.0.0' };
const POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'";

/** Ways to put a page with its policy into a frame. */
const SANDBOXES = {
  strict(frame, html) {
    frame.sandbox = 'allow-scripts';
    frame.srcdoc = html;
  },
  inspector(frame, html, bridge) {
    frame.src = 'http://localhost:9/sandbox_proxy.html';
    bridge.onsandboxready = () => bridge.sendSandboxResourceReady({ html });
  },
};

/** Calls the tool `book`, and shows its page if it has one. */
window.book = async (capabilities, sandbox) => {
  const client = new Client(HOST, { capabilities });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', location.href)));
  const { tools } = await client.listTools();
  const { _meta: meta } = tools.find(({ name }) => name === 'book');
  if (!meta?.ui) return {};
  const { resourceUri } = meta.ui;
  const { contents } = await client.readResource({ uri: resourceUri });
  const frame = document.createElement('iframe');
  const result = await client.callTool({ name: 'book', arguments: {} });
  document.body.replaceChildren(frame);
  if (sandbox === 'copilotkit') {
    const ways = { 'resources/read': 'readResource', 'tools/call': 'callTool' };
    const runAgent = async ({ forwardedProps: { __proxiedMCPRequest: asked } }) => ({
      result: await client[ways[asked.method]](asked.params),
    });
    const onSizeChanged = ({ height }) => (frame.style.height = `${height}px`);
    window
      .bindMcpApp({
        iframe: frame,
        getContent: () => ({ resourceUri, serverHash: 'harbour' }),
        getAgent: () => ({ runAgent }),
        host: {},
        hooks: { onSizeChanged },
      })
      .sendToolResult(result);
  } else {
    const bridge = new AppBridge(client, HOST, { serverTools: {} });
    bridge.onsizechange = ({ height }) => (frame.style.height = `${height}px`);
    bridge.oninitialized = () => bridge.sendToolResult(result);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
    SANDBOXES[sandbox](frame, contents[0].text.replace('<meta', `${policy}<meta`), bridge);
    await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  }
  window.call = (name, args = {}) => client.callTool({ name, arguments: args }).then(({ content }) => content[0].text);
  return { bytes: contents[0].text.length, nonce: result.structuredContent.nonce };
};
