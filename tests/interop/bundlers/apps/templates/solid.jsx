import 'mcp-elicitation';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { request } from './request.js';

function App() {
  const [results, setResults] = createSignal([]);
  return (
    <>
      <mcp-elicitation
        prop:request={request}
        prop:server={{ name: 'calendar' }}
        on:elicit-result={({ detail }) => setResults((results) => [...results, detail])}
      />
      <output>{JSON.stringify(results())}</output>
    </>
  );
}

render(() => <App />, document.querySelector('main'));
