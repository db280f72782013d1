import { useState } from 'react';
import type { StudentRow } from '#contracts/students.ts';
import { useGetStudentProfilesQuery } from '../../api/student-profiles.ts';
import { useCentre } from '../../app/session.ts';
import { CreateStudentDialog } from './create-student-dialog.tsx';
import { DeleteStudentDialog } from './delete-student-dialog.tsx';
import { ManageClassesDialog } from './manage-classes-dialog.tsx';
import { MarkAttendanceDialog } from './mark-attendance-dialog.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { RestoreStudentDialog } from './restore-student-dialog.tsx';

interface StudentDialogsProps {
  dialog: OpenDialog;
  onClose(): void;
}

/** The one dialog that is open. */
export function StudentDialogs({ dialog, onClose }: StudentDialogsProps) {
  return dialog.kind === 'create' ? (
    <CreateStudentDialog onClose={onClose} />
  ) : (
    <OnOneStudent dialog={dialog} onClose={onClose} />
  );
}

type OnOne = Extract<OpenDialog, { studentId: string }>;

function OnOneStudent({ dialog, onClose }: { dialog: OnOne; onClose(): void }) {
  const centre = useCentre();
  const { student, left } = useStudent(dialog.studentId, dialog.kind === 'restore');
  if (!student || !centre) return null;
  switch (dialog.kind) {
    case 'attendance':
      return <MarkAttendanceDialog student={student} centre={centre} onClose={onClose} />;
    case 'classes':
      return <ManageClassesDialog student={student} onClose={onClose} />;
    case 'delete':
      return <DeleteStudentDialog student={student} deleted={left} centre={centre} onClose={onClose} />;
    case 'restore':
      return <RestoreStudentDialog student={student} onClose={onClose} />;
  }
}

/** As the list has them at this moment, or had them last: whoever leaves it takes no form away from under the hands. */
function useStudent(id: string, former: boolean): { student: StudentRow | undefined; left: boolean } {
  const listed = useGetStudentProfilesQuery({ former }).data?.find((student) => student.id === id);
  const [seen, setSeen] = useState(listed);
  if (listed && listed !== seen) setSeen(listed);
  return { student: listed ?? seen, left: listed === undefined && seen !== undefined };
}
