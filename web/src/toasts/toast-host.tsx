import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { countToasts, onToastRequest } from './notify.ts';

/** Toasts are loaded after the first page, because they are needed most when nothing else can be loaded. */
const QUIET_MS = 2_000;
const load = () => import('./toasts.tsx').then(({ Toasts }) => Toasts);

/** Rendered beside the pages, so that a toast outlives its page. The code loads with the first toast at the latest. */
export function ToastHost() {
  const notices = useSyncExternalStore(onToastRequest, countToasts);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toasts) return;
    // If the code cannot be loaded there is no toast; the form still shows why it failed.
    const show = () =>
      void load()
        .then((loaded) => setToasts(() => loaded))
        .catch(() => undefined);
    const timer = setTimeout(show, notices > 0 ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [Toasts, notices]);
  return Toasts && <Toasts />;
}
