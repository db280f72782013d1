import { useState } from 'react';
import type { StudentRow } from '#contracts/students.ts';
import { type ReasonCodeOf, reasonCodesByAct } from '#events/values/enum-values.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { withdrawWaitingTexts } from '../../../copy/class-dialogs.ts';
import * as copy from '../../../copy/class-history.ts';
import { classesUpdatedText, remainingText, waitingText } from '../../../copy/common.ts';
import { missingReasonText } from '../../../copy/forms.ts';
import { notify } from '../../../toasts/notify.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../../ui/before-after-numbers.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { useReasonCodeDraft } from '../attendance/use-reason-code-draft.ts';
import { useWithdrawWaitingClassesMutation } from './api.ts';

/** Withdraws all waiting classes, with a reason that the history shows. */
export function WithdrawWaitingClassesDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const { classes_waiting: waiting } = student;
  const [reason = '', setReason] = useDialogDraftField('reason');
  const [code, setCode] = useReasonCodeDraft('withdraw');
  const [tried, setTried] = useState(false);
  const key = `withdraw-waiting/${student.id}`;
  const [withdraw] = useWithdrawWaitingClassesMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    (body: { classes: number; reason: string; code?: ReasonCodeOf<'withdraw'> }, idempotencyKey) =>
      withdraw({ studentId: student.id, body, idempotencyKey }),
    {
      fields: ['reason'],
      onDone: (_answer, { classes }) => {
        notify.success({
          key,
          title: classesUpdatedText,
          detail: withdrawWaitingTexts.done(classes, student.name),
        });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.withdrawingFailedText, detail }),
    },
  );
  const missing = tried && reason.trim() === '' ? missingReasonText : undefined;
  const save = () => {
    setTried(true);
    if (reason.trim() !== '') void submit({ classes: waiting, reason: reason.trim(), ...(code && { code }) });
  };
  return (
    <FormDialog
      title={withdrawWaitingTexts.title}
      description={<BidiIsolatedName name={student.name} />}
      act={withdrawWaitingTexts.act}
      acting={withdrawWaitingTexts.acting}
      pending={pending}
      failure={failure}
      notice={notice}
      onSubmit={save}
      onClose={onClose}
    >
      <BeforeAfterStrip>
        <BeforeAfterNumbers
          label={remainingText}
          before={student.classes_remaining}
          after={student.classes_remaining}
        />
        <BeforeAfterNumbers label={waitingText} before={waiting} after={0} />
      </BeforeAfterStrip>
      <CodedReasonField
        codes={reasonCodesByAct.withdraw}
        code={code}
        onCode={setCode}
        value={reason}
        onChange={setReason}
        error={missing ?? failure?.errors.reason}
      />
    </FormDialog>
  );
}
