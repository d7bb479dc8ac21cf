import 'mcp-elicitation';
import { createRelay } from 'mcp-elicitation/mcp';

/** Connects the card to a desk, as the page of docs/agents.md does. */
window.connect = (address) =>
  new Promise((resolve) => {
    const socket = new WebSocket(address);
    const subscribe = (listener) => socket.addEventListener('message', ({ data }) => listener(JSON.parse(data)));
    const send = (message) => socket.send(JSON.stringify(message));
    const element = document.querySelector('mcp-elicitation');
    element.keep = 'desk';
    createRelay(element, { send, subscribe });
    socket.addEventListener('open', resolve);
  });
