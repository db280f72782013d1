import { gradingTexts, loadingSubmissionsFailedText } from '../../../copy/homework.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { useGetStudentSubmissionQuery } from '../api.ts';
import { CorrectGradeDialog } from '../grading/correct-grade-dialog.tsx';
import { AssignDialog } from './assign-dialog.tsx';

/** The open dialog of the page of submissions. It must be serializable as JSON. */
export type SubmissionDialog = { kind: 'assign' } | { kind: 'correct'; studentId: string };

interface SubmissionDialogsProps {
  homeworkId: string;
  dialog: SubmissionDialog;
  onClose(): void;
}

/** Renders the open dialog. */
export function SubmissionDialogs({ homeworkId, dialog, onClose }: SubmissionDialogsProps) {
  if (dialog.kind === 'assign') return <AssignDialog homeworkId={homeworkId} onClose={onClose} />;
  return <CorrectGrade homeworkId={homeworkId} studentId={dialog.studentId} onClose={onClose} />;
}

interface CorrectGradeProps extends Omit<SubmissionDialogsProps, 'dialog'> {
  studentId: string;
}

/** Loads the submission by itself, because the list may not have loaded the page that contains it. */
function CorrectGrade({ homeworkId, studentId, onClose }: CorrectGradeProps) {
  const query = useGetStudentSubmissionQuery({ homeworkId, studentId });
  if (query.currentData) return <CorrectGradeDialog submission={query.currentData} onClose={onClose} />;
  if (query.error === undefined) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={gradingTexts.correct}>
        <LoadFailure title={loadingSubmissionsFailedText} query={query} />
      </DialogContent>
    </Dialog>
  );
}
