import { CircleCheck, Clock } from 'lucide-react';
import { Link } from 'wouter';
import type { StudentHomeworkRow } from '#contracts/submissions.ts';
import { ownAssignmentsTexts as copy, submissionBadgeTexts } from '../../copy/student-homework.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../lib/fact-separator.ts';
import { toScoreTone } from '../../lib/to-score-tone.ts';
import { paths } from '../../navigation/paths.ts';
import { useCentre } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { MathText } from '../math-text.tsx';

type Submission = NonNullable<StudentHomeworkRow['submission']>;

interface AssignmentLineProps {
  row: StudentHomeworkRow;
  /** The child of the family that reads it. Families open what was submitted, and nothing else. */
  childId?: string;
}

/** One assignment with its state and a link to it. */
export function AssignmentLine({ row, childId }: AssignmentLineProps) {
  const { id, title, question_count, draft_answers, created_by_name, submission } = row;
  const isInProgress = draft_answers > 0;
  const titleId = `assignment-${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={titleId} className="font-sans text-base font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          <StatusBadge submission={submission} />
          {submission?.late && <Badge tone="caution">{copy.late}</Badge>}
        </div>
        <p className="text-sm text-quiet">
          {copy.questionCount(question_count)}
          {FACT_SEPARATOR}
          <BidiIsolatedName name={created_by_name} />
          <DueDate row={row} />
        </p>
        {submission ? (
          <SubmissionState submission={submission} />
        ) : childId ? null : (
          <p className="mt-1 text-sm">{isInProgress ? copy.inProgress(draft_answers, question_count) : copy.ready}</p>
        )}
      </div>
      {submission ? (
        <Link
          href={childId ? paths.submissionOfChild(childId, id) : paths.submission(id)}
          aria-describedby={titleId}
          className={buttonStyle({ className: 'max-sm:w-full' })}
        >
          {copy.read}
        </Link>
      ) : childId ? null : (
        <Link
          href={paths.completeHomework(id)}
          aria-describedby={titleId}
          className={buttonStyle({ variant: 'primary', className: 'max-sm:w-full' })}
        >
          {isInProgress ? copy.resume : copy.start}
        </Link>
      )}
    </li>
  );
}

function StatusBadge({ submission }: Pick<StudentHomeworkRow, 'submission'>) {
  if (submission === null) return <Badge>{submissionBadgeTexts.notStarted}</Badge>;
  if (!submission.is_graded || submission.grade === null) {
    return (
      <Badge tone="accent">
        <Clock aria-hidden />
        {submissionBadgeTexts.submitted}
      </Badge>
    );
  }
  return (
    <Badge tone={toScoreTone(submission.grade)}>
      <CircleCheck aria-hidden />
      {submissionBadgeTexts.graded(submission.grade)}
    </Badge>
  );
}

/** Shown until the assignment is submitted. Late submissions are accepted. */
function DueDate({ row: { due_date, submission } }: { row: StudentHomeworkRow }) {
  const today = useCentre()?.today;
  if (due_date === null) return null;
  const past = submission === null && today !== undefined && today > due_date;
  return (
    <>
      {FACT_SEPARATOR}
      {copy.due(due_date)}
      {past && (
        <>
          {' '}
          <Badge tone="caution">{copy.pastDue}</Badge>
        </>
      )}
    </>
  );
}

function SubmissionState({ submission: { submitted_at, feedback } }: { submission: Submission }) {
  const timeZone = useCentre()?.time_zone;
  return (
    <>
      {timeZone && <p className="text-sm text-quiet">{copy.submitted(formatDateTime(submitted_at, timeZone))}</p>}
      {feedback && (
        <p className="mt-2 max-w-prose border-l-2 border-margin/60 pl-3 text-sm">
          <span className="text-quiet">{copy.feedback}: </span>
          <bdi className="whitespace-pre-wrap wrap-anywhere">
            <MathText text={feedback} />
          </bdi>
        </p>
      )}
    </>
  );
}
