import { reasonCodesByAct } from '#events/values/enum-values.ts';
import { findPlan, toPriceCents } from '#events/values/plans.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import type { AdjustmentDirection } from '../../copy/students.ts';
import { parseCents, toAmountInput } from '../../lib/parse-cents.ts';
import { moneyFaultTexts } from '../money/money-copy.ts';
import { usePaymentDraft } from '../money/use-transfer-draft.ts';
import { purchaseTexts } from './manage-classes-copy.ts';

/**
 * The code of an adjustment, and the price and the payment of a purchase. A plan has a price, other classes may have one. The list
 * price is filled in with the plan that a person chooses; nothing counts as paid until a person says so. A code of the other
 * direction is not chosen.
 */
export function usePurchaseDraft(direction: AdjustmentDirection) {
  const [stored = '', setStored] = useDialogDraftField('code');
  const [price = '', setPrice] = useDialogDraftField('price');
  const [priceReason = '', setPriceReason] = useDialogDraftField('price-reason');
  const [paidNow = 'no', setPaidNow] = useDialogDraftField<'yes' | 'no'>('paid-now');
  const payment = usePaymentDraft();
  const code = (reasonCodesByAct[direction] as readonly ReasonCode[]).find((each) => each === stored);
  const plan = findPlan(code);
  const listCents = plan && toPriceCents(plan);
  const hasPrice = direction === 'add' && (plan !== undefined || code === 'other');
  const isPaidNow = hasPrice && paidNow === 'yes';
  const cents = hasPrice ? parseCents(price) : null;
  const needsReason = listCents !== undefined && typeof cents === 'number' && cents !== listCents;
  const isPriceMissing = cents === null && (plan !== undefined || isPaidNow);
  const faults = {
    price: cents === undefined || isPriceMissing ? moneyFaultTexts.amount : undefined,
    priceReason: needsReason && priceReason.trim() === '' ? purchaseTexts.priceReasonFault : undefined,
  };
  const isComplete = !faults.price && !faults.priceReason && (!isPaidNow || payment.body !== undefined);
  const purchase = typeof cents === 'number' && {
    purchase: { price_cents: cents, ...(needsReason && { price_reason: priceReason.trim() }) },
    ...(isPaidNow && payment.body && { payment: payment.body }),
  };
  return {
    ...{ code, plan, listCents, hasPrice, price, setPrice, cents, needsReason, priceReason, setPriceReason },
    ...{ payment, isPaidNow, faults },
    setPaidNow: (paid: boolean) => setPaidNow(paid ? 'yes' : 'no'),
    setCode(chosen: ReasonCode | undefined) {
      const chosenPlan = findPlan(chosen);
      setStored(chosen ?? '');
      setPrice(chosenPlan ? toAmountInput(toPriceCents(chosenPlan)) : '');
    },
    /** What the request says of money; undefined while something is missing or wrong. */
    body: isComplete ? { ...purchase } : undefined,
  };
}
export type PurchaseDraft = ReturnType<typeof usePurchaseDraft>;
