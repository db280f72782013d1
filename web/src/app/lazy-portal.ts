import { lazy } from 'react';

export const loadPortal = () => import('./portal.tsx');

/** Store, feed and dialogs come with the portal, so that public pages load React and the router alone. */
export const Portal = lazy(() => loadPortal().then((loaded) => ({ default: loaded.Portal })));
