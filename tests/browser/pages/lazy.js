// A chat with the newest card first, as in docs/hosts.md: nothing of the element is fetched before a client has
// connected.
import { connect } from 'mcp-elicitation/mcp';
import { booking } from './booking.js';

const thread = document.querySelector('main');
const element = async () => {
  await import('mcp-elicitation/external');
  const card = document.createElement('mcp-elicitation');
  thread.prepend(card);
  return card;
};

/** @param {boolean} ahead whether the form is loaded before anything is asked */
window.join = async (ahead) => {
  const client = await booking();
  if (ahead) (await import('mcp-elicitation/external')).preload();
  window.calendar = connect(client, element, { server: { name: 'calendar' } });
};
window.book = (questions) => {
  window.booked = undefined;
  calendar.callTool({ name: 'book', arguments: { questions } }).then(
    ({ content }) => (window.booked = content[0].text),
    (error) => (window.booked = String(error)),
  );
};
window.ready = true;
