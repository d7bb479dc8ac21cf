// Hosts of the React component, each as somebody may write it. `show` draws one of them.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { McpElicitation } from 'mcp-elicitation/react';

const question = (message) => ({ message, requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] } });
window.heard = [];

/** Writes the request where it is used, so that each render makes another object of it. */
function Literal() {
  const [result, setResult] = useState();
  const [, setTicks] = useState(0);
  window.tick = () => setTicks((ticks) => ticks + 1);
  const answered = (event) => {
    heard.push(event.detail);
    setResult(event.detail);
  };
  return (
    <>
      <McpElicitation request={question('Who are you?')} server={{ name: 'files' }} onElicitResult={answered} />
      <pre>{JSON.stringify(result)}</pre>
    </>
  );
}

/** Keeps what a server has sent, and shows it until something else comes. */
function Kept() {
  const [request, setRequest] = useState(null);
  const [, setTicks] = useState(0);
  window.tick = () => setTicks((ticks) => ticks + 1);
  window.ask = (message) => setRequest(question(message));
  return <McpElicitation id="card" className="card" request={request} ref={(element) => (window.given = element)} onElicitResult={({ detail }) => heard.push(detail)} />;
}

const HOSTS = { Literal, Kept };
window.show = (name) => {
  const Host = HOSTS[name];
  createRoot(document.querySelector('#app')).render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
};
