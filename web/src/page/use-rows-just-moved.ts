import { useEffect, useState } from 'react';

/** Longer than a slow double click. */
const MOVED_MS = 1_000;

/**
 * True just after the rows of a list have moved, when its buttons must take no press of the pointer: the second click of
 * a double click would reach the row that took the place of the first one. Rows that are added at the end move none.
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
