// CopilotKit's host of MCP Apps, which its components for React, Vue and Angular share.
import { bindMcpApp } from '@copilotkit/mcp-apps-renderer';

window.bindMcpApp = bindMcpApp;
