import { UserPlus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useParams } from 'wouter';
import { homeworkApi, type SubmissionsPageWithQuestions } from '../../../../api/homework-api.ts';
import { useOpenDialog } from '../../../../commands/use-dialog-draft.ts';
import { toStudentCountText } from '../../../../copy/counts.ts';
import {
  submissionListTexts as copy,
  homeworkLoadingText,
  homeworkNotFoundTexts,
  submissionsLoadingFailedText,
} from '../../../../copy/homework.ts';
import { studentsLoadingFailedText } from '../../../../copy/students.ts';
import { createLazyComponent } from '../../../../lib/create-lazy-component.ts';
import { BackToDashboard } from '../../../../navigation/back-to-dashboard.tsx';
import { PagedList } from '../../../../page/paged-list.tsx';
import { usePagedRows } from '../../../../page/use-paged-rows.ts';
import { StudentLink } from '../../../../shared/students/student-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmailAddress } from '../../../../ui/email-address.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TickIcon } from '../../../../ui/tick-icon.tsx';
import { LoadedHomeworkPage } from '../loaded-homework-page.tsx';
import { SubmissionList } from './submission-list.tsx';
import type { SubmissionsPageDialog } from './submissions-page-dialogs.tsx';

const SubmissionsPageDialogs = createLazyComponent(() =>
  import('./submissions-page-dialogs.tsx').then((forms) => forms.SubmissionsPageDialogs),
);

export function ViewSubmissionsPage() {
  const { homeworkId = '' } = useParams<{ homeworkId: string }>();
  const query = homeworkApi.useGetSubmissionsInfiniteQuery({ homeworkId });
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
    void SubmissionsPageDialogs.preload();
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

/** Lists the assigned students who have not submitted. */
function NotSubmittedList({ homeworkId, count }: { homeworkId: string; count: number }) {
  const pages = homeworkApi.useGetNotSubmittedInfiniteQuery({ homeworkId });
  const { rows, query } = usePagedRows(pages, ({ students }) => students);
  return (
    <section aria-labelledby="not-submitted">
      <h2 id="not-submitted" className="mb-3 flex items-baseline justify-between gap-4 text-heading">
        {copy.missing}
        {count > 0 && <span className="font-sans text-sm font-normal text-quiet">{toStudentCountText(count)}</span>}
      </h2>
      <PagedList query={query} failed={studentsLoadingFailedText} loading={homeworkLoadingText}>
        <Sheet className="mb-4">
          {rows?.length === 0 ? (
            <p className="flex items-center gap-2.5 px-4 py-3.5 text-quiet sm:px-5">
              <TickIcon className="text-good" />
              {copy.everybody}
            </p>
          ) : (
            <ul className="grid *:-mb-px *:border-b *:border-rule sm:grid-cols-2">
              {rows?.map((student) => (
                <li key={student.id} className="px-4 py-2.5 sm:px-5">
                  <StudentLink student={student} />
                  <EmailAddress address={student.email} className="block text-sm text-quiet wrap-anywhere" />
                </li>
              ))}
            </ul>
          )}
        </Sheet>
      </PagedList>
    </section>
  );
}
