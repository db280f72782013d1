import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Sheet } from './sheet.tsx';

/** Figures side by side, two in a row on phones. */
export function StatStrip({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <Sheet className={className}>
      <dl className="-mt-px -ml-px flex flex-wrap *:border-t *:border-l *:border-rule" {...props} />
    </Sheet>
  );
}

interface StatProps extends ComponentProps<'div'> {
  label: ReactNode;
  value: ReactNode;
  /** Takes the width of two. */
  isWide?: boolean;
}

/** One figure with its label. Screen readers read the label first; on screen the figure is first. */
export function Stat({ label, value, isWide = false, className, children, ...props }: StatProps) {
  return (
    <div
      className={cx(
        'relative flex flex-col justify-start px-4 py-4 sm:basis-0 sm:px-5',
        isWide ? 'grow-2 basis-full' : 'grow basis-2/5',
        className,
      )}
      {...props}
    >
      <dt className="order-2 text-sm text-quiet">{label}</dt>
      <dd className="order-1 font-serif text-figure font-semibold">{value}</dd>
      {children && <dd className="order-3 mt-1 text-sm">{children}</dd>}
    </div>
  );
}
