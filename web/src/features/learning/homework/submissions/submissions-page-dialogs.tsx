import { homeworkApi } from '../../../../api/homework-api.ts';
import { gradeFormTexts, submissionsLoadingFailedText } from '../../../../copy/homework.ts';
import { LoadFailure } from '../../../../page/load-failure.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CorrectGradeDialog } from '../grading/correct-grade-dialog.tsx';
import { AssignStudentsDialog } from './assign-students-dialog.tsx';

/** The open dialog of the page of submissions. It must be serializable as JSON. */
export type SubmissionsPageDialog = { kind: 'assign' } | { kind: 'correct'; studentId: string };

interface SubmissionsPageDialogsProps {
  homeworkId: string;
  dialog: SubmissionsPageDialog;
  onClose(): void;
}

/** Renders the open dialog. */
export function SubmissionsPageDialogs({ homeworkId, dialog, onClose }: SubmissionsPageDialogsProps) {
  if (dialog.kind === 'assign') return <AssignStudentsDialog homeworkId={homeworkId} onClose={onClose} />;
  return <CorrectGrade homeworkId={homeworkId} studentId={dialog.studentId} onClose={onClose} />;
}

interface CorrectGradeProps extends Omit<SubmissionsPageDialogsProps, 'dialog'> {
  studentId: string;
}

/** Loads the submission by itself, because the list may not have loaded the page that contains it. */
function CorrectGrade({ homeworkId, studentId, onClose }: CorrectGradeProps) {
  const query = homeworkApi.useGetStudentSubmissionQuery({ homeworkId, studentId });
  if (query.currentData) return <CorrectGradeDialog submission={query.currentData} onClose={onClose} />;
  if (query.error === undefined) return null;
  return (
    <Dialog onClose={onClose} title={gradeFormTexts.correct}>
      <LoadFailure title={submissionsLoadingFailedText} query={query} />
    </Dialog>
  );
}
