import { Link } from 'wouter';
import type { StudentHomeworkRow } from '#contracts/submissions.ts';
import { nextAssignmentTexts as copy } from '../../../copy/student-homework.ts';
import { addDays } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { compareUrgency } from './own-assignments.tsx';

const SOON_DAYS = 2;

/** The assignment to do before practice: one in progress, or one that is due soon or overdue. Nothing if there is none. */
export function NextAssignment({ rows }: { rows: readonly StudentHomeworkRow[] }) {
  const today = useCentre()?.today;
  const next = rows.filter((row) => row.submission === null).toSorted(compareUrgency)[0];
  if (!next || today === undefined) return null;
  const { id, title, draft_answers, question_count, due_date } = next;
  const isInProgress = draft_answers > 0;
  if (!isInProgress && (due_date === null || due_date > addDays(today, SOON_DAYS))) return null;
  return (
    <section aria-labelledby="next-assignment" className="mb-6">
      <Sheet className="flex items-center justify-between gap-x-4 border-l-2 border-l-margin/60 px-5 py-3">
        <div className="min-w-0">
          <h2 id="next-assignment" className="font-sans text-base font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <p className="text-quiet">{copy.state(isInProgress ? { draft_answers, question_count } : null, due_date)}</p>
        </div>
        <Link
          href={paths.completeHomework(id)}
          aria-describedby="next-assignment"
          className={buttonStyle({ variant: 'primary', className: 'shrink-0' })}
        >
          {isInProgress ? copy.resume : copy.start}
        </Link>
      </Sheet>
    </section>
  );
}
