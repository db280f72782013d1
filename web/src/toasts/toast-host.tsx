import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { countToasts, onNotice } from './notify.ts';

/** After the first page is there; a toast is wanted most when nothing can be loaded any more. */
const QUIET_MS = 2_000;
const load = () => import('./toasts.tsx').then(({ Toasts }) => Toasts);

/** Stands beside the pages, so that a toast outlives the page that raised it; loaded with the first one at the latest. */
export function ToastHost() {
  const notices = useSyncExternalStore(onNotice, countToasts);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toasts) return;
    // Where it cannot be loaded there is no toast, and nothing worse: a form says in itself why it failed.
    const show = () =>
      void load()
        .then((loaded) => setToasts(() => loaded))
        .catch(() => undefined);
    const timer = setTimeout(show, notices > 0 ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [Toasts, notices]);
  return Toasts && <Toasts />;
}
