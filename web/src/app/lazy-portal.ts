import { lazy } from 'react';

export const loadPortal = () => import('./portal.tsx');

/** The store, the feed and dialogs are loaded with the portal, so that the login page does not load them. */
export const LazyPortal = lazy(() => loadPortal().then((loaded) => ({ default: loaded.Portal })));
