import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { JointPayment, MoneyEntry, PurchaseMoney } from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
import type { StudentRow } from '#contracts/students.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useCodedReason } from '../../../shared/attendance/use-coded-reason.ts';
import { type MoneyNames, toMoneyEntryText, toPurchaseOfDayText } from '../../../shared/money/money-entry-copy.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import {
  applyCreditTexts,
  listReversalEffects,
  moneyReasonHintText,
  reversePaymentTexts,
  reverseRefundTexts,
  toUsedCreditText,
} from './money-dialogs-copy.ts';
import { toJointCents } from './money-page-copy.ts';
import { isPaymentReturned } from './refund-sources.ts';

interface ReverseDialogProps {
  student: Pick<StudentRow, 'id' | 'name'>;
  entry: MoneyEntry;
  names: MoneyNames;
  onClose(): void;
}

const toDescription = (name: string, entry: MoneyEntry, names: MoneyNames) =>
  `${isolateBidi(name)}: ${toMoneyEntryText(entry, names)}, ${formatCents(entry.amount_cents)}`;

interface ReversePaymentDialogProps extends ReverseDialogProps {
  /** The payment for several students that the entry is a part of. */
  joint?: JointPayment | undefined;
}

/** Reverses a payment that did not hold, such as a check that bounced: for one student, or for all whom it was for. */
export function ReversePaymentDialog({ student, entry, names, joint, onClose }: ReversePaymentDialogProps) {
  const copy = reversePaymentTexts;
  const reason = useCodedReason('reverse-payment');
  const [extent = '', setExtent] = useDialogDraftField<'part' | 'whole'>('extent');
  const [reverse] = classesApi.useReversePaymentMutation();
  const { submit, errorOf, dialog } = useCommandDialog(reverse, {
    key: `reverse-payment/${entry.id}`,
    fields: ['reason'],
    done: copy.done,
    failed: copy.failed,
    onClose,
  });
  const payment = names.payments.get(entry.id);
  const isReturned = payment !== undefined && isPaymentReturned(payment, [...names.purchases.values()]);
  const obstacle = payment?.reversed ? copy.reversed : isReturned ? copy.returned : undefined;
  const hasOtherParts = joint?.parts.some(({ entry_id, reversed }) => entry_id !== entry.id && !reversed) ?? false;
  const isComplete = reason.body !== undefined && (!hasOtherParts || extent !== '');
  return (
    <FormDialog
      title={copy.title}
      description={toDescription(student.name, entry, names)}
      act={copy.act}
      acting={copy.acting}
      {...dialog}
      possible={obstacle === undefined}
      onSubmit={() =>
        submit(
          reason.body && isComplete
            ? {
                ...{ studentId: student.id, paymentId: entry.id },
                body: { ...reason.body, ...(hasOtherParts && extent === 'whole' && { whole: true }) },
              }
            : undefined,
        )
      }
    >
      {obstacle ? (
        <Notice tone="caution">{obstacle}</Notice>
      ) : (
        <Notice>
          <ul>
            {listReversalEffects(entry.id, names).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Notice>
      )}
      {joint && hasOtherParts && !obstacle && (
        <Field label={copy.extent} group error={errorOf('whole', extent === '' && copy.extentMissing)}>
          <RadioGroup value={extent} onValueChange={(next) => setExtent(next as 'part' | 'whole')}>
            <RadioOption value="whole">{copy.toWhole(toJointCents(joint))}</RadioOption>
            <RadioOption value="part">{copy.toPart(entry.amount_cents)}</RadioOption>
          </RadioGroup>
        </Field>
      )}
      {!obstacle && (
        <CodedReasonField {...reason.field} hint={moneyReasonHintText} error={errorOf('reason', reason.fault)} />
      )}
    </FormDialog>
  );
}

/** Reverses a refund that was recorded by mistake. Its classes stay removed. */
export function ReverseRefundDialog({ student, entry, names, onClose }: ReverseDialogProps) {
  const copy = reverseRefundTexts;
  const reason = useCodedReason('reverse-refund');
  const isReversed = entry.reversed_by !== null;
  const [reverse] = classesApi.useReverseRefundMutation();
  const { submit, errorOf, dialog } = useCommandDialog(reverse, {
    key: `reverse-refund/${entry.id}`,
    fields: ['reason'],
    done: copy.done,
    failed: copy.failed,
    onClose,
  });
  return (
    <FormDialog
      title={copy.title}
      description={toDescription(student.name, entry, names)}
      act={copy.act}
      acting={copy.acting}
      {...dialog}
      possible={!isReversed}
      onSubmit={() => submit(reason.body && { studentId: student.id, refundId: entry.id, body: reason.body })}
    >
      {isReversed ? (
        <Notice tone="caution">{copy.reversed}</Notice>
      ) : (
        <>
          <Notice>
            <p>{copy.toCounts(formatCents(entry.amount_cents))}</p>
            {entry.classes > 0 && <p className="mt-1">{copy.toClassesStay(entry.classes)}</p>}
          </Notice>
          <CodedReasonField {...reason.field} hint={moneyReasonHintText} error={errorOf('reason', reason.fault)} />
        </>
      )}
    </FormDialog>
  );
}

interface UseCreditDialogProps {
  student: Pick<StudentRow, 'id' | 'name'>;
  purchase: PurchaseMoney;
  creditCents: number;
  onClose(): void;
}

/** Pays as much of a purchase as the credit of the family reaches. */
export function UseCreditDialog({ student, purchase, creditCents, onClose }: UseCreditDialogProps) {
  const copy = applyCreditTexts;
  const cents = Math.min(purchase.open_cents, creditCents);
  const name = toPurchaseOfDayText(purchase);
  const [applyCredit] = classesApi.useApplyCreditMutation();
  const { submit, dialog } = useCommandDialog(applyCredit, {
    key: `use-credit/${purchase.id}`,
    done: (_answer, { body }) => ({ title: copy.done, detail: copy.toDone(formatCents(body.cents), name) }),
    failed: copy.failed,
    onClose,
  });
  return (
    <FormDialog
      title={copy.title}
      description={<BidiIsolatedName name={student.name} />}
      act={copy.act}
      acting={copy.acting}
      {...dialog}
      possible={cents > 0}
      onSubmit={() => submit({ studentId: student.id, purchaseId: purchase.id, body: { cents } })}
    >
      {cents === 0 ? (
        <Notice tone="caution">{copy.none}</Notice>
      ) : (
        <p>{toUsedCreditText({ cents, name, openCents: purchase.open_cents, creditCents })}</p>
      )}
    </FormDialog>
  );
}
