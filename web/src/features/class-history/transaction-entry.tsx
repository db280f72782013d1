import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { TransactionRow } from '#contracts/classes.ts';
import { signed, transactionChip, transactionSentence } from '../../copy/class-history.ts';
import { shortDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { MarginCell } from '../../ui/ledger.tsx';
import { TableCell } from '../../ui/table.tsx';
import { recordedBy } from './recorded.ts';

interface TransactionEntryProps {
  row: TransactionRow;
  timeZone: string;
  notes?: string | null;
  /** Lights up with the row that it corrects, or that corrects it. */
  linked?: boolean;
  onPoint?(id: string | null): void;
  /** The column with the student, in the list of all. */
  student?: ReactNode;
  /** Links and acts after the sentence. */
  children?: ReactNode;
}

/** A row of the ledger: the date before the margin line, the sentence behind it, then the numbers. */
export function TransactionEntry({ row, timeZone, notes, linked, onPoint, student, children }: TransactionEntryProps) {
  const chip = transactionChip(row);
  const corrects = row.source === 'reversal';
  const gained = row.applied_remaining > 0;
  return (
    <tr
      id={row.id}
      onPointerEnter={() => onPoint?.(row.id)}
      onPointerLeave={() => onPoint?.(null)}
      className={cx('align-top target:bg-tint-accent', corrects && 'bg-tint-caution', linked && 'bg-tint-caution')}
    >
      <MarginCell className="py-2.5 max-sm:px-3 max-sm:first:pl-3 sm:whitespace-nowrap">
        {shortDate(row.effective_on)}
      </MarginCell>
      {student && <TableCell className="py-2.5 max-md:hidden">{student}</TableCell>}
      <TableCell className="py-2.5 wrap-anywhere">
        {student && <div className="md:hidden">{student}</div>}
        <span>{transactionSentence(row)}</span>
        {row.reason && <span>: {row.reason}</span>}
        {(chip || corrects) && (
          <span className="ml-2 inline-flex flex-wrap gap-1.5 align-text-bottom">
            {corrects && <Badge tone="caution">Corrected</Badge>}
            {chip && <Badge tone={chip.tone}>{chip.text}</Badge>}
          </span>
        )}
        {notes && <p className="text-sm text-quiet">“{notes}”</p>}
        <p className="text-sm text-quiet">
          {recordedBy(row, timeZone)}
          <span className="sm:hidden">
            {' '}
            · {row.remaining_after} remaining, {row.total_after} total
          </span>
        </p>
        {children}
      </TableCell>
      <TableCell className={cx('py-2.5 text-right font-semibold max-sm:pl-2', gained && 'text-good')}>
        {signed(row.applied_remaining)}
      </TableCell>
      <TableCell className="py-2.5 text-right max-sm:hidden">{row.remaining_after}</TableCell>
      <TableCell className="py-2.5 text-right text-quiet max-sm:hidden">{row.total_after}</TableCell>
    </tr>
  );
}
