import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, description, back, actions, className, ...props }: PageHeaderProps) {
  return (
    <header className={cx('mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)} {...props}>
      <div className="min-w-0">
        {back}
        <h1 className="text-title wrap-anywhere">{title}</h1>
        {description && <p className="mt-1 text-quiet wrap-anywhere">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>}
    </header>
  );
}
