// A component that uses the hook, with a real client and a real server of the SDK. `show` draws it.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { McpElicitation, useElicitation } from 'mcp-elicitation/react';
import { booking } from './booking.js';

function Chat({ client }) {
  const { status, result, error, ref, callTool } = useElicitation(client, {
    server: { name: 'calendar', title: 'Calendar' },
  });
  const [booked, setBooked] = useState('');
  window.calls = [...(window.calls ?? []), callTool];
  window.states = [...(window.states ?? []), status];
  window.call = (name, args) =>
    callTool({ name, arguments: args }).then(
      ({ content }) => setBooked(content[0].text),
      (error) => setBooked(String(error)),
    );
  return (
    <>
      {(status !== 'idle' || window.keep) && <McpElicitation ref={ref} keep={window.keep} />}
      <output id="status">{status}</output>
      <output id="result">{JSON.stringify(result ?? error?.code)}</output>
      <output id="booked">{booked}</output>
    </>
  );
}

function App() {
  const [client, setClient] = useState(null);
  const [shown, setShown] = useState(true);
  Object.assign(window, { setClient, setShown });
  window.join = async () => setClient(await booking());
  return shown && <Chat client={client} />;
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
