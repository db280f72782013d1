import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { type RenderedPages, renderAllPages } from './render-all-pages.ts';

/** The HTML file of the login page and the portal, which shows the loading screen until its code has loaded. */
const APP = 'index.html';
/** The HTML file into which every public page is rendered. */
const SHELL = 'public-page.html';

const names = Object.keys(publicPagePaths);
/** Names of the public pages by their paths. */
const namesByPath: ReadonlyMap<string, string> = new Map(
  Object.entries(publicPagePaths).map(([name, path]) => [path, name]),
);

/**
 * Renders the public pages, each into the same HTML file, and the loading screen of the app: once when the web is built,
 * else for each request.
 */
export const renderPages = (): Plugin[] => [shellLoader, createRenderer(), scriptRemover];

/** Loads the same file for every public page, so that each is built to a file of its own name. */
const shellLoader: Plugin = {
  name: 'load-public-page',
  resolveId: (id) => (isPublicPage(id) ? id : null),
  load: (id) => (isPublicPage(id) ? readFile(join(import.meta.dirname, '..', SHELL), 'utf8') : null),
};

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

const isPublicPage = (filename: string): boolean =>
  filename.endsWith('.html') && names.includes(basename(filename, '.html'));

function createRenderer(): Plugin {
  let rendered: Promise<RenderedPages> | undefined;
  return {
    name: 'render-pages',
    configureServer(dev) {
      dev.middlewares.use((request, _, next) => {
        if (namesByPath.has(toPath(request.url ?? '/'))) request.url = `/${SHELL}`;
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, originalUrl = '', server: dev }) {
        const load = () => {
          if (dev) return renderAllPages(dev);
          rendered ??= renderInWorker();
          return rendered;
        };
        if (basename(filename) === APP) {
          const { loadingScreen } = await load();
          return html.replace('<!-- loading screen -->', () => loadingScreen);
        }
        const name = dev ? namesByPath.get(toPath(originalUrl)) : basename(filename, '.html');
        const page = name !== undefined && names.includes(name) && (await load()).publicPages.get(name);
        if (!page) return html;
        const { head, body } = page;
        return html.replace('<!-- head of the page -->', () => head).replace('<!-- body of the page -->', () => body);
      },
    },
  };
}

const toPath = (url: string): string => new URL(url, 'http://localhost').pathname;

/** In a worker, because React keeps the version that it was loaded as: tests that build the web load another one. */
const renderInWorker = (): Promise<RenderedPages> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-pages-worker.ts', import.meta.url));
    worker.once('message', resolve);
    worker.once('error', reject);
  });
