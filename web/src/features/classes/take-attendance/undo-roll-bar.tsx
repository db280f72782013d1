import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { useProfile } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { UndoableRoll } from './list-undoable-rows.ts';
import { rollApi } from './roll-api.ts';
import { hasFailedSave } from './roll-row.ts';

/** Offers to undo a roll for some minutes after it was saved. */
export function UndoRollBar({ offer }: { offer: UndoOffer }) {
  const { date, rows } = offer.roll;
  const key = `take-attendance/${date}`;
  const day = formatLongDate(date);
  const applied = rows.filter(({ appliedWaiting }) => appliedWaiting).map(({ name }) => name);
  const [undo] = rollApi.useUndoRollMutation();
  const { submit, pending } = useCommand(undo, {
    key,
    onDone: ({ rows: results }) => {
      const failed = results.filter((result) => hasFailedSave({ result }));
      if (failed.length === 0) {
        notify.success({ key, title: copy.rollUndoneText, detail: copy.toUndoneText(day, applied) });
      } else {
        const ids = new Set(failed.map(({ student_id }) => student_id));
        const names = rows.filter(({ undo: row }) => ids.has(row.student_id)).map(({ name }) => name);
        const reasons = new Set(failed.map(({ detail }) => detail));
        const why = reasons.size === 1 ? failed[0]?.detail : undefined;
        const appliedFor = applied.filter((name) => !names.includes(name));
        const detail = copy.toNotUndoneText(names, rows.length, { why, appliedFor });
        notify.failure({ key, title: copy.rollUndoFailedText, detail });
      }
      withdrawOffer(offer);
    },
    failed: copy.rollUndoFailedText,
  });
  useEffect(() => {
    if (pending) return;
    const timer = setTimeout(() => withdrawOffer(offer), offer.endsAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [pending, offer]);
  return (
    <Notice tone="good" role="status" className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>{copy.toRollSavedText(rows.length, day, applied)}</span>
      <Button
        size="small"
        pending={pending}
        onClick={() => submit({ body: { date, rows: rows.map(({ undo: row }) => row) } })}
      >
        {copy.undoText}
      </Button>
    </Notice>
  );
}

/**
 * How long undoing a saved roll is offered. The server sets no time limit: it refuses the students whose mark was changed
 * after the roll.
 */
const UNDO_MS = 5 * 60_000;

interface UndoOffer {
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
