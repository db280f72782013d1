import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreAnswer } from '#contracts/centre.ts';
import { useGetAttendanceHistoryQuery } from '../../api/attendance-records.ts';
import { problemOf } from '../../api/problem.ts';
import * as copy from '../../copy/attendance-records.ts';
import { instantDateTime } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type Chapter, chaptersOf, type Moved } from './story.ts';

/** Exactly one of: loading, failed, all that happened to the record. */
export function RecordHistory({ record, centre }: { record: AttendanceRow; centre: CentreAnswer }) {
  const { data, error, isFetching, refetch } = useGetAttendanceHistoryQuery({
    studentId: record.student_id,
    record: record.id,
  });
  if (data) {
    return (
      <ol className="flex flex-col gap-4">
        {chaptersOf(data).map((chapter) => (
          <ChapterItem key={chapter.id} chapter={chapter} centre={centre} />
        ))}
      </ol>
    );
  }
  if (error === undefined) return <Spinner label="Loading history..." className="justify-start py-2" />;
  return (
    <Notice tone="danger" role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <span>
        {copy.historyFailed}: {problemOf(error).detail}
      </span>
      <Button size="small" pending={isFetching} onClick={refetch}>
        Try again
      </Button>
    </Notice>
  );
}

function ChapterItem({ chapter, centre: { today, time_zone } }: { chapter: Chapter; centre: CentreAnswer }) {
  const { by, at, notes, noteChanges, reason, classes } = chapter;
  const on = ({ date }: Moved) => (classes.length > 1 ? ` on ${copy.dayOf(date, today)}` : '');
  return (
    <li className="border-l-2 border-edge pl-3 wrap-anywhere">
      <p>
        {copy.chapterSentence(chapter, today)}{' '}
        <span className="text-sm text-quiet max-sm:block">
          <span className="max-sm:hidden">· </span>
          {by}, <time dateTime={at}>{instantDateTime(at, time_zone)}</time>
        </span>
      </p>
      {reason && <p className="text-sm">Reason: {reason}</p>}
      {noteChanges && (
        <p className="text-sm text-quiet whitespace-pre-line">{notes ? `“${notes}”` : copy.noteCleared}</p>
      )}
      <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {classes.map((moved) => (
          <Badge key={`${moved.date} ${moved.requested}`} tone={toneOf(moved)} className="whitespace-normal!">
            {copy.classSentence(moved, on(moved))}
          </Badge>
        ))}
      </p>
    </li>
  );
}

const toneOf = ({ requested, applied }: Moved) => {
  if (applied === 0) return requested < 0 ? 'danger' : 'caution';
  return applied > 0 ? 'good' : 'neutral';
};
