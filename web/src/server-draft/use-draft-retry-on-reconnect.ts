import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store/store.ts';
import { retryOpenDrafts } from './open-drafts.ts';

/** Sends drafts as soon as the connection returns, including those of pages that were left. */
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
