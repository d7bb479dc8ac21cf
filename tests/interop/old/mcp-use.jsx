import { useMcp } from 'mcp-use/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import 'mcp-elicitation';
import { paramsHandler } from 'mcp-elicitation/mcp';

const onElicitation = paramsHandler(() => document.querySelector('mcp-elicitation'), { server: 'travel' });

function Tools({ url, ready }) {
  const mcp = useMcp({ url, onElicitation });
  useEffect(() => {
    if (mcp.state === 'ready') ready((name, given) => mcp.callTool(name, given));
    if (mcp.state === 'failed') console.error(mcp.error);
  });
}

window.connect = (url) =>
  new Promise((resolve) => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Tools url={url} ready={resolve} />);
  });
