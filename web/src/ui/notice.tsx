import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const noticeStyle = cva('rounded-control border px-4 py-3 text-sm text-ink', {
  variants: {
    tone: {
      info: 'border-info/40 bg-tint-accent',
      good: 'border-good/40 bg-tint-good',
      caution: 'border-caution/40 bg-tint-caution',
      danger: 'border-margin/50 bg-tint-margin',
    },
  },
  defaultVariants: { tone: 'info' },
});

/**
 * A message on the page. The caller sets `role="alert"` if screen readers should interrupt for it, otherwise
 * `role="status"`.
 */
export function Notice({ tone, className, ...props }: ComponentProps<'div'> & VariantProps<typeof noticeStyle>) {
  return <div className={noticeStyle({ tone, className })} {...props} />;
}
