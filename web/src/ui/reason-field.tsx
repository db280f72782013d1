import { type ReactNode, type RefObject, useRef } from 'react';
import { currentReasonTexts, formatReasonCode } from '#contracts/reason-words.ts';
import { REASON_LENGTH_MAX } from '#events/values/limits.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import type { FieldError } from '../api/form-failure.ts';
import { reasonText } from '../copy/common.ts';
import { balanceReasonHintText, otherReasonText, quickChoicesText, reasonTexts } from '../copy/forms.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface ReasonFieldProps {
  value: string;
  onChange(reason: string): void;
  error?: FieldError | undefined;
  optional?: boolean;
  hint?: string;
}

/** The reason of a change to a balance, with buttons that fill in the usual reasons. */
export function ReasonField(props: ReasonFieldProps) {
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const writeOwn = () => {
    if (reasonTexts.includes(value)) onChange('');
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <QuickChoices>
        {reasonTexts.map((reason) => (
          <Button key={reason} size="small" aria-pressed={value === reason} onClick={() => onChange(reason)}>
            {reason}
          </Button>
        ))}
        <Button size="small" onClick={writeOwn}>
          {otherReasonText}
        </Button>
      </QuickChoices>
      <ReasonInput {...props} inputRef={input} />
    </div>
  );
}

interface CodedReasonFieldProps extends ReasonFieldProps {
  /** The codes that the act takes. */
  codes: readonly ReasonCode[];
  code: ReasonCode | undefined;
  onCode(code: ReasonCode | undefined): void;
}

/** The code of a change to a balance as chips, and its reason in words, which a chip fills in where it is empty. */
export function CodedReasonField({ codes, code, onCode, ...props }: CodedReasonFieldProps) {
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const isOwnText = value.trim() !== '' && !currentReasonTexts.includes(value);
  const choose = (chosen: ReasonCode) => {
    const next = chosen === code ? undefined : chosen;
    onCode(next);
    if (!isOwnText) onChange(next === undefined || next === 'other' ? '' : formatReasonCode(next));
    if (next === 'other') input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <QuickChoices>
        {codes.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={code === each}
            className="aria-pressed:border-accent aria-pressed:bg-tint-accent aria-pressed:text-accent"
            onClick={() => choose(each)}
          >
            {formatReasonCode(each)}
          </Button>
        ))}
      </QuickChoices>
      <ReasonInput {...props} inputRef={input} />
    </div>
  );
}

const QuickChoices = ({ children }: { children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{quickChoicesText}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
);

const ReasonInput = ({
  value,
  onChange,
  error,
  optional = false,
  hint = balanceReasonHintText,
  inputRef,
}: ReasonFieldProps & { inputRef: RefObject<HTMLInputElement | null> }) => (
  <Field label={reasonText} optional={optional} hint={hint} error={error}>
    <Input
      ref={inputRef}
      required={!optional}
      maxLength={REASON_LENGTH_MAX}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
