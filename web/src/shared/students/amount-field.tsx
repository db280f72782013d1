import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface AmountFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange(amount: string): void;
  error?: string | undefined;
}

/** A field for an amount of money, which may stay empty. */
export const AmountField = ({ label, hint, value, onChange, error }: AmountFieldProps) => (
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
