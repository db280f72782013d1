import type { HomeworkRow } from '#contracts/homework.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { deletingText } from '../../../copy/common.ts';
import { deleteHomeworkTexts as copy } from '../../../copy/tutor-dashboard.ts';
import { notify } from '../../../toasts/notify.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteHomeworkMutation } from './homework-api.ts';

/** Deletes an assignment in the version on the screen. A change by another tutor is shown first. */
export function DeleteHomeworkDialog({ homework, onClose }: { homework: HomeworkRow; onClose(): void }) {
  const { id, title, version, submission_count, graded_count } = homework;
  const key = `delete-homework/${id}`;
  const [remove] = useDeleteHomeworkMutation();
  const { submit, pending, failure } = useFormCommand(
    (ifMatch: number, idempotencyKey) => remove({ homeworkId: id, ifMatch, idempotencyKey }),
    {
      keptOverReload: false,
      onDone: () => {
        notify.success({ key, title: copy.done, detail: copy.doneOf(title) });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.title}
      description={
        <>
          <p>{copy.question(title)}</p>
          <p>{copy.goesWithIt(submission_count, graded_count)}</p>
        </>
      }
      confirm={pending ? deletingText : copy.act}
      pending={pending}
      error={failure?.detail}
      onConfirm={() => void submit(version)}
    />
  );
}
