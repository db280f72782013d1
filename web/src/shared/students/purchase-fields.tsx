import { toPricePerClassText } from '#contracts/money-words.ts';
import { formatCents, formatPlanName } from '#contracts/reason-words.ts';
import { REASON_LENGTH_MAX } from '#events/values/limits.ts';
import type { ErrorOf } from '../../commands/use-command-dialog.ts';
import { LabelledCheckbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { AmountField } from '../money/amount-field.tsx';
import { PaymentFields } from '../money/payment-fields.tsx';
import { purchaseTexts as copy, toListPriceText, toPaidRemarkText } from './manage-classes-copy.ts';
import type { PurchaseDraft } from './use-purchase-draft.ts';

interface PurchaseFieldsProps {
  purchase: PurchaseDraft;
  /** The added classes; 0 while they are none. */
  classes: number;
  errorOf: ErrorOf;
}

/** The price that is due for added classes, and what is paid for them at once. */
export function PurchaseFields({ purchase, classes, errorOf }: PurchaseFieldsProps) {
  const { plan, listCents, cents, needsReason, payment, isPaidNow, faults } = purchase;
  const hints = [
    ...(plan && listCents !== undefined ? [toListPriceText(formatPlanName(plan), formatCents(listCents))] : []),
    ...(cents && classes > 0 ? [toPricePerClassText(cents, classes)] : []),
  ];
  return (
    <>
      <AmountField
        label={copy.price}
        optional={plan === undefined && !isPaidNow}
        value={purchase.price}
        onChange={purchase.setPrice}
        hint={hints.join(' · ')}
        error={errorOf('purchase.price_cents', faults.price)}
      />
      {needsReason && (
        <Field
          label={
            <>
              {copy.priceReason} <span className="font-normal text-quiet">{copy.priceReasonHint}</span>
            </>
          }
          error={errorOf('price_reason', faults.priceReason)}
        >
          <Input
            required
            maxLength={REASON_LENGTH_MAX}
            value={purchase.priceReason}
            onChange={({ target }) => purchase.setPriceReason(target.value)}
          />
        </Field>
      )}
      <LabelledCheckbox checked={isPaidNow} onChange={purchase.setPaidNow} className="font-semibold">
        {copy.paidNow}
      </LabelledCheckbox>
      {isPaidNow && (
        <PaymentFields
          payment={payment}
          errorOf={errorOf}
          path="payment."
          proposedCents={cents || undefined}
          amountHint={cents && payment.cents ? toPaidRemarkText(cents - payment.cents) : undefined}
        />
      )}
    </>
  );
}
