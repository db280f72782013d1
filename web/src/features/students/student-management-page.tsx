import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLoadFailure } from '../../api/load-failure.ts';
import { useGetStudentProfilesQuery } from '../../api/student-profiles.ts';
import { BackToDashboard } from '../../app/back-to-dashboard.tsx';
import * as copy from '../../copy/students.ts';
import { useOpenDialog } from '../../dialog-draft/use-dialog-draft.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormerStudents } from './former-students.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { summaryOf } from './standing.ts';
import { StudentList } from './student-list.tsx';

/** Forms come after the list, while nobody needs them yet. */
const loadDialogs = () => import('./student-dialogs.tsx').then((forms) => ({ default: forms.StudentDialogs }));
const StudentDialogs = lazy(loadDialogs);

export function StudentManagementPage() {
  const students = useGetStudentProfilesQuery({ former: false });
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  useLoadFailure(copy.loadingFailed, students);
  const loaded = students.data !== undefined;
  useEffect(() => {
    // A failure shows where a form is opened.
    if (loaded) void loadDialogs().catch(() => undefined);
  }, [loaded]);

  return (
    <>
      <PageHeader
        title="Student Management"
        back={<BackToDashboard />}
        description={students.data && summaryOf(students.data)}
        actions={
          <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
            <UserPlus aria-hidden />
            Create Student
          </Button>
        }
      />
      <StudentList students={students} onOpen={setDialog} />
      <FormerStudents onRestore={({ id }) => setDialog({ kind: 'restore', studentId: id })} />
      <Suspense>{dialog && <StudentDialogs dialog={dialog} onClose={() => setDialog(null)} />}</Suspense>
    </>
  );
}
