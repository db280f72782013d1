import { useEffect, useState } from 'react';

/** Whether something is recorded; undefined while it loads. */
export type RecordLookupState = 'nothing' | 'something' | 'failed' | undefined;

interface EarlyPress {
  /** What the form is about. A new value discards a remembered press. */
  about: string;
  found: RecordLookupState;
  act(): void;
}

/**
 * Remembers a press of the submit button while the existing record is still loading. If nothing is recorded, the
 * command is then sent. Otherwise the record is shown first and the person must press again. Returns a function that
 * remembers a press.
 */
export function useSubmitAfterLookup({ about, found, act }: EarlyPress): () => void {
  const [pressed, setPressed] = useState<string>();
  useEffect(() => {
    if (pressed === undefined || (pressed === about && found === undefined)) return;
    setPressed(undefined);
    if (pressed === about && found === 'nothing') act();
  });
  return () => setPressed(about);
}
