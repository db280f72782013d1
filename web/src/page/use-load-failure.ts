import { useEffect, useRef } from 'react';
import { isSignedOut, toFailure, whyNotLoaded } from '../api/problem.ts';
import { notify } from '../toasts/notify.ts';

interface Loading {
  currentData?: unknown;
  error?: unknown;
}

/**
 * Raises the destructive toast once when a first load fails, until one goes well; refetches in the background stay
 * quiet, and of an ended session the page tells in another place.
 */
export function useLoadFailure(title: string, { currentData, error }: Loading): void {
  const told = useRef(false);
  useEffect(() => {
    const key = `load/${title}`;
    if (currentData !== undefined) {
      if (told.current) notify.settled(key);
      told.current = false;
    } else if (error !== undefined && !told.current && !isSignedOut(toFailure(error).code)) {
      told.current = true;
      notify.failure({ key, title, detail: whyNotLoaded(error) });
    }
  }, [title, currentData, error]);
}
