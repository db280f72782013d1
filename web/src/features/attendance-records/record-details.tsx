import { Link } from 'wouter';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreAnswer } from '#contracts/centre.ts';
import { paths } from '../../app/paths.ts';
import * as copy from '../../copy/attendance-records.ts';
import { longDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { RecordHistory } from './record-history.tsx';

interface RecordDetailsProps {
  id: string;
  record: AttendanceRow;
  centre: CentreAnswer;
  onCorrect(): void;
}

/** What opens below a record: its history, and what can be done with it. */
export function RecordDetails({ id, record, centre, onCorrect }: RecordDetailsProps) {
  const name = copy.nameOf(record);
  return (
    <tr id={id} className="border-t-0!">
      <td colSpan={6} className="bg-ground px-4 pt-4 pb-5 sm:px-5">
        <section aria-label={`${name}, ${longDate(record.date)}`} className="max-w-2xl">
          <h2 className="mb-3 font-sans text-base font-semibold">History</h2>
          <RecordHistory record={record} centre={centre} />
          <Acts record={record} name={name} onCorrect={onCorrect} />
        </section>
      </td>
    </tr>
  );
}

function Acts({ record, name, onCorrect }: { record: AttendanceRow; name: string; onCorrect(): void }) {
  if (name === copy.unknownStudent) return <p className="mt-4 text-sm text-quiet">{copy.whyNotUnknown}</p>;
  const history = (
    <Link
      href={paths.classHistory(record.student_id)}
      className="inline-flex min-h-9 items-center text-accent hover:underline"
    >
      Class history
    </Link>
  );
  if (!record.student_archived) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="small" aria-description={name} onClick={onCorrect}>
          Correct
        </Button>
        {history}
      </p>
    );
  }
  return (
    <>
      <p className="mt-4 text-sm">{copy.whyNotFormer(name)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        <Link
          href={`${paths.studentManagement}?former=shown`}
          className="inline-flex min-h-9 items-center text-accent hover:underline"
        >
          Former students
        </Link>
        {history}
      </p>
    </>
  );
}
