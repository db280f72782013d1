import type { AttendanceRow } from '#contracts/attendance.ts';
import { KEY_MISSING_TEXT } from '#events/values/key-missing-text.ts';
import { RECENT_ATTENDANCE_ROWS } from '#events/values/limits.ts';
import { useGetAttendanceRecordsQuery } from '../../api/attendance-records.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useLoadFailureToast } from '../../page/use-load-failure-toast.ts';
import { useCentre } from '../../session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDay } from '../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../ui/margin-table-cells.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../ui/table.tsx';
import { TickIcon } from '../../ui/tick-icon.tsx';

const failedText = 'Error loading attendance';
/** A student cannot restore a missing key, so the text names the tutor as the person to ask. */
const unreadableNoteText = "This note can't be shown. Please tell your tutor.";
const toNoteText = (notes: string | null) => (notes === KEY_MISSING_TEXT ? unreadableNoteText : notes);

export function RecentAttendance({ studentId }: { studentId: string }) {
  const records = useGetAttendanceRecordsQuery({ studentId, limit: RECENT_ATTENDANCE_ROWS });
  useLoadFailureToast(failedText, records);
  return (
    <section aria-labelledby="recent-attendance">
      <h2 id="recent-attendance" className="mb-3 text-heading">
        Recent Attendance
      </h2>
      <Sheet>
        {records.data ? (
          <Records rows={records.data} />
        ) : records.error === undefined ? (
          <Spinner label="Loading attendance..." />
        ) : (
          <LoadFailure title={failedText} query={records} />
        )}
      </Sheet>
    </section>
  );
}

function Records({ rows }: { rows: readonly AttendanceRow[] }) {
  const timeZone = useCentre()?.time_zone;
  if (rows.length === 0) return <EmptyState title="No attendance records yet" />;
  return (
    <Table aria-labelledby="recent-attendance" className="table-fixed">
      <TableHead>
        <tr>
          <MarginTableHeader className="w-19 max-sm:px-2.5 max-sm:first:pl-2.5 sm:w-40">Date</MarginTableHeader>
          <TableHeader className="sm:w-40">
            Status<span className="sm:hidden"> and notes</span>
          </TableHeader>
          <TableHeader className="max-sm:hidden">Notes</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <tr key={row.id} className="align-top">
            <MarginTableCell className="py-2.5 whitespace-nowrap max-sm:px-2.5 max-sm:first:pl-2.5">
              {timeZone && <LedgerDay date={row.date} timeZone={timeZone} />}
            </MarginTableCell>
            <TableCell className="py-2.5">
              <MarkStatus status={row.status} />
              {row.notes && <p className="text-sm text-quiet wrap-anywhere sm:hidden">{toNoteText(row.notes)}</p>}
            </TableCell>
            <TableCell className="py-2.5 text-quiet wrap-anywhere max-sm:hidden">{toNoteText(row.notes)}</TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function MarkStatus({ status }: Pick<AttendanceRow, 'status'>) {
  if (status === 'absent') return <span className="text-quiet">Absent</span>;
  return (
    <span className="flex items-center gap-2">
      <TickIcon className="text-good" />
      Present
    </span>
  );
}
