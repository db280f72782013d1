import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onNotice, wasNotified } from './notify.ts';

const Toasts = lazy(() => import('./toasts.tsx').then((toasts) => ({ default: toasts.Toasts })));

/** Stands beside the pages, so that a toast outlives the page that raised it; loaded with the first one. */
export function ToastHost() {
  const needed = useSyncExternalStore(onNotice, wasNotified);
  return <Suspense>{needed && <Toasts />}</Suspense>;
}
