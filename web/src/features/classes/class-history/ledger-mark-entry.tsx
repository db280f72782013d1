import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { toMarkWithoutChangeText } from '../../../copy/class-history.ts';
import { toCodedReasonText } from '../../../copy/reason-codes.ts';
import { TableCell } from '../../../ui/table.tsx';
import { ledgerTexts } from './class-history-page-copy.ts';
import { toRecordedByText } from './to-recorded-by-text.ts';
import { DateCell, RecordActivityLink } from './transaction-entry.tsx';

type Mark = Extract<ClassHistoryEntry, { kind: 'mark' }>;

interface LedgerMarkEntryProps {
  mark: Mark;
  timeZone: string;
  /** True to highlight the row, because the pointer is on the row that it is linked to. */
  linked?: boolean;
  onPoint?(id: string | null): void;
  /** Acts on the mark, after the other facts. */
  acts?: ReactNode;
  /** Actions that follow the sentence. */
  children?: ReactNode;
}

/** A mark that moved no class, shown among the transactions. */
export function LedgerMarkEntry({ mark, timeZone, linked, onPoint, acts, children }: LedgerMarkEntryProps) {
  const reason = toCodedReasonText(mark);
  return (
    <tr
      id={mark.id}
      onPointerEnter={() => onPoint?.(mark.id)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(mark.id)}
      onBlur={() => onPoint?.(null)}
      className={cx('align-top text-sm text-quiet target:bg-tint-accent', linked && 'bg-tint-accent')}
    >
      <DateCell date={mark.effective_on} timeZone={timeZone} />
      <TableCell className="py-2.5 wrap-anywhere max-sm:pr-1">
        {toMarkWithoutChangeText(mark)}
        {reason && `: ${reason}`}
        {mark.notes && `: “${mark.notes}”`} · {toRecordedByText(mark, timeZone)}
        <RecordActivityLink record={mark.attendance_id} />
        {acts}
        {children}
      </TableCell>
      <TableCell className="py-2.5 text-right">
        <span aria-hidden>–</span>
        <span className="sr-only">{ledgerTexts.noChange}</span>
      </TableCell>
      <TableCell className="max-sm:hidden" />
      <TableCell className="max-sm:hidden" />
    </tr>
  );
}
