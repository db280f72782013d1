import type { ReactNode } from 'react';
import { toEnteredText } from '#contracts/grade-words.ts';
import type { OwnSubmissionResponse } from '#contracts/submissions.ts';
import { isNotFoundError } from '../../api/is-not-found-error.ts';
import { toFailure } from '../../api/problem.ts';
import { submissionTitle } from '../../copy/screens.ts';
import { submissionViewTexts as copy, ownAssignmentsTexts } from '../../copy/student-homework.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { PageFailure } from '../../page/page-failure.tsx';
import { useLoadFailureToast } from '../../page/use-load-failure-toast.ts';
import type { RetryableQuery } from '../../page/use-retry-while-unreachable.ts';
import { useCentre } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { CountingNumber } from '../../ui/counting-number.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MathText } from '../math-text.tsx';
import type { AnswerLabelTexts } from '../questions/answer-view.tsx';
import { AssignmentNotFound } from './assignment-not-found.tsx';
import { GradeHistory } from './grade-history.tsx';
import { SubmissionQuestionList } from './submission-question-list.tsx';

/** What differs between the reader whose work it is and their family. */
interface SubmissionReaderTexts {
  /** Heading of the answers. */
  answers: string;
  /** Shown until the work is graded. */
  waiting: string;
  keysHidden: string;
  labels: AnswerLabelTexts;
}

interface SubmissionViewProps {
  query: RetryableQuery & { data?: OwnSubmissionResponse | undefined; currentData?: OwnSubmissionResponse | undefined };
  texts: SubmissionReaderTexts;
  /** The link above the title. */
  back: ReactNode;
  /** Shown in place of an assignment that was not submitted. */
  unsubmitted: ReactNode;
}

/** A submission with its grade, for its student and their family. It cannot be edited. */
export function SubmissionView({ query, texts, back, unsubmitted }: SubmissionViewProps) {
  const { data, error, currentData } = query;
  const unknown = isNotFoundError(error);
  const notSubmitted = error !== undefined && toFailure(error).code === 'not-submitted';
  useLoadFailureToast(copy.loadingFailed, { currentData, error: unknown || notSubmitted ? undefined : error });
  if (unknown) return <AssignmentNotFound {...copy.notFound} />;
  if (notSubmitted) return unsubmitted;
  if (data) return <Submission submission={data} texts={texts} back={back} />;
  if (error === undefined) return <Spinner label={copy.loading} />;
  return <PageFailure title={submissionTitle} failed={copy.loadingFailed} query={query} />;
}

interface SubmissionProps extends Pick<SubmissionViewProps, 'texts' | 'back'> {
  submission: OwnSubmissionResponse;
}

function Submission({ submission, texts, back }: SubmissionProps) {
  const { title, questions, submitted_at, late, is_graded, keys_shown, entered_by_name } = submission;
  const timeZone = useCentre()?.time_zone;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        className="mb-5"
        back={back}
        title={<bdi>{title}</bdi>}
        description={
          <>
            {ownAssignmentsTexts.questionCount(questions.length)}
            {timeZone && ` · ${ownAssignmentsTexts.submitted(formatDateTime(submitted_at, timeZone))}`}{' '}
            {entered_by_name !== null && <span className="block">{toEnteredText(entered_by_name)}</span>}
            {late && <Badge tone="caution">{ownAssignmentsTexts.late}</Badge>}
          </>
        }
      />
      <GradeSheet submission={submission} waiting={texts.waiting} />
      <h2 className="mb-3 text-heading">{texts.answers}</h2>
      {is_graded && !keys_shown && <p className="-mt-2 mb-3 text-sm text-quiet">{texts.keysHidden}</p>}
      <Sheet>
        <SubmissionQuestionList submission={submission} words={texts.labels} />
      </Sheet>
    </div>
  );
}

/** The grade, its history and the tutor's feedback. */
function GradeSheet({ submission, waiting }: { submission: OwnSubmissionResponse; waiting: string }) {
  const { grade, feedback, grades } = submission;
  if (grade === null) {
    return (
      <Sheet className="mb-8 px-4 py-4 sm:px-5">
        <p role="status">{waiting}</p>
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
