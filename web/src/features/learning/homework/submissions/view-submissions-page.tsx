import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'wouter';
import { useOpenDialog } from '../../../../commands/use-dialog-draft.ts';
import {
  submissionListTexts as copy,
  homeworkNotFoundTexts,
  submissionsLoadingFailedText,
} from '../../../../copy/homework.ts';
import { BackToDashboard } from '../../../../navigation/back-to-dashboard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { type SubmissionsPageWithQuestions, useGetSubmissionsInfiniteQuery } from '../api.ts';
import { LoadedHomeworkPage } from '../loaded-homework-page.tsx';
import { NotSubmittedList } from './not-submitted-list.tsx';
import { SubmissionList } from './submission-list.tsx';
import type { SubmissionsPageDialog } from './submissions-page-dialogs.tsx';

/** Loaded after the list, because they are not needed before. */
const loadDialogs = () =>
  import('./submissions-page-dialogs.tsx').then((forms) => ({ default: forms.SubmissionsPageDialogs }));
const SubmissionsPageDialogs = lazy(loadDialogs);

export function ViewSubmissionsPage() {
  const { homeworkId = '' } = useParams<{ homeworkId: string }>();
  const query = useGetSubmissionsInfiniteQuery({ homeworkId });
  return (
    <LoadedHomeworkPage
      query={query}
      title={copy.title}
      failed={submissionsLoadingFailedText}
      notFound={homeworkNotFoundTexts.view}
    >
      {({ pages: [page] }) => page && <LoadedSubmissions {...page} />}
    </LoadedHomeworkPage>
  );
}

function LoadedSubmissions({ homework, counts }: Pick<SubmissionsPageWithQuestions, 'homework' | 'counts'>) {
  const [dialog, setDialog] = useOpenDialog<SubmissionsPageDialog>();
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
        {dialog && <SubmissionsPageDialogs homeworkId={homework.id} dialog={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
