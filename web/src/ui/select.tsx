import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** The native select, which phones and screen readers support best. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select
        className={cx(controlStyle, 'min-h-11 cursor-pointer appearance-none truncate py-2 pr-10 pl-3')}
        {...useFieldControl()}
        {...props}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3 size-4 text-quiet" />
    </span>
  );
}
