import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store/store.ts';
import { connectionReturned } from './open-drafts.ts';

/** What was typed while the connection was lost goes out as soon as it stands again, from pages that were left too. */
export function useReturnedConnection(): void {
  const feed = useSelector(({ sync }: RootState) => sync.feed);
  const lost = useRef(false);
  useEffect(() => {
    if (feed === 'live' && lost.current) connectionReturned();
    lost.current = feed === 'interrupted' || feed === 'offline';
  }, [feed]);
  useEffect(() => {
    addEventListener('online', connectionReturned);
    return () => removeEventListener('online', connectionReturned);
  }, []);
}
