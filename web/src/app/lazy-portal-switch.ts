import { lazy } from 'react';
import type { Parser } from 'wouter';
import { loadPortal } from './lazy-portal.ts';

const loadPortalSwitch = () => import('./portal-switch.tsx');

/** Loads the switch together with the table of portal screens. */
export const LazyPortalSwitch = lazy(() => loadPortalSwitch().then((loaded) => ({ default: loaded.PortalSwitch })));

// A failed preload is reported when the portal or the page is rendered.
const ignoreFailure = () => undefined;

export function preloadPortal(): void {
  void Promise.all([loadPortal(), loadPortalSwitch()]).catch(ignoreFailure);
}

export function preloadPortalPageCode(parser: Parser, path: string): void {
  void loadPortalSwitch()
    .then(({ preloadPortalPage }) => preloadPortalPage(parser, path))
    .catch(ignoreFailure);
}
