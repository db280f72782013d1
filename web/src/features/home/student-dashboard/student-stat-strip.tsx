import { cx } from 'class-variance-authority';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { StudentRow } from '#contracts/students.ts';
import type { StudentHomeworkResponse } from '#contracts/submissions.ts';
import { remainingOverTotalText, toWaitingClassesText } from '../../../copy/remaining.ts';
import { moneyTitle } from '../../../copy/screens.ts';
import { assignmentStatsTexts } from '../../../copy/student-homework.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { useClassesMax } from '../../../session/session.ts';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';
import { ExplainBalanceButton } from '../../../shared/students/explain-balance-button.tsx';
import { textButtonStyle } from '../../../ui/button-style.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { ownClassesTexts as copy } from './student-dashboard-copy.ts';

/** Makes the whole card the target of its link and shows the link's focus on the card. */
const cardLinkStyle =
  'font-semibold text-accent hover:underline focus-visible:outline-none after:absolute ' +
  'after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent';

interface StudentStatStripProps {
  student: StudentRow;
  /** Undefined while it loads. The list below reports failures. */
  homework: Omit<StudentHomeworkResponse, 'homework'> | undefined;
}

/** Remaining classes with a link to the history, the numbers of assignments, and the classes attended. */
export function StudentStatStrip({ student, homework }: StudentStatStripProps) {
  const {
    classes_remaining: remaining,
    classes_total: total,
    classes_uncovered: uncovered,
    classes_waiting: waiting,
  } = student;
  const classesMax = useClassesMax();
  return (
    <StatStrip className="mb-10">
      <Stat
        label={
          <Link href={paths.classHistory(student.id)} className={cardLinkStyle}>
            {copy.remaining} <ArrowRight aria-hidden className="inline size-3.5" />
          </Link>
        }
        value={<CountingNumber value={remaining} />}
        isWide
        className="hover:bg-hover"
      >
        <span className="text-quiet">{copy.toOfTotal(total)}</span>
        <ExplainBalanceButton student={student} />
        {FACT_SEPARATOR}
        <Link href={paths.ownMoney} className={textButtonStyle}>
          {moneyTitle}
        </Link>
        <ClassBalanceBoxes remaining={remaining} total={total} />
        {waiting > 0 && (
          <span className="block text-quiet">
            {toWaitingClassesText({
              waiting,
              fitting: countFittingClasses(student, classesMax),
              classesMax,
              isTutor: false,
            })}
          </span>
        )}
        {remaining > total && <span className="block text-quiet">{remainingOverTotalText}</span>}
        {uncovered > 0 && <span className="block text-margin">{copy.toUncovered(uncovered)}</span>}
      </Stat>
      <Stat label={assignmentStatsTexts.assigned} value={<CountingNumber value={homework?.assigned} />} />
      <Stat label={assignmentStatsTexts.completed} value={<CountingNumber value={homework?.completed} />} />
      <Stat label={assignmentStatsTexts.graded} value={<CountingNumber value={homework?.graded} />} />
      <Stat label={copy.attended} value={<CountingNumber value={student.classes_attended} />}>
        <span className="text-quiet">{copy.sinceJoined}</span>
      </Stat>
    </StatStrip>
  );
}

/** The total classes as boxes, of which the remaining ones are filled. The numbers beside them say the same. */
function ClassBalanceBoxes({ remaining, total }: { remaining: number; total: number }) {
  const boxes = Array.from({ length: Math.max(remaining, total) }, (_, index) => index);
  return (
    <span aria-hidden className="my-2 flex max-w-80 flex-wrap gap-1 sm:max-lg:gap-0.5">
      {boxes.map((index) => (
        <span
          key={index}
          className={cx(
            'h-4 w-2.5 rounded-[2px] border sm:max-lg:w-2',
            index < remaining ? 'border-accent bg-accent' : 'border-edge',
          )}
        />
      ))}
    </span>
  );
}
