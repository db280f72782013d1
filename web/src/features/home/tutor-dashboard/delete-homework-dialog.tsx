import type { HomeworkRow } from '#contracts/homework.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { deletingText } from '../../../copy/common.ts';
import { deleteHomeworkTexts as copy } from '../../../copy/tutor-dashboard.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteHomeworkMutation } from './homework-api.ts';

/** Deletes an assignment in the version on the screen. A change by another tutor is shown first. */
export function DeleteHomeworkDialog({ homework, onClose }: { homework: HomeworkRow; onClose(): void }) {
  const { id, title, version, submission_count, graded_count } = homework;
  const [remove] = useDeleteHomeworkMutation();
  const { submit, dialog } = useCommandDialog(remove, {
    key: `delete-homework/${id}`,
    keptOverReload: false,
    done: () => ({ title: copy.done, detail: copy.doneOf(title) }),
    failed: copy.failed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.title}
      description={
        <>
          <p>{copy.question(title)}</p>
          <p>{copy.goesWithIt(submission_count, graded_count)}</p>
        </>
      }
      confirm={copy.act}
      confirming={deletingText}
      onConfirm={() => submit({ homeworkId: id, ifMatch: version })}
    />
  );
}
