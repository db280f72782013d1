/** Renders the public pages and the loading screen while the web is built, and posts their HTML. */
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { renderAllPages } from './render-all-pages.ts';

const server = await createServer({
  ...{ configFile: false, root: fileURLToPath(new URL('..', import.meta.url)), appType: 'custom', logLevel: 'error' },
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [react()],
});
parentPort?.postMessage(await renderAllPages(server));
await server.close();
