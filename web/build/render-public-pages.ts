import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { publicPagePaths } from '#contracts/public-pages.ts';

const RENDERER = '/src/public-site/render-public-page.tsx';
/** The HTML file into which every public page is rendered. */
const SHELL = 'public-page.html';

const names = Object.keys(publicPagePaths);
/** Names of the public pages by their paths. */
const namesByPath: ReadonlyMap<string, string> = new Map(
  Object.entries(publicPagePaths).map(([name, path]) => [path, name]),
);

/** Renders the public pages, each into the same HTML file: once when the web is built, else for each request. */
export const renderPublicPages = (): Plugin[] => [shellLoader, createRenderer(), scriptRemover];

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
  let rendered: RenderedPages | undefined;
  return {
    name: 'render-public-pages',
    configureServer(dev) {
      dev.middlewares.use((request, _, next) => {
        if (namesByPath.has(toPath(request.url ?? '/'))) request.url = `/${SHELL}`;
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, originalUrl = '', server: dev }) {
        const page = dev ? namesByPath.get(toPath(originalUrl)) : basename(filename, '.html');
        if (page === undefined || !names.includes(page)) return html;
        if (dev === undefined) rendered = rendered ?? (await renderInWorker());
        const { head, body } = dev
          ? (await dev.ssrLoadModule(RENDERER)).renderPublicPage(page)
          : (rendered as RenderedPages)[page];
        return html.replace('<!-- head of the page -->', () => head).replace('<!-- body of the page -->', () => body);
      },
    },
  };
}

const toPath = (url: string): string => new URL(url, 'http://localhost').pathname;

type RenderedPages = Record<string, { head: string; body: string }>;

/** In a worker, because React keeps the version that it was loaded as: tests that build the web load another one. */
const renderInWorker = (): Promise<RenderedPages> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./public-page-worker.ts', import.meta.url), { workerData: names });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
