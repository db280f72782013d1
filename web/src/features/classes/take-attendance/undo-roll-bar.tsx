import { useEffect } from 'react';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { hasFailedSave } from './roll-row.ts';
import { useUndoRollMutation } from './take-api.ts';
import { type UndoOffer, withdrawOffer } from './undo-offer.ts';

/** Offers to undo a roll for some minutes after it was saved. */
export function UndoRollBar({ offer }: { offer: UndoOffer }) {
  const { date, rows } = offer.roll;
  const key = `take-attendance/${date}`;
  const day = formatLongDate(date);
  const applied = rows.filter(({ appliedWaiting }) => appliedWaiting).map(({ name }) => name);
  const [undo] = useUndoRollMutation();
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
        const detail = copy.toNotUndoneText(names, rows.length, reasons.size === 1 ? failed[0]?.detail : undefined);
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
