import type { ViteDevServer } from 'vite';
import { publicPagePaths } from '#contracts/public-pages.ts';

export interface RenderedPages {
  /** By name. */
  readonly publicPages: ReadonlyMap<string, { readonly head: string; readonly body: string }>;
  /** What the app shows until its code has loaded. */
  readonly loadingScreen: string;
}

/** The HTML of the pages that are complete without JavaScript. */
export async function renderAllPages(server: ViteDevServer): Promise<RenderedPages> {
  const { renderPublicPage } = await server.ssrLoadModule('/src/features/site/render-public-page.tsx');
  const { renderLoadingScreen } = await server.ssrLoadModule('/src/app/render-loading-screen.tsx');
  return {
    publicPages: new Map(Object.keys(publicPagePaths).map((name) => [name, renderPublicPage(name)])),
    loadingScreen: renderLoadingScreen(),
  };
}
