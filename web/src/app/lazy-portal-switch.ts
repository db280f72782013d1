import { matchRoute, type Parser } from 'wouter';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { entryPaths } from '../navigation/entry-paths.ts';
import { LazyPortal } from './lazy-portal.ts';
import { loginScreen } from './signed-out-screens.ts';

const loadPortalSwitch = () => import('./portal-switch.tsx');

/** Loads the switch together with the table of portal screens. */
export const LazyPortalSwitch = createLazyComponent(() => loadPortalSwitch().then((module) => module.PortalSwitch));

export const preloadPortal = () => Promise.all([LazyPortal.preload(), LazyPortalSwitch.preload()]);

/** Loads the code of the page at a path. A failure is reported when the page is rendered. */
export async function preloadPage(parser: Parser, path: string): Promise<void> {
  if (matchRoute(parser, entryPaths.login, path)[0]) return loginScreen.Page.preload();
  const portal = preloadPortal();
  const page = loadPortalSwitch().then(
    ({ preloadPortalPage }) => preloadPortalPage(parser, path),
    () => undefined,
  );
  await Promise.all([portal, page]);
}
