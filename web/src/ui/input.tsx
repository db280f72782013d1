import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cx(controlStyle, 'min-h-11 px-3 py-2', className)} {...useFieldControl()} {...props} />;
}

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cx(controlStyle, 'field-sizing-content max-h-64 min-h-22 px-3 py-2', className)}
      {...useFieldControl()}
      {...props}
    />
  );
}
