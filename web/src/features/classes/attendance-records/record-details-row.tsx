import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { toFailure } from '../../../api/problem.ts';
import { voidText } from '../../../copy/attendance.ts';
import { historyText, tryAgainText, unknownStudentText } from '../../../copy/common.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { toRecordStudentNameText } from '../../../shared/attendance/record-dialog-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { MarginTableCell } from '../../../ui/margin-table-cells.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import * as copy from './attendance-records-copy.ts';
import { RecordChangeItem } from './record-change-item.tsx';
import { toRecordChanges } from './record-changes.ts';

interface RecordDetailsRowProps {
  id: string;
  record: AttendanceRow;
  centre: CentreResponse;
  onVoid(): void;
}

/** The history of a record and the actions on it, shown below its row. */
export function RecordDetailsRow({ id, record, centre, onVoid }: RecordDetailsRowProps) {
  const name = toRecordStudentNameText(record);
  const beside = useVisibleColumnCount() - 1;
  return (
    <tr id={id} className="border-t-0! bg-tint-accent align-top">
      <MarginTableCell className="pt-1 pb-5 text-sm">
        <EmailAddress address={record.student_email} className="wrap-anywhere max-sm:hidden" />
      </MarginTableCell>
      <td colSpan={beside} className="px-3 pt-1 pb-5 sm:px-4">
        <section aria-label={`${isolateBidi(name)}, ${formatLongDate(record.date)}`} className="max-w-2xl">
          <h2 className="mb-2 font-sans text-sm font-medium text-quiet">{historyText}</h2>
          <RecordHistory record={record} centre={centre} />
          <RecordActions record={record} name={name} onVoid={onVoid} />
        </section>
      </td>
    </tr>
  );
}

const linkStyle = 'inline-flex min-h-9 items-center text-accent hover:underline';

function RecordActions({ record, name, onVoid }: Pick<RecordDetailsRowProps, 'record' | 'onVoid'> & { name: string }) {
  if (name === unknownStudentText) return <p className="mt-4 text-sm text-quiet">{copy.unknownStudentRefusalText}</p>;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
      <Button size="small" aria-description={name} onClick={onVoid}>
        {voidText}
      </Button>
      <span className="flex gap-x-5">
        {record.student_archived && (
          <Link href={paths.formerStudents} className={linkStyle}>
            {copy.recordLinkTexts.formerStudents}
          </Link>
        )}
        <Link href={paths.classHistory(record.student_id)} className={linkStyle}>
          {copy.recordLinkTexts.classHistory}
        </Link>
        <Link href={paths.activityOf({ record: record.id })} className={linkStyle}>
          {copy.recordLinkTexts.activity}
        </Link>
      </span>
    </p>
  );
}

/** The breakpoints `sm:` and `lg:`, from which more columns are visible. */
const breakpoints = [matchMedia('(width >= 40rem)'), matchMedia('(width >= 64rem)')] as const;

const onChange = (changed: () => void) => {
  for (const query of breakpoints) query.addEventListener('change', changed);
  return () => {
    for (const query of breakpoints) query.removeEventListener('change', changed);
  };
};

/** The number of visible columns. A cell must not span more, because the table would get additional columns. */
const useVisibleColumnCount = (): number =>
  useSyncExternalStore(onChange, () => {
    const [tablet, desk] = breakpoints;
    if (desk.matches) return 6;
    return tablet.matches ? 5 : 3;
  });

/** Shows that the history is loading, that it failed to load, or the history. */
function RecordHistory({ record, centre }: { record: AttendanceRow; centre: CentreResponse }) {
  const { data, error, isFetching, refetch } = classesApi.useGetAttendanceHistoryQuery({
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
      <Button size="small" pending={isFetching} saysWhenSlow={false} onClick={refetch}>
        {tryAgainText}
      </Button>
    </Notice>
  );
}
