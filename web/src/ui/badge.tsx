import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeStyle = cva(
  'inline-flex items-center gap-1 rounded-full border px-2 py-px text-xs font-medium whitespace-nowrap narrow:whitespace-normal [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-edge text-quiet',
        accent: 'border-info bg-tint-accent text-info',
        good: 'border-good bg-tint-good text-good',
        caution: 'border-caution bg-tint-caution text-caution',
        danger: 'border-margin bg-tint-margin text-margin',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({ className, tone, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={badgeStyle({ tone, className })} {...props} />;
}
