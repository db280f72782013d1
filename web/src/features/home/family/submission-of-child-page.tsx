import { useParams } from 'wouter';
import { homeworkApi } from '../../../api/homework-api.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useProfile } from '../../../session/session.ts';
import { AssignmentNotFound } from '../../../shared/homework/assignment-not-found.tsx';
import { SubmissionView } from '../../../shared/homework/submission-view.tsx';
import { submissionOfChildTexts as copy } from './family-copy.ts';

/** The answers that a child has submitted, with grade and feedback. */
export function SubmissionOfChildPage() {
  const { studentId = '', homeworkId = '' } = useParams();
  const { children = [] } = useProfile();
  const name = children.find(({ id }) => id === studentId)?.name ?? '';
  return (
    <SubmissionView
      query={homeworkApi.useGetSubmissionOfChildQuery({ studentId, homeworkId })}
      texts={{ ...copy, answers: copy.toAnswers(name) }}
      back={<BackLink href={paths.homeworkOfChild(studentId)}>{copy.back}</BackLink>}
      unsubmitted={<AssignmentNotFound {...copy.unsubmitted} />}
    />
  );
}
