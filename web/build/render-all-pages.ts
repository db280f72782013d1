import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { publicPagePaths } from '#contracts/public-pages.ts';

const pageRenderer = fileURLToPath(import.meta.resolve('../src/features/site/render-public-page.tsx'));
const loadingScreenRenderer = fileURLToPath(import.meta.resolve('../src/app/render-loading-screen.tsx'));

export interface RenderedPages {
  /** By name. */
  readonly publicPages: ReadonlyMap<string, { readonly head: string; readonly body: string }>;
  /** What the app shows until its code has loaded. */
  readonly loadingScreen: string;
}

/** The HTML of the pages that are complete without JavaScript. */
export async function renderAllPages(server: ViteDevServer): Promise<RenderedPages> {
  const { renderPublicPage } = await server.ssrLoadModule(pageRenderer);
  const { renderLoadingScreen } = await server.ssrLoadModule(loadingScreenRenderer);
  return {
    publicPages: new Map(Object.keys(publicPagePaths).map((name) => [name, renderPublicPage(name)])),
    loadingScreen: renderLoadingScreen(),
  };
}
