import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Store } from '../api/store.ts';
import { startLiveUpdates } from './live-updates.ts';
import { reloadOnNewBuild } from './reload-on-new-build.ts';

const useStoreOfPortal = useStore.withTypes<Store>();

/** Keeps the store up to date while the component is mounted and `paused` is false. */
export function useLiveUpdates(paused: boolean): void {
  const store = useStoreOfPortal();
  useEffect(() => {
    if (paused) return;
    const feedUrl = new URL('/api/feed', location.href.replace(/^http/, 'ws')).href;
    return startLiveUpdates(store, { feedUrl, onBuild: reloadOnNewBuild });
  }, [store, paused]);
}
