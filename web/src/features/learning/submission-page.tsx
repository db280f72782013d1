import { Redirect, useParams } from 'wouter';
import type { OwnSubmissionResponse } from '#contracts/submissions.ts';
import { homeworkApi } from '../../api/homework-api.ts';
import { isNotFoundError } from '../../api/is-not-found-error.ts';
import { toFailure } from '../../api/problem.ts';
import { submissionTitle } from '../../copy/screens.ts';
import { ownSubmissionTexts as copy, ownAnswerLabelTexts, ownAssignmentsTexts } from '../../copy/student-homework.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { paths } from '../../navigation/paths.ts';
import { PageFailure } from '../../page/page-failure.tsx';
import { useLoadFailureToast } from '../../page/use-load-failure-toast.ts';
import { useCentre, useProfile } from '../../session/session.ts';
import { AssignmentNotFound } from '../../shared/homework/assignment-not-found.tsx';
import { GradeHistory } from '../../shared/homework/grade-history.tsx';
import { SubmissionQuestionList } from '../../shared/homework/submission-question-list.tsx';
import { MathText } from '../../shared/math-text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CountingNumber } from '../../ui/counting-number.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** A student's own submission. It cannot be edited. */
export function SubmissionPage() {
  const { id: homeworkId = '' } = useParams();
  const { id: studentId } = useProfile();
  const query = homeworkApi.useGetSubmissionQuery({ homeworkId, studentId });
  const { data, error, currentData } = query;
  const unknown = isNotFoundError(error);
  const notSubmitted = error !== undefined && toFailure(error).code === 'not-submitted';
  useLoadFailureToast(copy.loadingFailed, { currentData, error: unknown || notSubmitted ? undefined : error });
  if (unknown) return <AssignmentNotFound {...copy.notFound} />;
  if (notSubmitted) return <Redirect to={paths.completeHomework(homeworkId)} replace />;
  if (data) return <Submission submission={data} />;
  if (error === undefined) return <Spinner label={copy.loading} />;
  return <PageFailure title={submissionTitle} failed={copy.loadingFailed} query={query} />;
}

function Submission({ submission }: { submission: OwnSubmissionResponse }) {
  const { title, questions, submitted_at, late, is_graded, keys_shown } = submission;
  const timeZone = useCentre()?.time_zone;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        className="mb-5"
        back={<BackToDashboard />}
        title={<bdi>{title}</bdi>}
        description={
          <>
            {ownAssignmentsTexts.questionCount(questions.length)}
            {timeZone && ` · ${ownAssignmentsTexts.submitted(formatDateTime(submitted_at, timeZone))}`}{' '}
            {late && <Badge tone="caution">{ownAssignmentsTexts.late}</Badge>}
          </>
        }
      />
      <GradeSheet submission={submission} />
      <h2 className="mb-3 text-heading">{copy.answers}</h2>
      {is_graded && !keys_shown && <p className="-mt-2 mb-3 text-sm text-quiet">{copy.keysHidden}</p>}
      <Sheet>
        <SubmissionQuestionList submission={submission} words={ownAnswerLabelTexts} />
      </Sheet>
    </div>
  );
}

/** The grade, its history and the tutor's feedback. */
function GradeSheet({ submission }: { submission: OwnSubmissionResponse }) {
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
          <CountingNumber value={grade} />%
        </dd>
      </dl>
      {feedback && (
        <dl className="px-4 py-4 sm:px-5">
          <dt className="text-sm text-quiet">{copy.feedback}</dt>
          <dd dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap wrap-anywhere">
            <MathText text={feedback} />
          </dd>
        </dl>
      )}
      <GradeHistory grades={grades} className="px-4 py-4 sm:px-5" />
    </Sheet>
  );
}
