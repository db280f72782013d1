import { useRef } from 'react';
import { formatCents } from '#contracts/reason-words.ts';
import type { FieldError } from '../../api/form-failure.ts';
import { toAmountInput } from '../../lib/parse-cents.ts';
import { textButtonStyle } from '../../ui/button-style.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { moneyFieldTexts } from './money-copy.ts';

interface AmountFieldProps {
  label: string;
  value: string;
  onChange(amount: string): void;
  error?: FieldError | undefined;
  optional?: boolean;
  hint?: string | undefined;
  /** An amount that a button fills in. It is not filled in by itself, because it would be recorded as a person's word. */
  proposedCents?: number | undefined;
}

/** A field for an amount of money. While it is empty, a button offers the proposed amount. */
export function AmountField({ value, onChange, proposedCents, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field {...field}>
      <Input
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        placeholder="$"
        className="tabular-nums"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {proposedCents !== undefined && value === '' && (
        <FillInButton
          onClick={() => {
            onChange(toAmountInput(proposedCents));
            // The button that has the focus disappears.
            input.current?.focus();
          }}
        >
          {moneyFieldTexts.use(formatCents(proposedCents))}
        </FillInButton>
      )}
    </Field>
  );
}

/** A small button below a field that fills it in. */
export const FillInButton = ({ onClick, children }: { onClick(): void; children: string }) => (
  <button type="button" className={`${textButtonStyle} self-start`} onClick={onClick}>
    {children}
  </button>
);
