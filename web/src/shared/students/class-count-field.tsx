import type { ReactNode } from 'react';
import type { FieldError } from '../../api/form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { normalizeClassCount } from './class-count.ts';

interface ClassCountFieldProps {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange(text: string): void;
  error?: FieldError | undefined;
}

/** A field for a number of classes. When it loses the focus, text that is not a number becomes 0. */
export function ClassCountField({ label, hint, value, onChange, error }: ClassCountFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        required
        className="max-w-32 tabular-nums"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(normalizeClassCount(value))}
        onFocus={(event) => event.target.select()}
      />
    </Field>
  );
}
