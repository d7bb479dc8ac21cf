import { AssistantRuntimeProvider, useLocalRuntime } from '@assistant-ui/react';
import 'mcp-elicitation/styles/shadcn.css';
import { createRoot } from 'react-dom/client';
import { assistant } from './assistant.js';
import { Thread } from './thread.jsx';

function App() {
  return (
    <AssistantRuntimeProvider runtime={useLocalRuntime(assistant)}>
      <Thread />
    </AssistantRuntimeProvider>
  );
}

// The card stops its key events, so the page listens in the capture phase; the path shows where the user types.
addEventListener('keydown', slash, { capture: true });
function slash(event) {
  if (event.key !== '/' || event.composedPath()[0].matches?.('input, textarea, select')) return;
  event.preventDefault();
  document.querySelector('.input').focus();
}

createRoot(document.querySelector('#root')).render(<App />);
