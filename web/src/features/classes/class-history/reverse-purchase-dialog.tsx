import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { StudentRow } from '#contracts/students.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { reverseTexts, withdrawWaitingTexts } from '../../../copy/class-dialogs.ts';
import * as copy from '../../../copy/class-history.ts';
import { classesUpdatedText, remainingText, totalText, waitingText } from '../../../copy/common.ts';
import { useCodedReason } from '../../../shared/attendance/use-coded-reason.ts';
import { previewPurchaseReversal } from '../../../shared/students/preview-adjustment.ts';
import { RefundLink } from '../../../shared/students/refund-link.tsx';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../../ui/before-after-numbers.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { ReversedMoneyField, useReversedMoney } from './reversed-money-field.tsx';

export type PurchaseRow = Extract<ClassHistoryEntry, { kind: 'transaction' }>;

interface ReversePurchaseDialogProps {
  student: StudentRow;
  purchase: PurchaseRow;
  onClose(): void;
}

/** Takes back a purchase that was recorded by mistake, as a whole and with a reason. */
export function ReversePurchaseDialog({ student, purchase, onClose }: ReversePurchaseDialogProps) {
  const reason = useCodedReason('reverse');
  const money = useReversedMoney(student.id, purchase.id);
  const [reverse] = classesApi.useReversePurchaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(reverse, {
    key: `reverse-purchase/${purchase.id}`,
    fields: ['reason', 'money', 'returned'],
    done: () => ({
      title: classesUpdatedText,
      detail: copy.toPurchaseReversedText(purchase.classes_changed, isolateBidi(student.name)),
    }),
    failed: copy.reversingFailedText,
    onClose,
  });
  const after = previewPurchaseReversal(student, purchase);
  const body = reason.body && money.body && { ...reason.body, ...money.body };
  return (
    <FormDialog
      title={reverseTexts.title}
      description={copy.toPurchaseDescriptionText(isolateBidi(student.name), purchase)}
      width="list"
      act={reverseTexts.act}
      acting={reverseTexts.acting}
      {...dialog}
      possible={after !== undefined}
      onSubmit={() => submit(body && { studentId: student.id, purchaseId: purchase.id, body })}
    >
      {after === undefined ? (
        <>
          <Notice tone="caution">{copy.purchaseUsedText}</Notice>
          <RefundLink studentId={student.id} onLeave={onClose} />
        </>
      ) : (
        <>
          <BeforeAfterStrip>
            <BeforeAfterNumbers label={remainingText} before={student.classes_remaining} after={after.remaining} />
            <BeforeAfterNumbers label={totalText} before={student.classes_total} after={after.total} />
            <BeforeAfterNumbers label={waitingText} before={student.classes_waiting} after={after.waiting} />
          </BeforeAfterStrip>
          <CodedReasonField {...reason.field} error={errorOf('reason', reason.fault)} />
          <ReversedMoneyField reversed={money} errorOf={errorOf} />
        </>
      )}
    </FormDialog>
  );
}

/** Withdraws all waiting classes, with a reason that the history shows. */
export function WithdrawWaitingClassesDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const { classes_waiting: waiting } = student;
  const reason = useCodedReason('withdraw');
  const [withdraw] = classesApi.useWithdrawWaitingClassesMutation();
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
      <RefundLink studentId={student.id} onLeave={onClose} />
    </FormDialog>
  );
}
