import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Sync } from '../api/sync.ts';
import { serverBuildIs } from '../app/reload.ts';
import { startLive } from './live.ts';

/** Keeps the store live while the component that calls this is on the page; nothing is asked for while it is paused. */
export function useLive(paused: boolean): void {
  const store = useStore<{ sync: Sync }>();
  useEffect(() => {
    if (paused) return;
    const feedUrl = new URL('/api/feed', location.href.replace(/^http/, 'ws')).href;
    return startLive(store, { feedUrl, onBuild: serverBuildIs });
  }, [store, paused]);
}
