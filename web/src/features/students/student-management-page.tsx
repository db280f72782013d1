import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLoadFailure } from '../../api/load-failure.ts';
import * as copy from '../../copy/students.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useGetStudentProfilesQuery } from './api.ts';
import { FormerStudents } from './former-students.tsx';
import { type OpenDialog, StudentDialogs } from './student-dialogs.tsx';
import { StudentList } from './student-list.tsx';

export function StudentManagementPage() {
  const students = useGetStudentProfilesQuery({ former: false });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useLoadFailure(copy.loadingFailed, students);

  return (
    <>
      <PageHeader
        title="Student Management"
        description={students.data && copy.studentCount(students.data.length)}
        actions={
          <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
            <UserPlus aria-hidden />
            Create Student
          </Button>
        }
      />
      <StudentList students={students} onOpen={setDialog} />
      <FormerStudents onRestore={(student) => setDialog({ kind: 'restore', student })} />
      {dialog && <StudentDialogs dialog={dialog} current={students.data} onClose={() => setDialog(null)} />}
    </>
  );
}
