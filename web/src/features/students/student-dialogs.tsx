import type { StudentRow } from '#contracts/students.ts';
import { useCentre } from '../../app/session.ts';
import { CreateStudentDialog } from './create-student-dialog.tsx';
import { DeleteStudentDialog } from './delete-student-dialog.tsx';
import { ManageClassesDialog } from './manage-classes-dialog.tsx';
import { MarkAttendanceDialog } from './mark-attendance-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { RestoreStudentDialog } from './restore-student-dialog.tsx';

interface StudentDialogsProps {
  dialog: OpenDialog;
  /** The list as it is now, so that an open dialog counts with the balance of this moment. */
  current: readonly StudentRow[] | undefined;
  onClose(): void;
}

/** The one dialog that is open. */
export function StudentDialogs({ dialog, current, onClose }: StudentDialogsProps) {
  const centre = useCentre();
  if (dialog.kind === 'create') return <CreateStudentDialog onClose={onClose} />;
  const student = current?.find(({ id }) => id === dialog.student.id) ?? dialog.student;
  switch (dialog.kind) {
    case 'attendance':
      return centre && <MarkAttendanceDialog student={student} centre={centre} onClose={onClose} />;
    case 'classes':
      return <ManageClassesDialog student={student} onClose={onClose} />;
    case 'delete':
      return centre && <DeleteStudentDialog student={student} centre={centre} onClose={onClose} />;
    case 'restore':
      return <RestoreStudentDialog student={student} onClose={onClose} />;
  }
}
