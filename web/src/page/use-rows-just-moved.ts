import { useEffect, useState } from 'react';

/** Longer than a slow double click. */
const MOVED_MS = 1_000;

/**
 * True for a moment after the rows of a list have moved. The caller must ignore clicks on their buttons then: the
 * second click of a double click would hit the row that has taken the place of the first. Rows that are added at the
 * end move no others.
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
