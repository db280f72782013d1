import { useEffect, useRef } from 'react';
import { isSignedOutCode, toFailure, toLoadFailureText } from '../api/problem.ts';
import { notify } from '../toasts/notify.ts';

interface Loading {
  currentData?: unknown;
  error?: unknown;
}

/**
 * Shows one failure toast when a first load fails; the next one only after a load has succeeded. Failed refetches in
 * the background show none, and an ended session is reported elsewhere.
 */
export function useLoadFailureToast(title: string, { currentData, error }: Loading): void {
  const hasShownFailure = useRef(false);
  useEffect(() => {
    const key = `load/${title}`;
    if (currentData !== undefined) {
      if (hasShownFailure.current) notify.settled(key);
      hasShownFailure.current = false;
    } else if (error !== undefined && !hasShownFailure.current && !isSignedOutCode(toFailure(error).code)) {
      hasShownFailure.current = true;
      notify.failure({ key, title, detail: toLoadFailureText(error) });
    }
  }, [title, currentData, error]);
}
