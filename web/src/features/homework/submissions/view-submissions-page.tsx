import { UserPlus } from 'lucide-react';
import { useParams } from 'wouter';
import { BackToDashboard } from '../../../app/back-to-dashboard.tsx';
import { submissions as copy, notFound, submissionsFailed } from '../../../copy/homework.ts';
import { useOpenDialog } from '../../../dialog-draft/use-dialog-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type Submissions, useGetSubmissionsQuery } from '../api.ts';
import { CorrectGradeDialog } from '../grading/correct-grade-dialog.tsx';
import { HomeworkGate } from '../homework-gate.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { NotSubmitted } from './not-submitted.tsx';
import { SubmissionList } from './submission-list.tsx';

export function ViewSubmissionsPage() {
  const { homeworkId = '' } = useParams<{ homeworkId: string }>();
  const query = useGetSubmissionsQuery(homeworkId);
  return (
    <HomeworkGate<Submissions> query={query} title={copy.title} failed={submissionsFailed} notFound={notFound.view}>
      {(data) => <Page {...data} />}
    </HomeworkGate>
  );
}

type OpenDialog = { kind: 'assign' } | { kind: 'correct'; studentId: string };

function Page({ homework, submissions, not_submitted }: Submissions) {
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  const close = () => setDialog(null);
  const corrected = dialog?.kind === 'correct' && submissions.find(({ student_id }) => student_id === dialog.studentId);
  return (
    <>
      <PageHeader
        title={<bdi>{homework.title}</bdi>}
        back={<BackToDashboard />}
        description={copy.count(submissions.length)}
        actions={
          <Button onClick={() => setDialog({ kind: 'assign' })}>
            <UserPlus aria-hidden />
            {copy.assign}
          </Button>
        }
      />
      {submissions.length === 0 ? (
        <Sheet className="mb-10">
          <EmptyState {...copy.empty} />
        </Sheet>
      ) : (
        <SubmissionList
          submissions={submissions}
          onCorrect={(studentId) => setDialog({ kind: 'correct', studentId })}
        />
      )}
      <NotSubmitted students={not_submitted} />
      {dialog?.kind === 'assign' && <AssignDialog homeworkId={homework.id} onClose={close} />}
      {corrected && <CorrectGradeDialog submission={corrected} onClose={close} />}
    </>
  );
}
