import { useState } from 'react';
import type { HomeworkDetail } from '#contracts/homework.ts';
import { homeworkErrorMessages } from '#contracts/homework-error-messages.ts';
import type { StudentOption } from '#contracts/students.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useAllStudentNames } from '../../../../api/use-all-student-names.ts';
import { useCommandDialog } from '../../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../../commands/use-dialog-draft.ts';
import { savingText } from '../../../../copy/common.ts';
import {
  assigningStudentsFailedText,
  submissionListTexts as copy,
  homeworkLoadingFailedText,
} from '../../../../copy/homework.ts';
import { LoadFailure } from '../../../../page/load-failure.tsx';
import { StudentCheckboxes, toTickDifference } from '../../../../shared/students/student-checkboxes.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { ConfirmUnassignDialog } from '../confirm-unassign-dialog.tsx';
import { FaultLine } from '../fault-line.tsx';

interface AssignStudentsDialogProps {
  homeworkId: string;
  onClose(): void;
}

export function AssignStudentsDialog({ homeworkId, onClose }: AssignStudentsDialogProps) {
  const homework = homeworkApi.useGetHomeworkQuery({ homeworkId });
  const students = useAllStudentNames();
  if (homework.data && students.data) {
    return <AssignForm detail={homework.data} students={students.data} onClose={onClose} />;
  }
  const failed = [homework, students].find(({ data, error }) => data === undefined && error !== undefined);
  return (
    <Dialog onClose={onClose} title={copy.assignTitle}>
      {failed ? <LoadFailure title={homeworkLoadingFailedText} query={failed} /> : <Spinner />}
    </Dialog>
  );
}

interface AssignFormProps {
  detail: HomeworkDetail;
  students: readonly StudentOption[];
  onClose(): void;
}

/** Stores the choice as a difference to the assigned students, so that changes by other tutors appear at once. */
function AssignForm({ detail, students, onClose }: AssignFormProps) {
  const [ticks, setTicks] = useDialogDraftValue<Record<string, boolean>>('ticks', {});
  const [asking, setAsking] = useState<string[] | null>(null);
  const assigned = new Set(detail.assigned_students);
  const chosen = students.map(({ id }) => id).filter((id) => ticks[id] ?? assigned.has(id));
  const key = `assign-homework/${detail.id}`;
  const [assign] = homeworkApi.useUpdateHomeworkAssignmentsMutation();
  const { submit, errorOf, dialog } = useCommandDialog(assign, {
    key,
    done: copy.assigned,
    failed: ({ code }) => {
      if (code !== 'student-submitted') return assigningStudentsFailedText;
      setAsking([]);
      return undefined;
    },
    unconfirmed: assigningStudentsFailedText,
    staysOpenAfterEarlier: true,
    onClose,
  });
  const save = (unassign: boolean) => {
    setAsking(null);
    if (chosen.length === 0) return submit(undefined);
    const dropped = students.filter(
      ({ id }) => assigned.has(id) && !chosen.includes(id) && detail.submitted_students.includes(id),
    );
    if (dropped.length > 0 && !unassign) setAsking(dropped.map(({ name }) => name));
    else {
      const body = { assigned_students: chosen, unassign_submitted: unassign };
      submit({ homeworkId: detail.id, body, ifMatch: detail.version });
    }
  };
  return (
    <>
      <FormDialog
        title={copy.assignTitle}
        description={<bdi>{detail.title}</bdi>}
        act={copy.assignAct}
        acting={savingText}
        {...dialog}
        failure={asking ? null : dialog.failure}
        onSubmit={() => save(false)}
      >
        <Sheet>
          <StudentCheckboxes
            students={students}
            value={chosen}
            onChange={(next) => setTicks(toTickDifference(assigned, students, next))}
          />
        </Sheet>
        <FaultLine>{errorOf('students', chosen.length === 0 && homeworkErrorMessages.assigned_students)}</FaultLine>
      </FormDialog>
      {asking && <ConfirmUnassignDialog names={asking} onConfirm={() => save(true)} onClose={() => setAsking(null)} />}
    </>
  );
}
