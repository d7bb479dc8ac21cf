// A component that draws a card for each question of a client.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { McpElicitation, useElicitations } from 'mcp-elicitation/react';
import { booking } from './booking.js';

// Tells that the form has been loaded.
const { instantiate } = WebAssembly;
WebAssembly.instantiate = (...source) => {
  window.compiled = true;
  return instantiate(...source);
};

function Chat({ client }) {
  const { questions, callTool } = useElicitations(client, { server: { name: 'calendar', title: 'Calendar' } });
  const [cards, setCards] = useState(true);
  window.setCards = setCards;
  window.questions = questions;
  window.callTool = callTool;
  return (
    <ol>
      {(cards ? questions : []).map(({ id, ref, status, server, remove }) => (
        <li key={id} id={`question-${id}`} data-status={status} data-server={server?.name}>
          <McpElicitation ref={ref} keep={window.keeps ? `list/${id}` : null} />
          <button onClick={remove}>Remove</button>
        </li>
      ))}
    </ol>
  );
}

function App() {
  const [client, setClient] = useState(null);
  const [shown, setShown] = useState(true);
  Object.assign(window, { setClient, setShown });
  window.join = async () => {
    window.client = await booking();
    setClient(window.client);
  };
  return shown && <Chat client={client} />;
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
