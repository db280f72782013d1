import { cx } from 'class-variance-authority';
import { Link } from 'wouter';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import * as copy from '../copy/assigned-practice.ts';
import { unfinishedSessionTexts } from '../copy/practice-hub.ts';
import { paths } from '../navigation/paths.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { Sheet } from '../ui/sheet.tsx';
import { StreakWarning } from './streak-warning.tsx';

interface AssignedPracticeSheetProps {
  assigned: PracticeStatsResponse['assigned'];
  /** How many are shown. A link leads to the others. */
  limit?: number;
  className?: string;
}

/**
 * The topics that tutors assigned to the student, each with a link that starts a session or continues an unfinished one.
 * Nothing if there are none.
 */
export function AssignedPracticeSheet({ assigned, limit = assigned.length, className }: AssignedPracticeSheetProps) {
  if (assigned.length === 0) return null;
  return (
    <section aria-labelledby="assigned-practice" className={className}>
      <Sheet className="border-l-2 border-l-margin/60">
        <h2 id="assigned-practice" className="px-5 pt-4 pb-1 font-sans text-base font-semibold">
          {copy.assignedPracticeHeadingText}
        </h2>
        <StreakWarning when={toWarning(assigned)} className="mx-5 my-2" />
        <ul className="divide-y divide-rule">
          {assigned.slice(0, limit).map((each) => (
            <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
              <div className="min-w-0 flex-1 basis-[8rem]">
                <p className="font-semibold">{copy.toPracticeText(each.topic)}</p>
                <p className="text-quiet wrap-anywhere">
                  {practiceSubjectTexts[each.subject]} · {toSchoolGradeText(each.grade)} ·{' '}
                  <span className={cx(each.overdue && 'text-caution')}>{copy.toAssignedByText(each)}</span>
                  {each.unfinished && (
                    <span className="sm:whitespace-nowrap">
                      {' '}
                      · {unfinishedSessionTexts.answered(each.unfinished.questions_answered)}
                    </span>
                  )}
                </p>
              </div>
              <Link
                href={paths.assignedPracticeSession(each)}
                aria-description={each.topic}
                className={buttonStyle({ variant: 'primary', className: 'shrink-0' })}
              >
                {each.unfinished ? unfinishedSessionTexts.action : copy.startAssignedPracticeText}
              </Link>
            </li>
          ))}
        </ul>
        {assigned.length > limit && (
          <p className="border-t border-rule px-5 py-3">
            <Link href={paths.practice} className="text-accent underline underline-offset-2">
              {copy.toMoreText(assigned.length - limit)}
            </Link>
          </p>
        )}
      </Sheet>
    </section>
  );
}

const toWarning = ([first, ...others]: PracticeStatsResponse['assigned']) => {
  if (others.length > 0) return 'before';
  return first?.unfinished ? 'unfinished' : 'topic';
};
