import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { unknownStudentText } from '../../../copy/common.ts';
import { formatMediumDate } from '../../../lib/dates.ts';
import { correctText, toRecordStudentNameText } from '../../../shared/attendance/record-dialog-copy.ts';
import { RecordStatus } from '../../../shared/attendance/record-status.tsx';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell } from '../../../ui/margin-table-cells.tsx';
import { TableCell } from '../../../ui/table.tsx';
import * as copy from './attendance-records-copy.ts';
import { RecordDetailsRow } from './record-details-row.tsx';
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
  const { id, date } = record;
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
        <TableCell className="py-2.5 max-sm:border-r-2 max-sm:border-margin/60 max-sm:px-2 max-sm:text-quiet">
          <LedgerDay date={date} timeZone={timeZone} yearClassName="text-quiet" />
        </TableCell>
        <TableCell className="py-2.5 max-sm:pr-0">
          <div className="mb-1 sm:hidden">
            <RecordStudent record={record} />
          </div>
          <RecordStatus record={record} />
          <div className="text-sm text-quiet wrap-anywhere whitespace-pre-line lg:hidden">
            <RecordNotes record={record} />
          </div>
          <div className="flex flex-wrap items-end justify-between gap-2 *:first:grow *:first:basis-28 sm:hidden">
            <RecordedByAndAt record={record} timeZone={timeZone} />
            <CorrectButton record={record} onCorrect={onCorrect} />
          </div>
        </TableCell>
        <TableCell className="py-2.5 text-quiet wrap-anywhere whitespace-pre-line max-lg:hidden">
          <RecordNotes record={record} />
        </TableCell>
        <TableCell className="py-2.5 max-sm:hidden">
          <RecordedByAndAt record={record} timeZone={timeZone} />
        </TableCell>
        <TableCell className="px-0! py-0! *:align-middle text-right max-sm:text-center">
          <CorrectButton className="max-sm:hidden" record={record} onCorrect={onCorrect} />
          <Button
            variant="quiet"
            size="icon"
            aria-label={copy.toHistoryOfText(toRecordText(record))}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden className={cx(open && 'rotate-180')} />
          </Button>
        </TableCell>
      </tr>
      {open && <RecordDetailsRow id={detailsId} record={record} centre={centre} onVoid={onVoid} />}
    </>
  );
}

function RecordStudent({ record }: { record: AttendanceRow }) {
  const name = toRecordStudentNameText(record);
  return (
    <>
      <span className="text-ink">
        {isStudentKnown(record) ? (
          <StudentLink student={{ id: record.student_id, name }} />
        ) : (
          <span className="font-semibold">{name}</span>
        )}
      </span>{' '}
      {record.student_archived && <Badge>{copy.formerStudentText}</Badge>}
    </>
  );
}

const RecordNotes = ({ record: { notes, private_notes } }: { record: AttendanceRow }) => (
  <>
    {notes && <p>{notes}</p>}
    {private_notes && <p>{copy.toPrivateNoteText(private_notes)}</p>}
  </>
);

interface CorrectButtonProps extends Pick<RecordRowProps, 'record' | 'onCorrect'> {
  className?: string;
}

/** Left out for an unknown student, whose records cannot be corrected. */
function CorrectButton({ record, onCorrect, className }: CorrectButtonProps) {
  if (!isStudentKnown(record)) return null;
  return (
    <Button size="small" className={className} aria-description={toRecordText(record)} onClick={onCorrect}>
      {correctText}
    </Button>
  );
}

const isStudentKnown = (record: AttendanceRow): boolean => toRecordStudentNameText(record) !== unknownStudentText;

const toRecordText = (record: AttendanceRow): string =>
  `${isolateBidi(toRecordStudentNameText(record))}, ${formatMediumDate(record.date)}`;

/** False for a click on a control, and for the click that ends a text selection. */
const isPlainClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button') && getSelection()?.isCollapsed !== false;
