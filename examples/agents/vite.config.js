import http from 'node:http';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { handler } from './travel-desk.js';

const port = Number(process.env.PORT ?? 5175);
const deskPort = Number(process.env.DESK_PORT ?? 8788);

// The simulator would otherwise fetch the location of a visitor from elsewhere.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false';

/** The MCP server of the chat in a separate process at its own address, as if it belonged to someone else. */
const desk = {
  name: 'travel-desk',
  configureServer({ httpServer }) {
    const server = http.createServer(handler).listen(deskPort, '127.0.0.1');
    httpServer?.on('close', () => server.close());
  },
};

export default defineConfig({
  plugins: [
    react(),
    cloudflare({ config: { vars: { TRAVEL_DESK: `http://127.0.0.1:${deskPort}/mcp` } }, inspectorPort: false }),
    desk,
  ],
  server: { host: '127.0.0.1', port, strictPort: true },
});
