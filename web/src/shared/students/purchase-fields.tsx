import type { ReactNode } from 'react';
import { formatCents, formatPlanName } from '#contracts/reason-words.ts';
import { RECEIPT_LENGTH_MAX } from '#events/values/limits.ts';
import { type Plan, toPriceCents } from '#events/values/plans.ts';
import { classesApi } from '../../api/classes-api.ts';
import type { FieldError } from '../../api/form-failure.ts';
import { purchaseTexts as copy } from '../../copy/reason-codes.ts';
import { toAmountInput } from '../../lib/parse-cents.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TypedDateInput } from '../../ui/typed-date-input.tsx';
import { refundTexts, toRefundLineText, toRefundSumText } from './manage-classes-copy.ts';

interface PurchaseFieldsProps {
  /** The plan that is sold, whose price is proposed; undefined for other classes. */
  plan: Plan | undefined;
  amount: string;
  onAmount(amount: string): void;
  amountError?: FieldError | undefined;
  paidOn: string;
  onPaidOn(date: string): void;
  paidOnError?: FieldError | undefined;
  receipt: string;
  onReceipt(receipt: string): void;
  /** The last day that can be chosen. */
  today: string;
}

const isDateOrEmpty = (value: string) => value === '' || value >= '1900';

/** What the family paid for added classes, as far as the tutor knows it. The price of a plan is used only when its button is pressed. */
export function PurchaseFields({ plan, ...props }: PurchaseFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
      {plan && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:col-span-3">
          {copy.price(formatPlanName(plan), formatCents(toPriceCents(plan)))}
          <UseAmountButton cents={toPriceCents(plan)} onAmount={props.onAmount} />
        </p>
      )}
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

interface RefundFieldsProps {
  studentId: string;
  /** Classes that are taken back. */
  classes: number;
  amount: string;
  onAmount(amount: string): void;
  error?: FieldError | undefined;
}

/** The returned amount, with a suggestion and its formula. The suggestion is used only when its button is pressed. */
export function RefundFields({ studentId, classes, amount, onAmount, error }: RefundFieldsProps) {
  const query = classesApi.useGetRefundSuggestionQuery({ studentId, classes });
  const suggestion = query.currentData;
  const sum = suggestion && toRefundSumText(suggestion);
  return (
    <>
      {query.isError && suggestion === undefined && <LoadFailure title={refundTexts.failed} query={query} />}
      {query.isFetching && suggestion === undefined && <Spinner label={refundTexts.loading} className="h-20" />}
      {suggestion && (
        <Notice>
          <p className="text-sm">{refundTexts.formula}</p>
          <ul className="my-1 tabular-nums">
            {suggestion.lines.map((line) => (
              <li key={line.id}>{toRefundLineText(line)}</li>
            ))}
            {sum && <li>{sum}</li>}
          </ul>
          {suggestion.total_cents > 0 && <UseAmountButton cents={suggestion.total_cents} onAmount={onAmount} />}
        </Notice>
      )}
      <AmountField label={copy.refund} value={amount} onChange={onAmount} error={error} />
    </>
  );
}

const UseAmountButton = ({ cents, onAmount }: { cents: number; onAmount(amount: string): void }) => (
  <Button size="small" onClick={() => onAmount(toAmountInput(cents))}>
    {copy.use(formatCents(cents))}
  </Button>
);

interface AmountFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange(amount: string): void;
  error?: FieldError | undefined;
}

/** A field for an amount of money, which may stay empty. */
const AmountField = ({ label, hint, value, onChange, error }: AmountFieldProps) => (
  <Field label={label} optional hint={hint} error={error}>
    <Input
      inputMode="decimal"
      autoComplete="off"
      placeholder="$"
      className="tabular-nums"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
