// Hosts of the React component with different styles of code. `show` draws one of them.
import { StrictMode, Suspense, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { McpElicitation } from 'mcp-elicitation/react';

const question = (message) => ({
  message,
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] },
});
window.results = [];

/** Creates the request inline, so that each render creates another object. */
function Literal() {
  const [result, setResult] = useState();
  const [, setTicks] = useState(0);
  window.tick = () => setTicks((ticks) => ticks + 1);
  const answered = (event) => {
    results.push(event.detail);
    setResult(event.detail);
  };
  return (
    <>
      <McpElicitation request={question('Who are you?')} server={{ name: 'files' }} onElicitResult={answered} />
      <pre>{JSON.stringify(result)}</pre>
    </>
  );
}

/** Stores a server's request, and shows it until another one arrives. */
function StateHost() {
  const [request, setRequest] = useState(null);
  const [, setTicks] = useState(0);
  window.tick = () => setTicks((ticks) => ticks + 1);
  window.ask = (message) => setRequest(question(message));
  return (
    <McpElicitation
      id="card"
      className="card"
      request={request}
      ref={(element) => (window.refElement = element)}
      onElicitResult={({ detail }) => results.push(detail)}
    />
  );
}

const never = new Promise(() => {});
const Waiting = () => {
  throw never;
};

/** Removes its card while the question is open, in each way that React has. */
function Leaving() {
  const [isOpen, setIsOpen] = useState(true);
  const [waits, setWaits] = useState(false);
  const [key, setKey] = useState(0);
  const hide = () => setIsOpen(false);
  window.leave = {
    later: () => void setTimeout(hide),
    transition: () => startTransition(hide),
    flushSync: () => flushSync(hide),
    anotherKey: () => setKey(1),
    unmount: () => root.unmount(),
    async suspended() {
      flushSync(() => setWaits(true));
      await new Promise((resolve) => setTimeout(resolve, 50));
      root.unmount();
    },
  };
  const record = ({ detail }) => window.results.push(detail);
  return (
    <>
      <button onClick={hide}>Close</button>
      {isOpen && (
        <Suspense fallback="…">
          <McpElicitation key={key} request={key ? null : question('Who are you?')} onElicitResult={record} />
          {waits && <Waiting />}
        </Suspense>
      )}
    </>
  );
}

/** Switches between conversations: each with an element of its own, or with one for all, as the rows of a list have. */
function Conversations() {
  const [place, setPlace] = useState({ name: 'Ada' });
  window.open = (name, isRow) => flushSync(() => setPlace({ name, isRow }));
  const { name, isRow } = place;
  return (
    name && (
      <McpElicitation
        key={isRow ? 'row' : name}
        keep={`user/${name}`}
        request={question(`Who is ${name}?`)}
        onElicitResult={({ detail }) => results.push([name, detail])}
      />
    )
  );
}

const HOSTS = { Literal, StateHost, Leaving, Conversations };
let root;
window.show = (name) => {
  const Host = HOSTS[name];
  root = createRoot(document.querySelector('#app'));
  root.render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
};
