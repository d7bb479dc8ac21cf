import { getRequestListener } from '@hono/node-server';
import { defineConfig } from 'vite';
import { server } from './graph.js';

/** The graph's server, at /api of the same origin, so that the page needs no CORS. */
const graph = {
  name: 'graph',
  configureServer: ({ middlewares }) => void middlewares.use('/api', getRequestListener(server.fetch)),
};

export default defineConfig({
  plugins: [graph],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5177), strictPort: true },
});
