import { ArrowRight } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { type GradeChange, gradeChangeTexts, toQuestionChangeText } from '#contracts/grade-words.ts';
import { byText } from '../../copy/common.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { useCentre } from '../../session/session.ts';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { becameText, gradeHistoryText } from './grade-history-copy.ts';

interface GradeHistoryProps extends ComponentProps<'section'> {
  /** Oldest first. */
  grades: readonly GradeChange[];
  /** Level of the history's heading: `h2` below a page's title, `h3` below a student's name. */
  heading?: 'h2' | 'h3';
}

/** The changes of a grade, newest first, each with the old and the new value, the person, the time and the reason. */
export function GradeHistory({ grades, heading: Heading = 'h2', ...props }: GradeHistoryProps) {
  const id = useId();
  // The index can serve as the key because changes are only added at the end.
  const changes = grades.map((change, place) => ({ ...change, place })).toReversed();
  return (
    <section aria-labelledby={id} {...props}>
      <Heading id={id} className="font-sans text-sm font-normal text-quiet">
        {gradeHistoryText}
      </Heading>
      <ol aria-labelledby={id} className="mt-1 flex flex-col gap-2">
        {changes.map(({ place, ...change }) => (
          <GradeChangeItem key={place} change={change} />
        ))}
      </ol>
    </section>
  );
}

function GradeChangeItem({
  change: { created_at, actor_name, what, from_grade, grade, reason, question_changes },
}: {
  change: GradeChange;
}) {
  const timeZone = useCentre()?.time_zone;
  return (
    <li className="text-sm wrap-anywhere">
      <span className="font-semibold tabular-nums">
        {from_grade !== null && (
          <>
            {from_grade}% <ArrowRight aria-hidden className="inline size-3.5 text-quiet" />
            <span className="sr-only">{becameText}</span>{' '}
          </>
        )}
        {grade}%
      </span>
      {' · '}
      {gradeChangeTexts[what]}
      <span className="text-quiet">
        {what !== 'submitted' && (
          <>
            {' '}
            {byText} <BidiIsolatedName name={actor_name} />
          </>
        )}
        {timeZone && ` · ${formatDateTime(created_at, timeZone)}`}
      </span>
      {reason && (
        <span dir="auto" className="block">
          {reason}
        </span>
      )}
      {question_changes.length > 0 && (
        <span className="block">{question_changes.map(toQuestionChangeText).join(' ')}</span>
      )}
    </li>
  );
}
