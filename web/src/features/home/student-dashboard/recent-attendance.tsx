import type { AttendanceRow } from '#contracts/attendance.ts';
import { KEY_MISSING_TEXT } from '#events/values/key-missing-text.ts';
import { RECENT_ATTENDANCE_ROWS } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { dateText, notesText, statusText } from '../../../copy/common.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useLoadFailureToast } from '../../../page/use-load-failure-toast.ts';
import { useCentre } from '../../../session/session.ts';
import { LateCancellation } from '../../../shared/attendance/record-status.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { recentAttendanceTexts as copy } from './student-dashboard-copy.ts';

const toNoteText = (notes: string | null) => (notes === KEY_MISSING_TEXT ? copy.unreadableNote : notes);

export function RecentAttendance({ studentId }: { studentId: string }) {
  const records = classesApi.useGetAttendanceRecordsQuery({ student_id: studentId, limit: RECENT_ATTENDANCE_ROWS });
  useLoadFailureToast(copy.failed, records);
  return (
    <Section id="recent-attendance" heading={copy.heading}>
      <Sheet>
        {records.data ? (
          <Records rows={records.data} />
        ) : records.error === undefined ? (
          <Spinner label={copy.loading} />
        ) : (
          <LoadFailure title={copy.failed} query={records} />
        )}
      </Sheet>
    </Section>
  );
}

function Records({ rows }: { rows: readonly AttendanceRow[] }) {
  const timeZone = useCentre()?.time_zone;
  if (rows.length === 0) return <EmptyState title={copy.none} />;
  return (
    <Table stacks aria-labelledby="recent-attendance" className="table-fixed">
      <TableHead>
        <tr>
          <MarginTableHeader className="w-19 max-sm:px-2.5 max-sm:first:pl-2.5 sm:w-40">{dateText}</MarginTableHeader>
          <TableHeader className="sm:w-40">
            {statusText}
            <span className="sm:hidden"> {copy.andNotes}</span>
          </TableHeader>
          <TableHeader className="max-sm:hidden">{notesText}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <tr key={row.id} className="align-top">
            <MarginTableCell className="py-2.5 max-sm:px-2.5 max-sm:first:pl-2.5">
              {timeZone && <LedgerDay date={row.date} timeZone={timeZone} />}
            </MarginTableCell>
            <TableCell className="py-2.5">
              <MarkStatus mark={row} />
              {row.notes && <p className="text-sm text-quiet wrap-anywhere sm:hidden">{toNoteText(row.notes)}</p>}
            </TableCell>
            <TableCell className="py-2.5 text-quiet wrap-anywhere max-sm:hidden">{toNoteText(row.notes)}</TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

function MarkStatus({ mark: { status, late_cancellation_hours: late } }: { mark: AttendanceRow }) {
  if (late !== null) return <LateCancellation hours={late} />;
  if (status === 'absent') return <span className="text-quiet">{attendanceStatusTexts.absent}</span>;
  return (
    <span className="flex items-center gap-2">
      <TickIcon className="text-good" />
      {attendanceStatusTexts.present}
    </span>
  );
}
