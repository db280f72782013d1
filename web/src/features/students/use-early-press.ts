import { useEffect, useState } from 'react';

/** Undefined while loading. */
export type LookupState = 'nothing' | 'something' | 'failed' | undefined;

interface EarlyPress {
  /** The subject of the form; when it changes, a stored press is dropped. */
  about: string;
  /** Whether something is recorded already. */
  found: LookupState;
  act(): void;
}

/**
 * Stores a press of the submit button that came before it was known what is recorded. The command follows if nothing is
 * recorded; otherwise the record is shown first and a second press is needed. Returns a function that stores a press.
 */
export function useEarlyPress({ about, found, act }: EarlyPress): () => void {
  const [pressed, setPressed] = useState<string>();
  useEffect(() => {
    if (pressed === undefined || (pressed === about && found === undefined)) return;
    setPressed(undefined);
    if (pressed === about && found === 'nothing') act();
  });
  return () => setPressed(about);
}
