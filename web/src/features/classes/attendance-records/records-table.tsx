import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { dateText, historyText, notesText, statusText } from '../../../copy/common.ts';
import { MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableHead, TableHeader } from '../../../ui/table.tsx';
import { recordsTableTexts } from './attendance-records-copy.ts';
import { RecordRow } from './record-row.tsx';

interface RecordsTableProps {
  records: readonly AttendanceRow[];
  centre: CentreResponse;
  /** Id of the record whose history is open. */
  open: string | undefined;
  /** Opens the history of a record; an empty text closes it. */
  onOpen(record: string): void;
  onCorrect(record: AttendanceRow): void;
  onVoid(record: AttendanceRow): void;
}

/**
 * The table of records. On phones the date is left of the margin line, the student beside the status, and notes and
 * time below them.
 */
export function RecordsTable({ records, centre, open, onOpen, onCorrect, onVoid }: RecordsTableProps) {
  return (
    <Sheet className="mb-8">
      <Table stacks aria-label={recordsTableTexts.label} className="table-fixed">
        <TableHead>
          <tr>
            <MarginTableHeader className="w-28 max-sm:hidden md:w-32 lg:w-54">
              {recordsTableTexts.student}
            </MarginTableHeader>
            <TableHeader className="max-sm:w-18 max-sm:border-r-2 max-sm:border-margin/60 max-sm:px-2 sm:w-24 md:w-31 lg:w-34">
              {dateText}
            </TableHeader>
            <TableHeader className="lg:w-38">
              <span className="sm:hidden">{recordsTableTexts.studentAnd} </span>
              <span className="max-sm:lowercase">{statusText}</span>
              <span className="lg:hidden">{recordsTableTexts.andNotes}</span>
            </TableHeader>
            <TableHeader className="max-lg:hidden">{notesText}</TableHeader>
            <TableHeader className="w-36 max-sm:hidden md:w-46 lg:w-52 xl:w-60">
              {recordsTableTexts.recordedAt}
            </TableHeader>
            <TableHeader className="w-13 px-0! sm:w-26 md:w-34 lg:w-40">
              <span className="sr-only">{historyText}</span>
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              centre={centre}
              open={record.id === open}
              onToggle={() => onOpen(record.id === open ? '' : record.id)}
              onCorrect={() => onCorrect(record)}
              onVoid={() => onVoid(record)}
            />
          ))}
        </TableBody>
      </Table>
    </Sheet>
  );
}
