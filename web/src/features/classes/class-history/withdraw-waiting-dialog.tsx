import type { StudentRow } from '#contracts/students.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { withdrawWaitingTexts } from '../../../copy/class-dialogs.ts';
import * as copy from '../../../copy/class-history.ts';
import { classesUpdatedText, remainingText, waitingText } from '../../../copy/common.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../../ui/before-after-numbers.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { useCodedReason } from '../attendance/use-coded-reason.ts';
import { useWithdrawWaitingClassesMutation } from './api.ts';

/** Withdraws all waiting classes, with a reason that the history shows. */
export function WithdrawWaitingClassesDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const { classes_waiting: waiting } = student;
  const reason = useCodedReason('withdraw');
  const [withdraw] = useWithdrawWaitingClassesMutation();
  const { submit, errorOf, dialog } = useCommandDialog(withdraw, {
    key: `withdraw-waiting/${student.id}`,
    fields: ['reason'],
    done: (_answer, { body }) => ({
      title: classesUpdatedText,
      detail: withdrawWaitingTexts.done(body.classes ?? waiting, student.name),
    }),
    failed: copy.withdrawingFailedText,
    onClose,
  });
  return (
    <FormDialog
      title={withdrawWaitingTexts.title}
      description={<BidiIsolatedName name={student.name} />}
      act={withdrawWaitingTexts.act}
      acting={withdrawWaitingTexts.acting}
      {...dialog}
      onSubmit={() => submit(reason.body && { studentId: student.id, body: { classes: waiting, ...reason.body } })}
    >
      <BeforeAfterStrip>
        <BeforeAfterNumbers
          label={remainingText}
          before={student.classes_remaining}
          after={student.classes_remaining}
        />
        <BeforeAfterNumbers label={waitingText} before={waiting} after={0} />
      </BeforeAfterStrip>
      <CodedReasonField {...reason.field} error={errorOf('reason', reason.fault)} />
    </FormDialog>
  );
}
