import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const RENDERER = fileURLToPath(import.meta.resolve('../src/public-site/render-public-page.tsx'));

/** Addresses of the public pages, by the HTML file that each is built from. */
const addresses: Record<string, string> = { '/': '/home.html', '/about': '/about.html', '/pricing': '/pricing.html' };

/** Renders the public pages into their HTML files: once when the web is built, else for each request. */
export const renderPublicPages = (): Plugin[] => [createRenderer(), scriptRemover];

/** Vite adds the scripts of the file that has the shared style sheet, which public pages do not need. */
const scriptRemover: Plugin = {
  name: 'remove-scripts-of-public-pages',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename }) =>
      isPublicPage(filename)
        ? html.replaceAll(/\s*<(script async type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
        : html,
  },
};

const isPublicPage = (filename: string): boolean => Object.values(addresses).includes(`/${basename(filename)}`);

function createRenderer(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'render-public-pages',
    configureServer(dev) {
      dev.middlewares.use((request, _, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        request.url = addresses[path] ?? request.url;
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, server: dev }) {
        if (!isPublicPage(filename)) return html;
        // While the web is built there is no server that could load the pages.
        server ??= dev ?? (await openRenderer());
        const { renderPublicPage } = await server.ssrLoadModule(RENDERER);
        const { head, body } = renderPublicPage(basename(filename, '.html'));
        return html.replace('<!-- head of the page -->', () => head).replace('<!-- body of the page -->', () => body);
      },
    },
    async closeBundle() {
      await server?.close();
      server = undefined;
    },
  };
}

const openRenderer = (): Promise<ViteDevServer> =>
  createServer({
    ...{ configFile: false, root: new URL('..', import.meta.url).pathname, appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
  });
