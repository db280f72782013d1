import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import { publicPagePaths } from '#contracts/public-pages.ts';

const RENDERER = '/src/public-site/render-public-page.tsx';

const names = Object.keys(publicPagePaths);
/** Names of the public pages by their paths. */
const namesByPath: ReadonlyMap<string, string> = new Map(
  Object.entries(publicPagePaths).map(([name, path]) => [path, name]),
);

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

const isPublicPage = (filename: string): boolean => names.includes(basename(filename, '.html'));

function createRenderer(): Plugin {
  let rendered: RenderedPages | undefined;
  return {
    name: 'render-public-pages',
    configureServer(dev) {
      dev.middlewares.use((request, _, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const name = namesByPath.get(path);
        if (name !== undefined) request.url = `/${name}.html`;
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename, server: dev }) {
        if (!isPublicPage(filename)) return html;
        const page = basename(filename, '.html');
        if (dev === undefined) rendered = rendered ?? (await renderInWorker());
        const { head, body } = dev
          ? (await dev.ssrLoadModule(RENDERER)).renderPublicPage(page)
          : (rendered as RenderedPages)[page];
        return html.replace('<!-- head of the page -->', () => head).replace('<!-- body of the page -->', () => body);
      },
    },
  };
}

type RenderedPages = Record<string, { head: string; body: string }>;

/** In a worker, because React keeps the version that it was loaded as: tests that build the web load another one. */
const renderInWorker = (): Promise<RenderedPages> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./public-page-worker.ts', import.meta.url), { workerData: names });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
