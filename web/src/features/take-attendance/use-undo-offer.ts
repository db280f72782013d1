import { useCallback, useState } from 'react';
import { useProfile } from '../../session/session.ts';
import type { UndoableRoll } from './list-undoable-rows.ts';

/**
 * How long undoing a saved roll is offered. The server sets no time limit: it refuses the students whose mark was changed
 * after the roll.
 */
const UNDO_MS = 5 * 60_000;

export interface UndoOffer {
  readonly roll: UndoableRoll;
  readonly personId: string;
  /** The end of the offer, in milliseconds since 1970. */
  readonly until: number;
}

/** The last offer, kept in memory so that a tutor who left the page finds it when they come back. */
let lastOffer: UndoOffer | null = null;

/** The offer to undo the last saved roll; null without one. */
export function useUndoOffer() {
  const { id: personId } = useProfile();
  const [offer, setOffer] = useState(() =>
    lastOffer?.personId === personId && Date.now() < lastOffer.until ? lastOffer : null,
  );
  const change = useCallback((next: UndoOffer | null) => {
    lastOffer = next;
    setOffer(next);
  }, []);
  return {
    offer,
    offerUndo: (roll: UndoableRoll) => change({ roll, personId, until: Date.now() + UNDO_MS }),
    withdrawOffer: useCallback(() => change(null), [change]),
  };
}
