import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { classNumberText } from './class-number.ts';

interface ClassNumberFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange(text: string): void;
  error?: string | undefined;
}

/** A number of classes; what is typed and is no number becomes 0. */
export function ClassNumberField({ label, hint, value, onChange, error }: ClassNumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        required
        className="max-w-32 tabular-nums"
        value={value}
        onChange={(event) => onChange(classNumberText(event.target.value))}
        onFocus={(event) => event.target.select()}
      />
    </Field>
  );
}
