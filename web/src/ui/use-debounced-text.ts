import { useEffect, useState } from 'react';

/** Delay after the last key before the server is asked. */
const DELAY_MS = 200;

/** The text, once it has not changed for 200 ms. */
export function useDebouncedText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, DELAY_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
