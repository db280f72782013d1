import { type Ref, useState } from 'react';
import type { FieldError } from '../api/form-failure.ts';
import { twoStepCodeTexts as copy } from '../copy/two-step.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface Props {
  value: string;
  error: FieldError | undefined;
  onChange(value: string): void;
  /** True when recovery codes are not accepted. */
  appOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A code of the authenticator app or a recovery code. Phones show a keypad for the first one, which has no letters. */
export function TwoStepCodeField({ value, error, onChange, appOnly = false, ref }: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className="flex flex-col items-start gap-1">
      <Field
        label={isRecovery ? copy.recoveryCode : copy.code}
        hint={isRecovery ? copy.recoveryHint : copy.codeHint}
        error={error}
        className="w-full"
      >
        <Input
          ref={ref}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          className="max-w-60 tabular-nums"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      {!appOnly && (
        <Button
          size="small"
          variant="quiet"
          className="-ml-3"
          onClick={() => {
            onChange('');
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? copy.useApp : copy.useRecoveryCode}
        </Button>
      )}
    </div>
  );
}
