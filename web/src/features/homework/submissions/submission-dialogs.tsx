import type { Submissions } from '../api.ts';
import { CorrectGradeDialog } from '../grading/correct-grade-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';

/** Which dialog is open on the page of submissions; survives JSON. */
export type OpenDialog = { kind: 'assign' } | { kind: 'correct'; studentId: string };

interface SubmissionDialogsProps extends Pick<Submissions, 'homework' | 'submissions'> {
  dialog: OpenDialog;
  onClose(): void;
}

/** The one dialog that is open. */
export function SubmissionDialogs({ homework, submissions, dialog, onClose }: SubmissionDialogsProps) {
  if (dialog.kind === 'assign') return <AssignDialog homeworkId={homework.id} onClose={onClose} />;
  const corrected = submissions.find(({ student_id }) => student_id === dialog.studentId);
  return corrected && <CorrectGradeDialog submission={corrected} onClose={onClose} />;
}
