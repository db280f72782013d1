import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'wouter';
import { submissionListTexts as copy, loadingSubmissionsFailedText, notFoundTexts } from '../../../copy/homework.ts';
import { useOpenDialog } from '../../../dialog-draft/use-dialog-draft.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type SubmissionsPage, useGetSubmissionsInfiniteQuery } from '../api.ts';
import { HomeworkGate } from '../homework-gate.tsx';
import { NotSubmittedList } from './not-submitted-list.tsx';
import type { SubmissionDialog } from './submission-dialogs.tsx';
import { SubmissionList } from './submission-list.tsx';

/** Loaded after the list, because they are not needed before. */
const loadDialogs = () => import('./submission-dialogs.tsx').then((forms) => ({ default: forms.SubmissionDialogs }));
const SubmissionDialogs = lazy(loadDialogs);

export function ViewSubmissionsPage() {
  const { homeworkId = '' } = useParams<{ homeworkId: string }>();
  const query = useGetSubmissionsInfiniteQuery({ homeworkId });
  return (
    <HomeworkGate query={query} title={copy.title} failed={loadingSubmissionsFailedText} notFound={notFoundTexts.view}>
      {({ pages: [page] }) => page && <LoadedSubmissions {...page} />}
    </HomeworkGate>
  );
}

function LoadedSubmissions({ homework, counts }: Pick<SubmissionsPage, 'homework' | 'counts'>) {
  const [dialog, setDialog] = useOpenDialog<SubmissionDialog>();
  useEffect(() => {
    // A failed preload is reported when a dialog is opened.
    void loadDialogs().catch(() => undefined);
  }, []);
  return (
    <>
      <PageHeader
        title={<bdi>{homework.title}</bdi>}
        back={<BackToDashboard />}
        description={copy.count(counts.all)}
        actions={
          <Button onClick={() => setDialog({ kind: 'assign' })}>
            <UserPlus aria-hidden />
            {copy.assign}
          </Button>
        }
      />
      {counts.all === 0 ? (
        <Sheet className="mb-10">
          <EmptyState {...copy.empty} />
        </Sheet>
      ) : (
        <SubmissionList
          homeworkId={homework.id}
          counts={counts}
          onCorrect={(studentId) => setDialog({ kind: 'correct', studentId })}
        />
      )}
      <NotSubmittedList homeworkId={homework.id} count={counts.not_submitted} />
      <Suspense>
        {dialog && <SubmissionDialogs homeworkId={homework.id} dialog={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
