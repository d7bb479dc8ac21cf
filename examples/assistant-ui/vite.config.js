import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { handler } from './rooms.js';

/** The MCP server, at /mcp of the same origin, so that the page needs no CORS. */
const rooms = { name: 'rooms', configureServer: ({ middlewares }) => void middlewares.use('/mcp', handler) };

export default defineConfig({
  plugins: [react(), rooms],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5174), strictPort: true },
});
