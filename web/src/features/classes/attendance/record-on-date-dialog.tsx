import { useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { useGetAttendanceRecordsQuery } from '../../../api/attendance-records.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import * as copy from '../attendance-records/attendance-records-copy.ts';
import { RecordDialog } from './record-dialog.tsx';

/** A mark that a dialog corrects or voids. */
export interface MarkOnDate {
  act: 'correct' | 'void';
  studentId: string;
  /** Civil date of the mark. */
  date: string;
}

interface RecordOnDateDialogProps {
  of: MarkOnDate;
  centre: CentreResponse;
  onClose(): void;
}

/**
 * Loads the mark of a student on a day, and opens its dialog. The dialog keeps the record that it was opened with, because a
 * correction can move it to another day.
 */
export function RecordOnDateDialog({ of: { act, studentId, date }, centre, onClose }: RecordOnDateDialogProps) {
  const query = useGetAttendanceRecordsQuery({ studentId, date }, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<AttendanceRow>();
  const loaded = query.isFetching ? undefined : query.currentData?.[0];
  if (opened === undefined && loaded !== undefined) setOpened(loaded);
  if (opened) return <RecordDialog act={act} record={opened} centre={centre} onClose={onClose} />;
  const isMissing = query.currentData?.length === 0 && !query.isFetching;
  return (
    <Dialog onClose={onClose} title={copy.recordDialogTitles[act]} description={formatLongDate(date)}>
      {query.error !== undefined ? (
        <LoadFailure title={copy.recordsLoadingFailedText} query={query} />
      ) : isMissing ? (
        <Notice tone="caution">{copy.recordMovedText}</Notice>
      ) : (
        <Spinner label={copy.loadingRecordText} />
      )}
    </Dialog>
  );
}
