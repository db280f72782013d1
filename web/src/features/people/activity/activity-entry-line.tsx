import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/dates.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { formerText, type SentenceAroundName } from './activity-copy.ts';

interface ActivityEntryLineProps {
  at: string;
  timeZone: string;
  className?: string;
  children: ReactNode;
  /** The values before and after. They are below the sentence on phones and beside it on wider screens. */
  changes?: ReactNode;
}

/** One line of the activity: the time left of the margin line, then the sentence and the changed values. */
export function ActivityEntryLine({ at, timeZone, className, children, changes }: ActivityEntryLineProps) {
  return (
    <li
      className={cx(
        'stacked-margin grid grid-cols-[5.25rem_minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)]',
        className,
      )}
    >
      <time
        dateTime={at}
        className="border-r-2 border-margin/60 px-3 py-2.5 whitespace-nowrap text-quiet tabular-nums max-sm:text-sm sm:px-5"
      >
        {formatTime(at, timeZone)}
      </time>
      <div className="flex min-h-11 min-w-0 flex-col gap-x-6 gap-y-1 px-3 py-2.5 sm:flex-row sm:justify-between sm:px-5">
        <div className="min-w-0 wrap-anywhere">{children}</div>
        {changes}
      </div>
    </li>
  );
}

interface ActivityEntrySentenceProps {
  sentence: SentenceAroundName;
  /** Id of the student whose class history the name links to. */
  student: string | null;
  former: boolean;
}

export function ActivityEntrySentence({
  sentence: { before, name, after },
  student,
  former,
}: ActivityEntrySentenceProps) {
  return (
    <>
      {before}
      {name !== undefined && student !== null && <StudentLink student={{ id: student, name }} />}
      {name !== undefined && student === null && (
        <span className="font-semibold">
          <BidiIsolatedName name={name} />
        </span>
      )}
      {after}
      {former && (
        <>
          {' '}
          <Badge>{formerText}</Badge>
        </>
      )}
    </>
  );
}
