import { reasonCodesByAct } from '#events/values/enum-values.ts';
import { findPlan, toPriceCents } from '#events/values/plans.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import type { AdjustmentDirection } from '../../copy/students.ts';
import { toAmountInput } from '../../lib/parse-cents.ts';
import { usePaymentDraft } from '../money/use-transfer-draft.ts';
import { parsePurchase } from './parse-purchase.ts';

/**
 * The code of an adjustment, and the price and the payment of added classes. The list price is filled in with the plan that a
 * person chooses; nothing counts as paid until a person says so. A code of the other direction is not chosen.
 */
export function usePurchaseDraft(direction: AdjustmentDirection) {
  const [stored = '', setStored] = useDialogDraftField('code');
  const [price = '', setPrice] = useDialogDraftField('price');
  const [priceReason = '', setPriceReason] = useDialogDraftField('price-reason');
  const [paidNow = 'no', setPaidNow] = useDialogDraftField<'yes' | 'no'>('paid-now');
  const payment = usePaymentDraft();
  const code = (reasonCodesByAct[direction] as readonly ReasonCode[]).find((each) => each === stored);
  return {
    ...{ code, price, setPrice, priceReason, setPriceReason, payment },
    setPaidNow: (paid: boolean) => setPaidNow(paid ? 'yes' : 'no'),
    setCode(chosen: ReasonCode | undefined) {
      const plan = findPlan(chosen);
      setStored(chosen ?? '');
      setPrice(plan ? toAmountInput(toPriceCents(plan)) : '');
    },
    ...parsePurchase({
      ...{ code: direction === 'add' ? code : undefined, price, priceReason },
      ...{ paidNow: paidNow === 'yes', payment: payment.body },
    }),
  };
}
export type PurchaseDraft = ReturnType<typeof usePurchaseDraft>;
