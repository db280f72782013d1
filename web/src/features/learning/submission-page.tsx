import { Redirect, useParams } from 'wouter';
import { homeworkApi } from '../../api/homework-api.ts';
import { ownAnswerLabelTexts, ownSubmissionTexts } from '../../copy/student-homework.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { paths } from '../../navigation/paths.ts';
import { useProfile } from '../../session/session.ts';
import { SubmissionView } from '../../shared/homework/submission-view.tsx';

/** A student's own submission. */
export function SubmissionPage() {
  const { id: homeworkId = '' } = useParams();
  const { id: studentId } = useProfile();
  return (
    <SubmissionView
      query={homeworkApi.useGetSubmissionQuery({ homeworkId, studentId })}
      texts={{ ...ownSubmissionTexts, labels: ownAnswerLabelTexts }}
      back={<BackToDashboard />}
      unsubmitted={<Redirect to={paths.completeHomework(homeworkId)} replace />}
    />
  );
}
