import { useState, useSyncExternalStore } from 'react';
import { useProfile } from '../../../session/session.ts';
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
  readonly endsAtMs: number;
}

/** The last offer, kept in memory so that a tutor who left the page finds it when they come back. */
let lastOffer: UndoOffer | null = null;
const listeners = new Set<() => void>();

function change(next: UndoOffer | null): void {
  lastOffer = next;
  for (const listener of listeners) listener();
}

export const offerUndo = (roll: UndoableRoll, personId: string): void =>
  change({ roll, personId, endsAtMs: Date.now() + UNDO_MS });

/** Ends this offer, or whichever is the last one. An offer that another one has replaced has ended already. */
export function withdrawOffer(offer = lastOffer): void {
  if (offer === lastOffer) change(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The offer to undo the roll that this person saved last; null without one. The bar that shows it ends it in time, but not
 * while an undo is in flight.
 */
export function useUndoOffer(): UndoOffer | null {
  const { id } = useProfile();
  const offer = useSyncExternalStore(subscribe, () => lastOffer);
  const [openedAtMs] = useState(Date.now);
  return offer?.personId === id && openedAtMs < offer.endsAtMs ? offer : null;
}
