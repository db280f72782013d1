import { ArrowRight } from 'lucide-react';
import { useCentre } from '../../app/session.ts';
import { changeWords, submission as copy } from '../../copy/student-homework.ts';
import { instantDateTime } from '../../lib/dates.ts';
import { Counted } from '../../ui/counted.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { OwnSubmission } from './api.ts';

/** The grade, how it came about and what the tutor said of it; a correction shows here as it is made. */
export function GradeSheet({ submission }: { submission: OwnSubmission }) {
  const { grade, feedback, grades } = submission;
  if (grade === null) {
    return (
      <Sheet className="mb-8 px-4 py-4 sm:px-5">
        <p role="status">{copy.waiting}</p>
      </Sheet>
    );
  }
  return (
    <Sheet className="mb-8 divide-y divide-rule">
      <dl className="px-4 py-4 sm:px-5">
        <dt className="text-sm text-quiet">{copy.grade}</dt>
        <dd className="font-serif text-figure font-semibold">
          <Counted value={grade} />%
        </dd>
      </dl>
      {feedback && (
        <dl className="px-4 py-4 sm:px-5">
          <dt className="text-sm text-quiet">{copy.feedback}</dt>
          <dd dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">
            {feedback}
          </dd>
        </dl>
      )}
      <GradeHistory grades={grades} />
    </Sheet>
  );
}

/** Newest first: what the grade was, became, by whom, when and why. */
function GradeHistory({ grades }: Pick<OwnSubmission, 'grades'>) {
  const timeZone = useCentre()?.time_zone;
  return (
    <section aria-labelledby="grade-history" className="px-4 py-4 sm:px-5">
      <h2 id="grade-history" className="font-sans text-sm font-normal text-quiet">
        {copy.history}
      </h2>
      <ol className="mt-1 flex flex-col gap-2">
        {grades.toReversed().map(({ at, by_name, what, from, grade, reason }) => (
          <li key={at} className="text-sm">
            <span className="font-semibold tabular-nums">
              {from !== null && (
                <>
                  {from}% <ArrowRight aria-hidden className="inline size-3.5 text-quiet" />
                  <span className="sr-only">became</span>{' '}
                </>
              )}
              {grade}%
            </span>{' '}
            {changeWords[what]}
            <span className="text-quiet">
              {what === 'submitted' || (
                <>
                  {' '}
                  by <PersonName name={by_name} />
                </>
              )}
              {timeZone && ` · ${instantDateTime(at, timeZone)}`}
            </span>
            {reason && (
              <span dir="auto" className="block wrap-anywhere">
                {reason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
