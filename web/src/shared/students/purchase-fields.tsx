import { RECEIPT_LENGTH_MAX } from '#events/values/limits.ts';
import { purchaseTexts as copy } from '../../copy/reason-codes.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TypedDateInput } from '../../ui/typed-date-input.tsx';
import { AmountField } from './amount-field.tsx';

interface PurchaseFieldsProps {
  amount: string;
  onAmount(amount: string): void;
  amountError?: string | undefined;
  paidOn: string;
  onPaidOn(date: string): void;
  paidOnError?: string | undefined;
  receipt: string;
  onReceipt(receipt: string): void;
  /** The last day that can be chosen. */
  today: string;
}

const isDateOrEmpty = (value: string) => value === '' || value >= '1900';

/** What the family paid for added classes, as far as the tutor knows it. */
export function PurchaseFields(props: PurchaseFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
      <AmountField label={copy.amount} value={props.amount} onChange={props.onAmount} error={props.amountError} />
      <Field label={copy.paidOn} optional error={props.paidOnError}>
        <TypedDateInput
          type="date"
          max={props.today}
          value={props.paidOn}
          isValid={isDateOrEmpty}
          onValid={props.onPaidOn}
        />
      </Field>
      <Field label={copy.receipt} optional>
        <Input
          autoComplete="off"
          maxLength={RECEIPT_LENGTH_MAX}
          value={props.receipt}
          onChange={({ target }) => props.onReceipt(target.value)}
        />
      </Field>
    </div>
  );
}
