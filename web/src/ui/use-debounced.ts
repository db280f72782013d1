import { useEffect, useState } from 'react';

/** The server is asked after this pause in typing. */
const REST_MS = 200;

/** The text, once it has not changed for a moment. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
