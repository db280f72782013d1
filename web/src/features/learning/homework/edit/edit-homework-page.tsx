import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { HomeworkDetail } from '#contracts/homework.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useAllStudentNames } from '../../../../api/use-all-student-names.ts';
import {
  homeworkFormTexts as copy,
  homeworkLoadingFailedText,
  homeworkLoadingText,
  homeworkNotFoundTexts,
} from '../../../../copy/homework.ts';
import { createLazyComponent } from '../../../../lib/create-lazy-component.ts';
import { BackToDashboard } from '../../../../navigation/back-to-dashboard.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { LoadedHomeworkPage, LoadedStudents } from '../loaded-homework-page.tsx';

const EditHomeworkForm = createLazyComponent(() =>
  import('./edit-homework-form.tsx').then((form) => form.EditHomeworkForm),
);

export function EditHomeworkPage() {
  const { id = '' } = useParams<{ id: string }>();
  const [openedAt] = useState(Date.now);
  const query = homeworkApi.useGetHomeworkQuery({ homeworkId: id }, { refetchOnMountOrArgChange: true });
  const students = useAllStudentNames();
  // Data from before the page was opened is reloaded first, so that an edit starts from the current homework.
  const outdated = (query.fulfilledTimeStamp ?? 0) < openedAt;
  useEffect(() => {
    // The form's code loads in parallel with the data. A failure is shown in place of the form.
    void EditHomeworkForm.preload();
  }, []);
  return (
    <LoadedHomeworkPage<HomeworkDetail>
      query={outdated ? { ...query, data: undefined } : query}
      title={copy.editTitle}
      failed={homeworkLoadingFailedText}
      notFound={homeworkNotFoundTexts.edit}
    >
      {(detail) => (
        <>
          <PageHeader title={copy.editTitle} back={<BackToDashboard />} description={<bdi>{detail.title}</bdi>} />
          <Suspense fallback={<Spinner label={homeworkLoadingText} />}>
            <LoadedStudents students={students}>
              {students.data && <EditHomeworkForm detail={detail} students={students.data} />}
            </LoadedStudents>
          </Suspense>
        </>
      )}
    </LoadedHomeworkPage>
  );
}
