import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import type { AssignmentDetail } from '#contracts/submissions.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { isNotFoundError } from '../../../api/is-not-found-error.ts';
import { toFailure } from '../../../api/problem.ts';
import { paths } from '../../../navigation/paths.ts';
import { PageFailure } from '../../../page/page-failure.tsx';
import { useLoadFailureToast } from '../../../page/use-load-failure-toast.ts';
import { useProfile } from '../../../session/session.ts';
import { AssignmentNotFound } from '../../../shared/homework/assignment-not-found.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AssignmentAnswerForm } from './assignment-answer-form.tsx';
import {
  assignmentFailedTitle,
  assignmentLoadingFailedText,
  assignmentLoadingText,
  assignmentNotFoundTexts,
} from './complete-homework-copy.ts';

export function CompleteHomeworkPage() {
  const { id: homeworkId = '' } = useParams();
  const { id: studentId } = useProfile();
  const query = homeworkApi.useGetAssignmentQuery({ homeworkId, studentId });
  const { data, error, refetch, currentData } = query;
  const unknown = isNotFoundError(error);
  // A submitted assignment leads to the dashboard, even if it was deleted after that.
  const submitted = error !== undefined && toFailure(error).code === 'already-submitted';
  useLoadFailureToast(assignmentLoadingFailedText, { currentData, error: unknown || submitted ? undefined : error });
  if (submitted) return <Redirect to={paths.student} replace />;
  if (unknown) return <AssignmentNotFound {...assignmentNotFoundTexts} />;
  if (data) return <OpenedAssignment assignment={data} look={async () => (await refetch()).data} />;
  if (error === undefined) return <Spinner label={assignmentLoadingText} />;
  return <PageFailure title={assignmentFailedTitle} failed={assignmentLoadingFailedText} query={query} />;
}

interface OpenedAssignmentProps {
  assignment: AssignmentDetail;
  look(): Promise<AssignmentDetail | undefined>;
}

/**
 * A submitted assignment cannot be opened again. When it is submitted elsewhere while this page is open, the form says
 * so.
 */
function OpenedAssignment({ assignment, look }: OpenedAssignmentProps) {
  const [first] = useState(assignment);
  if (first.submitted) return <Redirect to={paths.student} replace />;
  return <AssignmentAnswerForm assignment={assignment} look={look} />;
}
