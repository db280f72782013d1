import { useState } from 'react';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentRow } from '#contracts/students.ts';
import { type ReasonCodeOf, reasonCodesByAct } from '#events/values/enum-values.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { reverseTexts } from '../../../copy/class-dialogs.ts';
import * as copy from '../../../copy/class-history.ts';
import { classesUpdatedText, remainingText, totalText, waitingText } from '../../../copy/common.ts';
import { missingReasonText } from '../../../copy/forms.ts';
import { notify } from '../../../toasts/notify.ts';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../../ui/before-after-numbers.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { useReasonCodeDraft } from '../attendance/use-reason-code-draft.ts';
import { useReversePurchaseMutation } from './api.ts';
import { previewPurchaseReversal } from './preview-purchase-reversal.ts';

export type PurchaseRow = Extract<ClassHistoryEntry, { kind: 'transaction' }>;

interface ReversePurchaseDialogProps {
  student: StudentRow;
  purchase: PurchaseRow;
  onClose(): void;
}

/** Takes back a purchase that was recorded by mistake, as a whole and with a reason. */
export function ReversePurchaseDialog({ student, purchase, onClose }: ReversePurchaseDialogProps) {
  const [reason = '', setReason] = useDialogDraftField('reason');
  const [code, setCode] = useReasonCodeDraft('reverse');
  const [tried, setTried] = useState(false);
  const key = `reverse-purchase/${purchase.id}`;
  const [reverse] = useReversePurchaseMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    (body: { reason: string; code?: ReasonCodeOf<'reverse'> }, idempotencyKey) =>
      reverse({ studentId: student.id, purchaseId: purchase.id, body, idempotencyKey }),
    {
      fields: ['reason'],
      onDone: () => {
        const detail = copy.toPurchaseReversedText(purchase.classes_changed, isolateBidi(student.name));
        notify.success({ key, title: classesUpdatedText, detail });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.reversingFailedText, detail }),
    },
  );
  const after = previewPurchaseReversal(student, purchase);
  const missing = tried && reason.trim() === '' ? missingReasonText : undefined;
  const save = () => {
    setTried(true);
    if (reason.trim() !== '') void submit({ reason: reason.trim(), ...(code && { code }) });
  };
  return (
    <FormDialog
      title={reverseTexts.title}
      description={copy.toPurchaseDescriptionText(isolateBidi(student.name), purchase)}
      act={reverseTexts.act}
      acting={reverseTexts.acting}
      pending={pending}
      failure={failure}
      notice={notice}
      possible={after !== undefined}
      onSubmit={save}
      onClose={onClose}
    >
      {after === undefined ? (
        <Notice tone="caution">{copy.purchaseUsedText}</Notice>
      ) : (
        <BeforeAfterStrip>
          <BeforeAfterNumbers label={remainingText} before={student.classes_remaining} after={after.remaining} />
          <BeforeAfterNumbers label={totalText} before={student.classes_total} after={after.total} />
          <BeforeAfterNumbers label={waitingText} before={student.classes_waiting} after={after.waiting} />
        </BeforeAfterStrip>
      )}
      <CodedReasonField
        codes={reasonCodesByAct.reverse}
        code={code}
        onCode={setCode}
        value={reason}
        onChange={setReason}
        error={missing ?? failure?.errors.reason}
      />
    </FormDialog>
  );
}
