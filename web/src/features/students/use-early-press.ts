import { useEffect, useState } from 'react';

/** Undefined while it is looked up. */
export type LookupState = 'nothing' | 'something' | 'failed' | undefined;

interface EarlyPress {
  /** What the form is about; a press is forgotten when this changes. */
  about: string;
  /** What was found to stand there already. */
  found: LookupState;
  act(): void;
}

/**
 * Keeps a press of the form's button from before it was known what stands there: the act follows where that is nothing,
 * and is left to a second press where it is something, which is shown first. Returns how to keep one.
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
