import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TransactionRow } from '#contracts/classes.ts';
import {
  belowZeroText,
  formatBalance,
  formatSignedCount,
  toCorrectionBadgeText,
  toTransactionChip,
  toTransactionText,
} from '../../../copy/class-history.ts';
import { toReasonDetailsText } from '../../../copy/reason-codes.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { useProfile } from '../../../session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell } from '../../../ui/margin-table-cells.tsx';
import { TableCell } from '../../../ui/table.tsx';
import { ledgerTexts } from './class-history-page-copy.ts';
import { toRecordedByText } from './to-recorded-by-text.ts';

interface TransactionEntryProps {
  row: TransactionRow;
  timeZone: string;
  notes?: string | null;
  /** True to highlight the row, because the pointer is on the row that it is linked to. */
  linked?: boolean;
  onPoint?(id: string | null): void;
  /** The cell with the student, in the history of all students. */
  student?: ReactNode;
  /** Acts on the mark of the row, after the other facts. */
  acts?: ReactNode;
  /** Links and actions that follow the sentence. */
  children?: ReactNode;
}

/** A row of the ledger: the date left of the margin line, then the sentence and the numbers. */
export function TransactionEntry({
  row,
  timeZone,
  notes,
  linked,
  onPoint,
  student,
  acts,
  children,
}: TransactionEntryProps) {
  const chip = toTransactionChip(row, timeZone);
  const corrects = row.source === 'reversal' || row.source === 'purchase-reversal';
  const details = toReasonDetailsText(row);
  const gained = row.applied_remaining > 0;
  return (
    <tr
      id={row.id}
      onPointerEnter={() => onPoint?.(row.id)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(row.id)}
      onBlur={() => onPoint?.(null)}
      className={cx('align-top target:bg-tint-accent', linked ? 'bg-tint-accent' : corrects && 'bg-tint-caution')}
    >
      <DateCell date={row.effective_on} timeZone={timeZone} />
      {student && <TableCell className="py-2.5 max-lg:hidden">{student}</TableCell>}
      <TableCell className="py-2.5 wrap-anywhere max-sm:pr-1">
        {student && <div className="lg:hidden">{student}</div>}
        {toTransactionText(row)}
        {row.reason && `: ${row.reason}`} {corrects && <Badge tone="caution">{toCorrectionBadgeText(row)}</Badge>}{' '}
        {chip && (
          <Badge tone={chip.tone} className="max-sm:rounded-control max-sm:whitespace-normal">
            {chip.text}
          </Badge>
        )}{' '}
        <span className="text-sm text-quiet max-sm:block">
          <span className="max-sm:hidden">· </span>
          {toRecordedByText(row, timeZone)}
          <RecordActivityLink record={row.attendance_id} />
          {acts}
        </span>
        {row.remaining_after < 0 && <p className="text-sm text-quiet">{belowZeroText}</p>}
        {details && <p className="text-sm text-quiet">{details}</p>}
        {notes && <p className="text-sm text-quiet">“{notes}”</p>}
        {children}
      </TableCell>
      <TableCell className="py-2.5 text-right max-sm:pl-0">
        <span className={cx('font-semibold', gained && 'text-good')}>{formatSignedCount(row.applied_remaining)}</span>
        <span className="block text-sm text-quiet sm:hidden">
          {row.remaining_after > row.total_after ? (
            <>
              {formatBalance(row.remaining_after)}
              <span className="sr-only"> {ledgerTexts.unit}</span>
              {ledgerTexts.toTotal(row.total_after)}
            </>
          ) : (
            <>
              {ledgerTexts.toOf(row.remaining_after, row.total_after)}
              <span className="sr-only"> {ledgerTexts.unit}</span>
            </>
          )}
        </span>
      </TableCell>
      <TableCell className="py-2.5 text-right max-sm:hidden">{formatBalance(row.remaining_after)}</TableCell>
      <TableCell className="py-2.5 text-right text-quiet max-sm:hidden">{formatBalance(row.total_after)}</TableCell>
    </tr>
  );
}

/** The date of a row, left of the margin line. */
export function DateCell({ date, timeZone }: { date: string; timeZone: string }) {
  return (
    <MarginTableCell className="py-2.5 max-sm:px-2 max-sm:first:pl-2">
      <LedgerDay date={date} timeZone={timeZone} />
    </MarginTableCell>
  );
}

/** A link to the activity about an attendance record, for tutors only. */
export function RecordActivityLink({ record }: { record: string | null }) {
  if (useProfile().role !== 'tutor' || record === null) return null;
  return (
    <>
      {FACT_SEPARATOR}
      <Link href={paths.activityOf({ record })} className="text-accent underline underline-offset-2">
        {ledgerTexts.history}
        <span className="sr-only"> {ledgerTexts.historyContext}</span>
      </Link>
    </>
  );
}
