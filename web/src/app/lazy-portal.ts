import { createLazyComponent } from '../lib/create-lazy-component.ts';

/** The store, the feed and dialogs are loaded with the portal, so that the login page does not load them. */
export const LazyPortal = createLazyComponent(() => import('./portal.tsx').then((module) => module.Portal));
