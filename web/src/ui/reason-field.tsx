import { useRef } from 'react';
import { REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { balanceReasonHintText, otherReasonText, reasonTexts } from '../copy/forms.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface ReasonFieldProps {
  value: string;
  onChange(reason: string): void;
  error?: string | undefined;
  optional?: boolean;
}

/** The reason of a change to a balance, with buttons that fill in the usual reasons. */
export function ReasonField({ value, onChange, error, optional = false }: ReasonFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const writeOwn = () => {
    if (reasonTexts.includes(value)) onChange('');
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label="Reason" optional={optional} hint={balanceReasonHintText} error={error}>
        <Input
          ref={input}
          required={!optional}
          maxLength={REASON_LENGTH_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <fieldset aria-label="Quick choices" className="flex flex-wrap gap-2">
        {reasonTexts.map((reason) => (
          <Button key={reason} size="small" aria-pressed={value === reason} onClick={() => onChange(reason)}>
            {reason}
          </Button>
        ))}
        <Button size="small" onClick={writeOwn}>
          {otherReasonText}
        </Button>
      </fieldset>
    </div>
  );
}
