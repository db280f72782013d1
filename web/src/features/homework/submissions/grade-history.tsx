import { ArrowRight } from 'lucide-react';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { useCentre } from '../../../app/session.ts';
import { grading as copy } from '../../../copy/homework.ts';
import { instantDateTime } from '../../../lib/dates.ts';
import { PersonName } from '../../../ui/person-name.tsx';

/** `80 → 90`, by whom, when and why; the first grade has nothing before it. */
export function GradeHistory({ grades }: Pick<SubmissionRow, 'grades'>) {
  const timeZone = useCentre()?.time_zone;
  if (grades.length === 0 || timeZone === undefined) return null;
  return (
    <ul aria-label={copy.history} className="mt-3 flex flex-col gap-1.5 border-l-2 border-margin/60 pl-3 text-sm">
      {grades.map(({ at, by_name, what, from, grade, reason }) => (
        <li key={`${at} ${what} ${grade}`} className="wrap-anywhere">
          <span className="font-semibold tabular-nums">
            {from !== null && (
              <>
                {from}
                <span className="sr-only"> → </span>
                <ArrowRight aria-hidden className="mx-1 inline size-3.5 text-quiet" />
              </>
            )}
            {grade}
          </span>{' '}
          {copy.what[what]}
          <span className="text-quiet">
            {what !== 'submitted' && (
              <>
                {' · '}
                <PersonName name={by_name} />
              </>
            )}{' '}
            · {instantDateTime(at, timeZone)}
          </span>
          {reason && <span className="block">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}
