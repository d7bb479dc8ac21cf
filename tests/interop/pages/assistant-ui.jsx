import { McpManagerResource, McpMemoryStorage } from '@assistant-ui/react-mcp';
import { AuiConfig, AuiProvider, useAui, useAuiState } from '@assistant-ui/store';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import 'mcp-elicitation';

const id = 'travel';

/** Shows the pending question in an element of the page. */
function Question({ element }) {
  const aui = useAui();
  const [asked] = useAuiState(({ mcp }) => mcp.servers.find((server) => server.id === id)?.pendingElicitations ?? []);
  useEffect(() => {
    if (!asked) return;
    const { message, requestedSchema } = asked;
    const gone = new AbortController();
    element
      .elicit({ message, requestedSchema }, { server: { name: id }, signal: gone.signal })
      .then((result) => gone.signal.aborted || aui.mcp.server({ id }).answerElicitation(asked.id, result));
    return () => gone.abort();
  }, [asked?.id]);
}

function Tools({ ready }) {
  const aui = useAui();
  const { connectionState, lastError } = useAuiState(({ mcp }) => mcp.servers.find((server) => server.id === id) ?? {});
  useEffect(() => {
    if (connectionState === 'connected') ready((name, given) => aui.mcp.server({ id }).callTool(name, given));
    if (lastError) console.error(lastError.message);
  }, [connectionState, lastError]);
}

function App({ url, ready }) {
  const connectors = [{ id, name: id, url, auth: { type: 'none' } }];
  return (
    <AuiProvider
      extends={useAui()}
      config={AuiConfig({ mcp: McpManagerResource({ connectors, storage: McpMemoryStorage() }) })}
    >
      <Tools ready={ready} />
      <Question element={document.querySelector('mcp-elicitation')} />
    </AuiProvider>
  );
}

window.connect = (url, { patched } = {}) => {
  window.assistantUiPatched = patched;
  return new Promise((ready) => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<App url={url} ready={ready} />);
  });
};
