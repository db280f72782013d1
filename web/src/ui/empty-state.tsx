import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
  /** The action that adds the first entry. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action, className, ...props }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-1 px-6 py-12 text-center', className)} {...props}>
      <p className="font-serif text-heading font-semibold">{title}</p>
      {text && <p className="max-w-prose text-quiet">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
