import type { CentreResponse } from '#contracts/centre.ts';
import { confirmDateTexts as copy } from '../../copy/forms.ts';
import { formatLongDate } from '../../lib/dates.ts';
import type { DateDoubt } from '../../lib/find-date-doubts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ConfirmDateDialogProps {
  /** Civil date that is about to be marked. */
  date: string;
  /** One or more. */
  doubts: readonly DateDoubt[];
  centre: CentreResponse;
  /** The students who enrolled after the date. */
  names: readonly string[];
  onConfirm(): void;
  onClose(): void;
}

/** Asks once more before a day is marked that was probably chosen by mistake. */
export function ConfirmDateDialog({ date, doubts, centre, names, onConfirm, onClose }: ConfirmDateDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.title(formatLongDate(date))}
      description={doubts
        .map((doubt) => (doubt === 'long-ago' ? copy.toLongAgo(centre.date_doubt_days) : copy.beforeEnrolment(names)))
        .join(' ')}
      confirm={copy.confirm}
      cancel={copy.cancel}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
