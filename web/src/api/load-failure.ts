import { useEffect, useRef } from 'react';
import { notifyFailure } from '../app/notify.ts';

interface Loading {
  currentData?: unknown;
  error?: unknown;
}

/** Raises the destructive toast once when a first load fails; refetches in the background stay quiet. */
export function useLoadFailure(title: string, { currentData, error }: Loading): void {
  const told = useRef(false);
  useEffect(() => {
    if (currentData !== undefined) told.current = false;
    if (error === undefined || currentData !== undefined || told.current) return;
    told.current = true;
    notifyFailure(title, error);
  }, [title, currentData, error]);
}
