import { useEffect, useState } from 'react';

/** Longer than a slow double click. */
const MOVED_MS = 1_000;

/**
 * True for a moment after the rows of a list have moved, while clicks on their buttons must be ignored: the second
 * click of a double click would hit the row that took the first one's place. Rows added at the end move nothing.
 */
export function useRowsJustMoved(ids: readonly string[]): boolean {
  const order = ids.map((id) => `${id} `).join('');
  const [shown, setShown] = useState(order);
  const [moves, setMoves] = useState(0);
  const [over, setOver] = useState(0);
  if (order !== shown) {
    setShown(order);
    if (!order.startsWith(shown)) setMoves(moves + 1);
  }
  useEffect(() => {
    const timer = setTimeout(() => setOver(moves), MOVED_MS);
    return () => clearTimeout(timer);
  }, [moves]);
  return over !== moves;
}
