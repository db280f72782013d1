import { cx } from 'class-variance-authority';
import { type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import { FieldContext } from './field-context.ts';

interface ToggleButtonsProps<Value extends string> {
  options: readonly { value: Value; label: ReactNode }[];
  value: Value | undefined;
  onChange(value: Value): void;
  className: string;
  /** Accessible name outside a `Field`. */
  label?: string;
  size?: 'medium' | 'small';
}

/** Buttons of which one is pressed. Inside a `Field group`, the field's label names them. */
export function ToggleButtons<Value extends string>({
  options,
  value,
  onChange,
  className,
  label,
  size = 'medium',
}: ToggleButtonsProps<Value>) {
  return (
    <fieldset aria-label={label} aria-labelledby={use(FieldContext)?.labelId} className={className}>
      {options.map((option) => (
        <Button
          key={option.value}
          size={size}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'aria-pressed:border-accent aria-pressed:bg-tint-accent aria-pressed:text-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent',
          )}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}
