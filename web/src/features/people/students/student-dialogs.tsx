import type { SignUpRow } from '#contracts/sign-ups.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { studentManagementTitle } from '../../../copy/screens.ts';
import { studentsLoadingFailedText } from '../../../copy/students.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useCentre } from '../../../session/session.ts';
import { PasswordCodeDialog } from '../../../shared/password-code-dialog.tsx';
import { ManageClassesDialog } from '../../../shared/students/manage-classes-dialog.tsx';
import { MarkAttendanceDialog } from '../../../shared/students/mark-attendance-dialog.tsx';
import { ReportAbsenceOfStudentDialog } from '../../../shared/timetable/report-absence-of-student-dialog.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ApproveAndInviteDialog } from './approve-and-invite-dialog.tsx';
import { ArchiveStudentDialog } from './archive-student-dialog.tsx';
import { ChangeStudentEmailDialog } from './change-student-email-dialog.tsx';
import { CreateStudentDialog } from './create-student-dialog.tsx';
import { GroupFormDialog } from './group-form-dialog.tsx';
import { GroupsDialog } from './groups-dialog.tsx';
import { MergeSignUpDialog } from './merge-sign-up-dialog.tsx';
import type { OpenStudentDialog } from './open-student-dialog.ts';
import { ResetTwoStepDialog } from './reset-two-step-dialog.tsx';
import { RestoreStudentDialog } from './restore-student-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import * as copy from './sign-ups-copy.ts';
import { toDecisionFailureTitle } from './waiting-sign-ups.tsx';

interface StudentDialogsProps {
  dialog: OpenStudentDialog;
  onOpen(dialog: OpenStudentDialog): void;
  onClose(): void;
}

/** Renders the open dialog. */
export function StudentDialogs({ dialog, onOpen, onClose }: StudentDialogsProps) {
  switch (dialog.kind) {
    case 'create':
      return <CreateStudentDialog onClose={onClose} />;
    case 'groups':
      return (
        <GroupsDialog
          onCreate={() => onOpen({ kind: 'create-group' })}
          onEdit={(groupId) => onOpen({ kind: 'edit-group', groupId })}
          onSchedule={(groupId) => onOpen({ kind: 'schedule-group', groupId })}
          onClose={onClose}
        />
      );
    case 'create-group':
    case 'edit-group':
      return (
        <GroupFormDialog
          groupId={dialog.kind === 'edit-group' ? dialog.groupId : undefined}
          onClose={() => onOpen({ kind: 'groups' })}
        />
      );
    case 'schedule-group':
      return <ScheduleDialog groupId={dialog.groupId} onClose={() => onOpen({ kind: 'groups' })} />;
    case 'approve-and-invite':
      return <ApproveAndInviteDialog account={dialog.account} onClose={onClose} />;
    case 'merge':
      return <MergeSignUpDialog account={dialog.account} onClose={onClose} />;
    case 'decline':
      return <DeclineSignUpDialog account={dialog.account} onClose={onClose} />;
    default:
      return <SelectedStudentDialog dialog={dialog} onClose={onClose} />;
  }
}

type StudentDialogState = Extract<OpenStudentDialog, { studentId: string }>;

function SelectedStudentDialog({ dialog, onClose }: { dialog: StudentDialogState; onClose(): void }) {
  const centre = useCentre();
  const query = peopleApi.useGetStudentProfileQuery({ studentId: dialog.studentId });
  const { currentData: student, error } = query;
  if (!student && error !== undefined) {
    return (
      <Dialog onClose={onClose} title={studentManagementTitle}>
        <LoadFailure title={studentsLoadingFailedText} query={query} />
      </Dialog>
    );
  }
  if (!student || !centre) return null;
  switch (dialog.kind) {
    case 'attendance':
      return <MarkAttendanceDialog student={student} centre={centre} onClose={onClose} />;
    case 'absence':
      return <ReportAbsenceOfStudentDialog student={student} onClose={onClose} />;
    case 'classes':
      return <ManageClassesDialog student={student} onClose={onClose} />;
    case 'email':
      return <ChangeStudentEmailDialog student={student} onClose={onClose} />;
    case 'password-code':
      return <PasswordCodeDialog personRole="student" person={student} timeZone={centre.time_zone} onClose={onClose} />;
    case 'two-step':
      return <ResetTwoStepDialog student={student} onClose={onClose} />;
    case 'delete':
      return <ArchiveStudentDialog student={student} centre={centre} onClose={onClose} />;
    case 'restore':
      return <RestoreStudentDialog student={student} onClose={onClose} />;
  }
}

function DeclineSignUpDialog({ account, onClose }: { account: SignUpRow; onClose(): void }) {
  const key = `decline-sign-up/${account.id}`;
  const [decline] = peopleApi.useDeclineSignUpMutation();
  const { submit, dialog } = useCommandDialog(decline, {
    key,
    done: () => copy.declinedTexts,
    failed: (failure) => toDecisionFailureTitle(key, copy.decliningFailedText, failure, onClose),
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.toDeclineTitleText(account.name)}
      description={<p>{copy.toDeclineConsequencesText(account.email)}</p>}
      confirm={copy.declineText}
      confirming={copy.decliningText}
      onConfirm={() => submit({ id: account.id })}
    />
  );
}
