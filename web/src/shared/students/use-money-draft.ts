import { reasonCodesByAct } from '#events/values/enum-values.ts';
import { findPlan } from '#events/values/plans.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import type { AdjustmentDirection } from '../../copy/students.ts';

/**
 * The code of an adjustment, and what was paid or returned, as typed: no amount is filled in for the tutor, because it would
 * be recorded as a payment. A code of the other direction is not chosen.
 */
export function useMoneyDraft(direction: AdjustmentDirection) {
  const [stored = '', setStored] = useDialogDraftField('code');
  const [paid = '', setPaid] = useDialogDraftField('amount');
  const [refund = '', setRefund] = useDialogDraftField('refund');
  const [paidOn = '', setPaidOn] = useDialogDraftField('paid-on');
  const [receipt = '', setReceipt] = useDialogDraftField('receipt');
  const code = (reasonCodesByAct[direction] as readonly ReasonCode[]).find((each) => each === stored);
  const isPaid = direction === 'add' && (code === 'other' || findPlan(code) !== undefined);
  const setCode = (chosen: ReasonCode | undefined) => setStored(chosen ?? '');
  return { code, setCode, isPaid, paid, setPaid, refund, setRefund, paidOn, setPaidOn, receipt, setReceipt };
}

type MoneyDraft = ReturnType<typeof useMoneyDraft>;

export const toPurchaseBody = ({ code, isPaid }: MoneyDraft, cents: number | null | undefined) => ({
  ...toCodeBody(code),
  ...(isPaid && typeof cents === 'number' && { purchase: { price_cents: cents } }),
});

export const toRefundBody = ({ code }: MoneyDraft) => toCodeBody(code);

const toCodeBody = (code: ReasonCode | undefined) => (code === undefined ? {} : { code });
