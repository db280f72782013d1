import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { useGetAttendanceHistoryQuery } from '../../../api/attendance-records.ts';
import { toFailure } from '../../../api/problem.ts';
import { tryAgainText } from '../../../copy/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import * as copy from './attendance-records-copy.ts';
import { RecordChangeItem } from './record-change-item.tsx';
import { toRecordChanges } from './record-changes.ts';

/** Shows that the history is loading, that it failed to load, or the history. */
export function RecordHistory({ record, centre }: { record: AttendanceRow; centre: CentreResponse }) {
  const { data, error, isFetching, refetch } = useGetAttendanceHistoryQuery({
    studentId: record.student_id,
    record: record.id,
  });
  if (data) {
    return (
      <ol className="flex flex-col gap-4">
        {toRecordChanges(data).map((change) => (
          <RecordChangeItem key={change.id} change={change} centre={centre} />
        ))}
      </ol>
    );
  }
  if (error === undefined) return <Spinner label={copy.loadingHistoryText} className="justify-start py-2" />;
  return (
    <Notice tone="danger" role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <span>
        {copy.loadingHistoryFailedText}: {toFailure(error).detail}
      </span>
      <Button size="small" pending={isFetching} onClick={refetch}>
        {tryAgainText}
      </Button>
    </Notice>
  );
}
