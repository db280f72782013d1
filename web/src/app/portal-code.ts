import { lazy } from 'react';

const load = () => import('./portal.tsx').then(({ Portal }) => ({ default: Portal }));

/** Store, feed and dialogs come with it, so that public pages load React and the router alone. */
export const portal = {
  Portal: lazy(load),
  /** For a moment in which somebody is about to enter; a failure shows when they do. */
  preload: () => void load().catch(() => undefined),
};
