import { useStore } from 'react-redux';
import type { GetMoneyResponse, ReceiveFamilyPaymentRequest, ReceivePaymentRequest } from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { PAYMENT_STUDENTS_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { RootState, Store } from '../../../api/store.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { savingText } from '../../../copy/common.ts';
import { parseCents } from '../../../lib/parse-cents.ts';
import { PaymentFields } from '../../../shared/money/payment-fields.tsx';
import { usePossibleDuplicate } from '../../../shared/money/possible-duplicate-notice.tsx';
import { usePaymentDraft } from '../../../shared/money/use-transfer-draft.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { allocatePayment, findChosenPurchases } from './allocate-payment.ts';
import { recordPaymentTexts as copy, toPartsSumText } from './money-dialogs-copy.ts';
import { AddStudentFields, OtherPart, PaidPurchases, type PartDraft, PartFrame } from './payment-parts.tsx';

type Sent = { idempotencyKey: string } & (
  | { studentId: string; body: ReceivePaymentRequest; family?: undefined }
  | { family: true; body: ReceiveFamilyPaymentRequest }
);

/** Records money that came in for a student, or for several students of a family in one payment. */
export function RecordPaymentDialog({ money, onClose }: { money: GetMoneyResponse; onClose(): void }) {
  const { student, purchases } = money;
  const payment = usePaymentDraft();
  const empty = { studentId: student.id, amount: '', chosen: [] };
  const [parts, setParts] = useDialogDraftValue<readonly PartDraft[]>('parts', [empty]);
  const own = parts[0] ?? empty;
  const others = parts.slice(1);
  const isJoint = others.length > 0;
  const changePart = (studentId: string, change: Partial<PartDraft>) =>
    setParts(parts.map((part) => (part.studentId === studentId ? { ...part, ...change } : part)));
  const { getState } = useStore() as Store;
  const [receive] = classesApi.useReceivePaymentMutation();
  const [receiveForFamily] = classesApi.useReceiveFamilyPaymentMutation();
  const { submit, errorOf, tried, dialog } = useCommandDialog(
    async (sent: Sent) => (sent.family ? receiveForFamily(sent) : receive(sent)),
    {
      key: `record-payment/${student.id}`,
      fields: [
        ...['amount_cents', 'method', 'reference', 'received_on', 'received_by'],
        ...['allocations', 'parts', 'seen_equal'],
      ],
      done: (_answer, { body }) => ({ title: copy.done, detail: copy.toDone(formatCents(body.amount_cents)) }),
      failed: copy.failed,
      staysOpenAfterEarlier: true,
      onClose,
    },
  );
  const duplicate = usePossibleDuplicate(dialog.failure, payment.cents, isJoint);
  const chosen = findChosenPurchases(purchases, own.chosen);
  const sum = parts.reduce((total, { amount }) => total + (parseCents(amount) ?? 0), 0);
  const isSumRight = !isJoint || (parts.every(({ amount }) => parseCents(amount)) && sum === payment.cents);

  const toPart = ({ studentId, amount, chosen: ids }: PartDraft, state: RootState) => {
    const listed =
      studentId === student.id ? purchases : classesApi.endpoints.getPurchaseMoney.select({ studentId })(state).data;
    const cents = parseCents(amount);
    if (!listed || !cents) return undefined;
    const { allocations } = allocatePayment(cents, findChosenPurchases(listed, ids));
    return { student_id: studentId, amount_cents: cents, allocations };
  };
  const save = () => {
    if (!payment.body || !isSumRight) return submit(undefined);
    const body = { ...payment.body, ...duplicate.body };
    if (!isJoint) {
      const { allocations } = allocatePayment(payment.body.amount_cents, chosen);
      return submit({ studentId: student.id, body: { ...body, allocations } });
    }
    const state = getState();
    const typed = parts.flatMap((part) => toPart(part, state) ?? []);
    submit(typed.length === parts.length ? { family: true, body: { ...body, parts: typed } } : undefined);
  };
  const openCents = chosen.reduce((total, { open_cents }) => total + open_cents, 0);
  const ownPurchases = (
    <PaidPurchases
      part={own}
      name={student.name}
      purchases={purchases}
      cents={isJoint ? parseCents(own.amount) : payment.cents}
      isJoint={isJoint}
      error={errorOf('allocations')}
      tried={tried}
      onChange={(change) => changePart(student.id, change)}
    />
  );
  return (
    <FormDialog
      title={copy.title}
      description={<BidiIsolatedName name={student.name} />}
      act={copy.act}
      acting={savingText}
      {...dialog}
      notice={duplicate.notice ?? dialog.notice}
      unsaved={payment.draft.amount !== ''}
      onSubmit={save}
    >
      <PaymentFields
        payment={payment}
        errorOf={errorOf}
        proposedCents={!isJoint && openCents > 0 ? openCents : undefined}
      />
      {isJoint ? <PartFrame name={student.name}>{ownPurchases}</PartFrame> : ownPurchases}
      {others.map((part) => (
        <OtherPart
          key={part.studentId}
          part={part}
          tried={tried}
          onChange={(change) => changePart(part.studentId, change)}
          onRemove={() => setParts(parts.filter(({ studentId }) => studentId !== part.studentId))}
        />
      ))}
      {isJoint && (
        <p aria-live="polite" className={isSumRight ? 'text-sm' : 'text-sm text-margin'}>
          {toPartsSumText(sum, payment.cents ?? 0)}
        </p>
      )}
      {parts.length < PAYMENT_STUDENTS_MAX && (
        <AddStudentFields
          studentId={student.id}
          added={parts.map(({ studentId }) => studentId)}
          error={errorOf('parts')}
          onAdd={(studentId) => setParts([...parts, { ...empty, studentId }])}
        />
      )}
    </FormDialog>
  );
}
