import 'mcp-elicitation';
import { createRelay } from 'mcp-elicitation/mcp';

window.connect = async (address, { client }) => {
  const base = address.replace('/mcp/', `/relay/${client}/`);
  const post = (path, message) => fetch(`${base}/${path}`, { method: 'POST', body: JSON.stringify(message) });
  const events = new EventSource(`${base}/events`);
  await new Promise((resolve, reject) =>
    Object.assign(events, { onopen: resolve, onerror: () => reject(new Error('The relay does not answer')) }),
  );
  createRelay(document.querySelector('mcp-elicitation'), {
    send: (message) => post('answer', message),
    subscribe(listener) {
      events.onmessage = ({ data }) => listener(JSON.parse(data));
      return () => events.close();
    },
  });
  return async (name) => {
    const { value, error } = await (await post('call', { name })).json();
    if (error) throw new Error(error);
    return value;
  };
};
