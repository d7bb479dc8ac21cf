/** @jsxImportSource preact */
import 'mcp-elicitation';
import { render } from 'preact';
import { useState } from 'preact/hooks';

const request = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
};

function App() {
  const [results, setResults] = useState([]);
  return (
    <>
      <mcp-elicitation
        request={request}
        server={{ name: 'calendar' }}
        onelicit-result={({ detail }) => setResults((results) => [...results, detail])}
      />
      <output>{JSON.stringify(results)}</output>
    </>
  );
}

render(<App />, document.querySelector('main'));
