/** Renders the public pages while the web is built, and posts their HTML by name. */
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

const server = await createServer({
  ...{ configFile: false, root: fileURLToPath(new URL('..', import.meta.url)), appType: 'custom', logLevel: 'error' },
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [react()],
});
const renderer = fileURLToPath(import.meta.resolve('../src/features/site/render-public-page.tsx'));
const { renderPublicPage } = await server.ssrLoadModule(renderer);
const names = workerData as string[];
parentPort?.postMessage(Object.fromEntries(names.map((name) => [name, renderPublicPage(name)])));
await server.close();
