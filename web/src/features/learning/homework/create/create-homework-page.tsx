import { Suspense, useEffect } from 'react';
import { useAllStudentNames } from '../../../../api/use-all-student-names.ts';
import { homeworkFormTexts as copy, homeworkLoadingText } from '../../../../copy/homework.ts';
import { createLazyComponent } from '../../../../lib/create-lazy-component.ts';
import { BackToDashboard } from '../../../../navigation/back-to-dashboard.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { LoadedStudents } from '../loaded-homework-page.tsx';

const CreateHomeworkForm = createLazyComponent(() =>
  import('./create-homework-form.tsx').then((form) => form.CreateHomeworkForm),
);

export function CreateHomeworkPage() {
  const students = useAllStudentNames();
  useEffect(() => {
    // The form's code loads in parallel with the students. A failure is shown in place of the form.
    void CreateHomeworkForm.preload();
  }, []);
  return (
    <>
      <PageHeader title={copy.createTitle} back={<BackToDashboard />} />
      <Suspense fallback={<Spinner label={homeworkLoadingText} />}>
        <LoadedStudents students={students}>
          {students.data && <CreateHomeworkForm students={students.data} />}
        </LoadedStudents>
      </Suspense>
    </>
  );
}
