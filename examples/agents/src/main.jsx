import { useAgent } from 'agents/react';
import { createRelay } from 'mcp-elicitation/mcp';
import { McpElicitation } from 'mcp-elicitation/react';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** One chat per tab, with a name that is hard to guess and known only to this tab. */
const name = (sessionStorage.chat ??= crypto.randomUUID());
const FIRST = {
  role: 'assistant',
  text: 'Hello! Tell me about the trip you have in mind, and I’ll book it with the travel desk.',
};

/** The questions of the relay: each has its own card at its position in the conversation. */
function useQuestions(agent, place) {
  const [questions, setQuestions] = useState([]);
  const listeners = useRef(new Set());
  useEffect(() => {
    const hear = ({ data }) => {
      const message = JSON.parse(data);
      for (const listener of listeners.current) listener(message);
    };
    agent.addEventListener('message', hear);
    const card = () =>
      new Promise((give) => setQuestions((all) => [...all, { id: crypto.randomUUID(), after: place.current, give }]));
    const stop = createRelay(card, {
      send: (message) => agent.send(JSON.stringify(message)),
      subscribe: (listener) => (listeners.current.add(listener), () => listeners.current.delete(listener)),
    });
    return () => {
      stop();
      agent.removeEventListener('message', hear);
    };
  }, [agent, place]);
  return questions;
}

function Chat() {
  const [{ messages, busy }, setState] = useState({ messages: [], busy: false });
  const agent = useAgent({ agent: 'Chat', name, onStateUpdate: setState });
  const place = useRef(0);
  place.current = messages.length;
  const questions = useQuestions(agent, place);
  const list = useRef(null);
  const atEnd = useRef(true);
  useEffect(() => {
    if (atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length, questions.length]);

  const say = (event) => {
    event.preventDefault();
    const { text } = event.target.elements;
    if (busy || !text.value.trim()) return;
    agent.send(JSON.stringify({ type: 'say', text: text.value }));
    text.value = '';
  };
  const shown = [FIRST, ...messages];
  return (
    <div className="chat">
      <header>
        <span aria-hidden="true">✈</span>
        <h1>Travel chat</h1>
        <p>{busy ? 'at work' : 'ready'}</p>
      </header>
      <main
        ref={list}
        tabIndex={-1}
        onScroll={({ currentTarget: at }) => (atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < 60)}
      >
        <div role="log" aria-label="Conversation">
          {shown.map(({ role, text }, index) => [
            <p key={index} className={role}>
              {text}
            </p>,
            ...questions
              .filter(({ after }) => after === index)
              .map(({ id, give }) => (
                <McpElicitation
                  key={id}
                  ref={(element) => element && give(element)}
                  onElicitReady={({ target }) => atEnd.current && target.scrollIntoView({ block: 'nearest' })}
                />
              )),
          ])}
        </div>
      </main>
      <form onSubmit={say}>
        <input name="text" aria-label="Message" placeholder="Message (press / to write)" autoComplete="off" />
        <button>Send</button>
      </form>
    </div>
  );
}

// The card stops its key events, so the page listens in the capture phase; the path shows where the user types.
addEventListener('keydown', slash, { capture: true });
function slash(event) {
  if (event.key !== '/' || event.composedPath()[0].matches?.('input, textarea, select')) return;
  event.preventDefault();
  document.querySelector('form input').focus();
}

createRoot(document.querySelector('#root')).render(<Chat />);
