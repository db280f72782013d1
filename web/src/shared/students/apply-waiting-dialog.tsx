import type { StudentRow } from '#contracts/students.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { applyWaitingTexts } from '../../copy/class-dialogs.ts';
import * as copy from '../../copy/class-history.ts';
import { classesUpdatedText, remainingText, waitingText } from '../../copy/common.ts';
import { useClassesMax } from '../../session/session.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../ui/before-after-numbers.tsx';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useApplyWaitingClassesMutation } from './api.ts';
import { countFittingClasses } from './count-fitting-classes.ts';

/** Applies as many waiting classes as fit under the limit of remaining classes. */
export function ApplyWaitingClassesDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const { classes_remaining: remaining, classes_waiting: waiting } = student;
  const classesMax = useClassesMax();
  const fits = countFittingClasses(student, classesMax);
  const [apply] = useApplyWaitingClassesMutation();
  const { submit, dialog } = useCommandDialog(apply, {
    key: `apply-waiting/${student.id}`,
    done: (_answer, { body }) => ({
      title: classesUpdatedText,
      detail: applyWaitingTexts.done(body.classes ?? fits, student.name),
    }),
    failed: copy.applyingFailedText,
    onClose,
  });
  return (
    <FormDialog
      title={applyWaitingTexts.title}
      description={<BidiIsolatedName name={student.name} />}
      act={applyWaitingTexts.act}
      acting={applyWaitingTexts.acting}
      {...dialog}
      possible={fits > 0}
      onSubmit={() => submit({ studentId: student.id, body: { classes: fits } })}
    >
      <BeforeAfterStrip>
        <BeforeAfterNumbers label={remainingText} before={remaining} after={remaining + fits} />
        <BeforeAfterNumbers label={waitingText} before={waiting} after={waiting - fits} />
      </BeforeAfterStrip>
      {fits === 0 && <Notice tone="caution">{applyWaitingTexts.noRoom(remaining, classesMax)}</Notice>}
      {fits > 0 && fits < waiting && <Notice>{copy.toFittingWaitingText(fits, waiting)}</Notice>}
    </FormDialog>
  );
}
