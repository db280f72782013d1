import { useEffect, useRef } from 'react';
import { isSignedOutCode, isUnreachable, toFailure } from '../api/problem.ts';
import { notify } from '../toasts/notify.ts';

interface Loading {
  currentData?: unknown;
  error?: unknown;
}

/**
 * Shows one failure toast when the server refuses a first load; the next one only after a load has succeeded. The toast
 * goes when its page is left. Failed refetches in the background show none, an ended session is reported elsewhere, and
 * an unreachable server is reported in place of the data alone.
 */
export function useLoadFailureToast(title: string, { currentData, error }: Loading): void {
  const hasShownFailure = useRef(false);
  const key = `load/${title}`;
  useEffect(() => {
    if (currentData !== undefined) {
      if (hasShownFailure.current) notify.settled(key);
      hasShownFailure.current = false;
    } else if (error !== undefined && !hasShownFailure.current && isReportedByToast(error)) {
      hasShownFailure.current = true;
      notify.failure({ key, title, detail: toFailure(error).detail });
    }
  }, [key, title, currentData, error]);
  useEffect(
    () => () => {
      if (hasShownFailure.current) notify.settled(key);
    },
    [key],
  );
}

const isReportedByToast = (error: unknown) => !isUnreachable(error) && !isSignedOutCode(toFailure(error).code);
