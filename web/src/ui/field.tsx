import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { FieldError } from '../api/form-failure.ts';
import { optionalText } from '../copy/common.ts';
import { FieldContext } from './field-context.ts';

interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode;
  hint?: ReactNode;
  /** The error as a sentence. When it is set, the control is marked as invalid. */
  error?: FieldError | undefined;
  optional?: boolean;
  /** True for several controls under one label, such as a radio group. */
  group?: boolean;
}

/**
 * Label, hint and error of one control. The error replaces the hint. The server's error is about the value that it refused,
 * so it is shown until the control is edited.
 */
export function Field({
  label,
  hint,
  error: given,
  optional = false,
  group = false,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId();
  const [edited, setEdited] = useState<FieldError>();
  const error = typeof given !== 'object' ? given : given === edited ? undefined : given.text;
  const labelId = `${id}-label`;
  const hintId = hint && !error ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control = {
    id,
    labelId,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  const Label = group ? 'span' : 'label';
  return (
    <div
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
      onChange={() => typeof given === 'object' && setEdited(given)}
      {...props}
    >
      <Label id={labelId} htmlFor={group ? undefined : id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-quiet"> {optionalText}</span>}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {hintId && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm text-margin">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
