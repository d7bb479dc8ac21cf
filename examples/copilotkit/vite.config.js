import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { handler } from './catering.js';

/** The agent, at /agent of the same origin, so that the page needs no CORS. */
const catering = { name: 'catering', configureServer: ({ middlewares }) => void middlewares.use('/agent', handler) };

export default defineConfig({
  plugins: [react(), catering],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5176), strictPort: true },
});
