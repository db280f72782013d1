import { memo, Suspense, useState } from 'react';
import { toEnteredText } from '#contracts/grade-words.ts';
import type { SubmissionDetail } from '#contracts/submissions.ts';
import { submissionListTexts as copy, gradeFormTexts } from '../../../../copy/homework.ts';
import { createLazyComponent } from '../../../../lib/create-lazy-component.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import { toScoreTone } from '../../../../lib/to-score-tone.ts';
import { useCentre } from '../../../../session/session.ts';
import { GradeHistory } from '../../../../shared/homework/grade-history.tsx';
import { SubmissionQuestionList } from '../../../../shared/homework/submission-question-list.tsx';
import { MathText } from '../../../../shared/math-text.tsx';
import { StudentLink } from '../../../../shared/students/student-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmailAddress } from '../../../../ui/email-address.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useNearViewport } from '../../../../ui/use-near-viewport.ts';
import type { GradeFormProps } from '../grading/grade-form.tsx';

/** Loaded when the first form comes into view. */
const GradeForm = createLazyComponent(() => import('../grading/grade-form.tsx').then((form) => form.GradeForm));

/**
 * Renders the form of a grade when it comes into view, because a page may have sixty forms and each loads its draft.
 */
function LazyGradeForm(props: GradeFormProps) {
  const [place, near] = useNearViewport<HTMLDivElement>();
  const graded = props.submission.is_graded;
  return (
    <div ref={place} className={graded ? undefined : 'min-h-64'}>
      {near && (
        <Suspense fallback={graded ? null : <Spinner />}>
          <GradeForm {...props} />
        </Suspense>
      )}
    </div>
  );
}

interface SubmissionCardProps extends Pick<GradeFormProps, 'submission' | 'onNext' | 'isGradeFocused'> {
  onCorrect(studentId: string): void;
}

/** One student's submission, with the questions as they were answered. */
export const SubmissionCard = memo(function SubmissionCard({ submission, onCorrect, ...next }: SubmissionCardProps) {
  const { id, student_id, is_graded } = submission;
  // The form of a grade is shown even if the homework has become auto-graded. It stays after a colleague has graded,
  // because it may contain input.
  const [wasWaiting] = useState(!is_graded);
  const correct = () => onCorrect(student_id);
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className="scroll-mt-4 overflow-hidden rounded-sheet border border-rule bg-sheet"
    >
      <CardHeader submission={submission} />
      <SubmissionQuestionList submission={submission} words={answerTexts} className="border-t border-rule" />
      <div className="border-t border-rule px-4 py-4 sm:px-5">
        {wasWaiting && <LazyGradeForm submission={submission} onCorrect={correct} {...next} />}
        {is_graded && <SubmissionGrade submission={submission} onCorrect={correct} />}
      </div>
    </article>
  );
});

const answerTexts = {
  picked: copy.theirAnswer,
  pickedRight: copy.rightAnswer,
  pickedWrong: copy.wrongAnswer,
  correct: copy.correct,
  noAnswer: copy.noAnswer,
};

function CardHeader({ submission }: { submission: SubmissionDetail }) {
  const timeZone = useCentre()?.time_zone;
  const { id, student_id, student_name, student_email, submitted_at, is_graded, grade, entered_by_name } = submission;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
      <div className="min-w-0">
        <h2 id={`${id}-name`} className="text-heading wrap-anywhere">
          <StudentLink student={{ id: student_id, name: student_name }} />{' '}
          <EmailAddress
            address={student_email}
            className="block font-sans text-sm font-normal text-quiet sm:ml-1 sm:inline"
          />
        </h2>
        <p className="text-xs text-quiet wrap-anywhere">{copy.student(student_id)}</p>
        {timeZone && (
          <p className="mt-1 text-sm text-quiet">{copy.submitted(formatDateTime(submitted_at, timeZone))}</p>
        )}
        {entered_by_name !== null && <p className="text-sm text-quiet">{toEnteredText(entered_by_name)}</p>}
      </div>
      <p className="flex flex-wrap gap-1.5">
        {submission.student_archived && <Badge>{copy.former}</Badge>}
        {submission.late && <Badge tone="caution">{copy.late}</Badge>}
        {is_graded && grade !== null ? (
          <Badge tone={toScoreTone(grade)}>{copy.graded(grade)}</Badge>
        ) : (
          <Badge tone="caution">{copy.needsReview}</Badge>
        )}
      </p>
    </header>
  );
}

function SubmissionGrade({ submission, onCorrect }: { submission: SubmissionDetail; onCorrect(): void }) {
  const { student_name, grade, feedback } = submission;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-figure font-semibold">{grade}%</span>
          <span className="text-sm text-quiet">{gradeFormTexts.given}</span>
        </p>
        {feedback && (
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">
            <span className="block text-sm text-quiet">{gradeFormTexts.feedback}</span>
            <MathText text={feedback} />
          </p>
        )}
        <GradeHistory grades={submission.grades} heading="h3" className="mt-4 border-l-2 border-margin/60 pl-3" />
      </div>
      <Button size="small" aria-description={student_name} onClick={onCorrect}>
        {gradeFormTexts.correct}
      </Button>
    </div>
  );
}
