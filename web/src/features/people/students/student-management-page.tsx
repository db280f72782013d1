import { FileUp, HandCoins, UserPlus, Users } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { peopleApi } from '../../../api/people-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { groupsTexts } from '../../../copy/groups.ts';
import { balancesDueTitle, studentManagementTitle } from '../../../copy/screens.ts';
import { toStudentsSummaryText } from '../../../copy/students.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useRowsJustMoved } from '../../../page/use-rows-just-moved.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DecidedSignUps } from './decided-sign-ups.tsx';
import { FormerStudents } from './former-students.tsx';
import type { OpenStudentDialog } from './open-student-dialog.ts';
import { StudentList } from './student-list.tsx';
import { createStudentText, importStudentsText } from './student-management-copy.ts';
import { WaitingSignUps } from './waiting-sign-ups.tsx';

const StudentDialogs = createLazyComponent(() => import('./student-dialogs.tsx').then((forms) => forms.StudentDialogs));

export function StudentManagementPage() {
  const { data: counts } = peopleApi.useGetStudentCountsQuery();
  const newAccountsMoved = useRowsJustMoved(peopleApi.useGetSignUpsQuery().data?.sign_ups.map(({ id }) => id) ?? []);
  const [dialog, setDialog] = useOpenDialog<OpenStudentDialog>();

  return (
    <>
      <PageHeader
        title={studentManagementTitle}
        back={<BackToDashboard />}
        description={counts && toStudentsSummaryText(counts)}
        actions={
          <>
            <Link href={paths.importStudents} className={buttonStyle({})}>
              <FileUp aria-hidden />
              {importStudentsText}
            </Link>
            <Link href={paths.balancesDue} className={buttonStyle({})}>
              <HandCoins aria-hidden />
              {balancesDueTitle}
            </Link>
            <Button onClick={() => setDialog({ kind: 'groups' })}>
              <Users aria-hidden />
              {groupsTexts.open}
            </Button>
            <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
              <UserPlus aria-hidden />
              {createStudentText}
            </Button>
          </>
        }
      />
      <div className={newAccountsMoved ? 'pointer-events-none' : undefined}>
        <WaitingSignUps onOpen={setDialog} />
        <StudentList of={counts?.students} onOpen={setDialog} onLoaded={StudentDialogs.preload} />
      </div>
      <FormerStudents onRestore={({ id }) => setDialog({ kind: 'restore', studentId: id })} />
      <DecidedSignUps />
      <Suspense>
        {dialog && <StudentDialogs dialog={dialog} onOpen={setDialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
