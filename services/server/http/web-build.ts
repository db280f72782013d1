/**
 * Serves the built web:
 * - files with a hash in their name, which browsers cache for ever and the server keeps in memory
 * - other files by their name
 * - the public pages
 * - index.html for /login
 * - the dashboards
 * - portal.html for every other address, except those under /api and /health
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { dashboardPages } from '#contracts/dashboard-pages.ts';
import { PUBLIC_URL_PLACEHOLDER } from '#contracts/page-placeholders.ts';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { createAssetLoader } from './built-assets.ts';
import { fillRules, type ShownRules } from './fill-placeholders.ts';
import { sendRefusal } from './send-refusal.ts';

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The built web app. `build` is a hash of the login page, so that an open tab notices a newer build. */
export interface WebBuild {
  readonly root: string;
  /** HTML of the login page; undefined when the web was not built. */
  readonly loginPage: string | undefined;
  /** HTML of the portal, which also loads the portal's code; undefined when the web was not built. */
  readonly portalPage: string | undefined;
  /** HTML of the dashboards by their path: the portal's, which also loads the code of the dashboard. */
  readonly dashboards: ReadonlyMap<string, string>;
  /** HTML of the public pages by their path. */
  readonly publicPages: ReadonlyMap<string, string>;
  readonly build: string;
  /** The page that checks packets, with its own content security policy; undefined when the web was not built. */
  readonly verifier: { readonly page: string; readonly policy: string } | undefined;
}

/** Reads the pages from `root`, and hashes index.html; the other files are read when they are requested. */
export async function readWebBuild(publicUrl: string, root = built): Promise<WebBuild> {
  const portalPage = await readPage(join(root, 'portal.html'));
  // A build without the portal's page would answer its addresses with nothing.
  const loginPage = portalPage === undefined ? undefined : await readPage(join(root, 'index.html'));
  const dashboards = new Map<string, string>();
  for (const name of dashboardPages) {
    const html = await readPage(join(root, `${name}.html`));
    if (html !== undefined) dashboards.set(`/${name}`, html);
  }
  const publicPages = new Map<string, string>();
  for (const [name, path] of Object.entries(publicPagePaths)) {
    const html = await readPage(join(root, `${name}.html`));
    if (html !== undefined) publicPages.set(path, html.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl));
  }
  const build = loginPage === undefined ? 'unbuilt' : createHash('sha256').update(loginPage).digest('hex').slice(0, 12);
  return {
    root,
    loginPage,
    portalPage,
    dashboards,
    publicPages,
    build,
    verifier: toVerifier((await readPage(join(root, 'verify.html')))?.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl)),
  };
}

const readPage = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** The page allows its own script and style by their hashes. An element of a page cannot forbid frames, so the header does. */
function toVerifier(page: string | undefined): WebBuild['verifier'] {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page ?? '') ?? [];
  if (page === undefined || policy === undefined) return undefined;
  return { page, policy: `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'` };
}

/** Paths of built files. The pattern excludes NUL and `..`. */
const fileName = /^(?!.*\.\.)[\w.@-]+(\/[\w.@-]+)*$/;

/** Registers the routes that serve the web app. */
export async function registerWebBuild(
  app: FastifyInstance,
  { root, loginPage, portalPage, dashboards, publicPages }: WebBuild,
  loadRules: () => Promise<ShownRules>,
): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true });

  const loadAsset = createAssetLoader(root);
  app.get('/assets/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const asset = fileName.test(name) ? await loadAsset(name, request.headers['accept-encoding']) : undefined;
    if (!asset) return sendRefusal(reply, refuse('not-found'));
    reply.headers({ ...asset.headers, 'cache-control': 'public, max-age=31536000, immutable' });
    return reply.send(asset.body);
  });

  app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    // Every other path is a route of the web app, which has its own page for unknown routes.
    if (loginPage === undefined || portalPage === undefined || /^(api|health)(\/|$)/.test(path))
      return sendRefusal(reply, refuse('not-found'));
    reply.header('cache-control', 'no-cache');
    const screen = `/${path.replace(/\/$/, '')}`;
    const isFile = /\.\w+$/.test(path);
    if (isFile && (!fileName.test(path) || path.endsWith('.html'))) return sendRefusal(reply, refuse('not-found'));
    if (isFile) return reply.sendFile(path);
    reply.type('text/html; charset=utf-8');
    const html = publicPages.get(screen) ?? dashboards.get(screen) ?? (screen === '/login' ? loginPage : portalPage);
    return fillRules(html, loadRules);
  });
}
