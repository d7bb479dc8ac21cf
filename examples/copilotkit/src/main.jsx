import { CopilotChat, CopilotKitProvider, HttpAgent } from '@copilotkit/react-core/v2';
import '@copilotkit/react-core/v2/styles.css';
import 'mcp-elicitation/styles/shadcn.css';
import { createRoot } from 'react-dom/client';
import { Interrupts } from './interrupts.jsx';
import './style.css';

// The chat and the card follow the system's color scheme; CopilotKit needs a class for that.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark', dark.matches);
dark.addEventListener('change', follow);
follow();

const agents = { default: new HttpAgent({ url: new URL('/agent', location.href).href }) };
const labels = { welcomeMessageText: 'Lunch for your group?', chatInputPlaceholder: 'Message', chatDisclaimerText: '' };

createRoot(document.querySelector('#root')).render(
  <CopilotKitProvider agents__unsafe_dev_only={agents} showDevConsole={false} enableInspector={false}>
    <Interrupts />
    <CopilotChat labels={labels} />
  </CopilotKitProvider>,
);
