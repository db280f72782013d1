import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import * as copy from '../../copy/attendance-records.ts';
import { formatMediumDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { Button } from '../../ui/button.tsx';
import { LedgerDay } from '../../ui/ledger-day.tsx';
import { MarginTableCell } from '../../ui/margin-table-cells.tsx';
import { TableCell } from '../../ui/table.tsx';
import { RecordDetailsRow } from './record-details-row.tsx';
import { RecordStatus } from './record-status.tsx';
import { RecordedByAndAt } from './recorded-by-and-at.tsx';

interface RecordRowProps {
  record: AttendanceRow;
  centre: CentreResponse;
  open: boolean;
  onToggle(): void;
  onCorrect(): void;
  onVoid(): void;
}

/** One record. A click on its button, or anywhere else on the row, opens its history below. */
export function RecordRow({ record, centre, open, onToggle, onCorrect, onVoid }: RecordRowProps) {
  const { id, date, notes } = record;
  const detailsId = `${id}-history`;
  const timeZone = centre.time_zone;
  const toggle = (event: MouseEvent) => isPlainClick(event) && onToggle();
  return (
    <>
      <tr
        id={id}
        onClick={toggle}
        className={cx('cursor-pointer align-top', open ? 'bg-tint-accent' : 'hover:bg-hover')}
      >
        <MarginTableCell className="py-2.5 max-sm:hidden">
          <RecordStudent record={record} />
        </MarginTableCell>
        <TableCell className="py-2.5 whitespace-nowrap max-sm:border-r-2 max-sm:border-margin/60 max-sm:px-2.5 max-sm:text-quiet">
          <LedgerDay date={date} timeZone={timeZone} yearClassName="text-quiet" />
        </TableCell>
        <TableCell className="py-2.5 max-sm:pr-0">
          <div className="mb-1 sm:hidden">
            <RecordStudent record={record} />
          </div>
          <RecordStatus record={record} />
          {notes && <p className="text-sm text-quiet wrap-anywhere whitespace-pre-line lg:hidden">{notes}</p>}
          <div className="sm:hidden">
            <RecordedByAndAt record={record} timeZone={timeZone} />
          </div>
        </TableCell>
        <TableCell className="py-2.5 text-quiet wrap-anywhere whitespace-pre-line max-lg:hidden">{notes}</TableCell>
        <TableCell className="py-2.5 max-sm:hidden">
          <RecordedByAndAt record={record} timeZone={timeZone} />
        </TableCell>
        <TableCell className="px-0! py-0! text-center">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`History of ${isolateBidi(copy.toRecordStudentNameText(record))}, ${formatMediumDate(date)}`}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden className={cx(open && 'rotate-180')} />
          </Button>
        </TableCell>
      </tr>
      {open && (
        <RecordDetailsRow id={detailsId} record={record} centre={centre} onCorrect={onCorrect} onVoid={onVoid} />
      )}
    </>
  );
}

function RecordStudent({ record }: { record: AttendanceRow }) {
  return (
    <>
      <span className="font-semibold text-ink wrap-anywhere">
        <BidiIsolatedName name={copy.toRecordStudentNameText(record)} />
      </span>{' '}
      {record.student_archived && <Badge>{copy.formerStudentText}</Badge>}
    </>
  );
}

/** False for a click on a control, and for the click that ends a text selection. */
const isPlainClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button') && getSelection()?.isCollapsed !== false;
