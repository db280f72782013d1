import { useEffect, useState } from 'react';

/** How long a search rests before the server is asked. */
const REST_MS = 200;

/** A text once nothing has been typed in it for a moment. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
