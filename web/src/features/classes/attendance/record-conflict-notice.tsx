import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { formatAtPhrase } from '../../../copy/at-phrase.ts';
import { Button } from '../../../ui/button.tsx';
import * as copy from '../attendance-records/attendance-records-copy.ts';

interface RecordConflictNoticeProps {
  now: AttendanceRow;
  /** The record as the form shows it. */
  before: AttendanceRow;
  centre: CentreResponse;
  onLoad(): void;
}

/**
 * Says who changed the record while the form was open, and how. Loading the changed record keeps the person's input.
 */
export function RecordConflictNotice({
  now,
  before,
  centre: { today, time_zone: timeZone },
  onLoad,
}: RecordConflictNoticeProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>{copy.toRecordConflictText(now, before, formatAtPhrase(now.updated_at, { today, timeZone }), today)}</span>
      <Button size="small" onClick={onLoad}>
        {copy.loadCurrentRecordText}
      </Button>
    </span>
  );
}
