import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store/store.ts';
import { retryOpenDrafts } from './open-drafts.ts';

/** What was typed while the connection was lost goes out as soon as it stands again, from pages that were left too. */
export function useDraftRetryOnReconnect(): void {
  const feed = useSelector(({ sync }: RootState) => sync.feed);
  const lost = useRef(false);
  useEffect(() => {
    if (feed === 'live' && lost.current) retryOpenDrafts();
    lost.current = feed === 'interrupted' || feed === 'offline';
  }, [feed]);
  useEffect(() => {
    addEventListener('online', retryOpenDrafts);
    return () => removeEventListener('online', retryOpenDrafts);
  }, []);
}
