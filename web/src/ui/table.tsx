import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface TableProps extends ComponentProps<'table'> {
  /** True where each cell can be read without its header: without room for columns, cells are below each other. */
  stacks?: boolean;
  /** True where the columns need more than a narrow screen has. The arrow keys then scroll the table. */
  scrolls?: boolean;
}

/** A table with rows of 44 px between thin lines. Give it a caption or an `aria-label`. */
export function Table({ stacks = false, scrolls = false, className, ...props }: TableProps) {
  return (
    <div
      className="relative overflow-x-auto overflow-y-hidden -outline-offset-2"
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': props['aria-label'] })}
    >
      <table
        className={cx('w-full border-collapse text-left', stacks ? 'stacked-cells' : 'min-w-[17rem]', className)}
        {...props}
      />
    </div>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cx('text-sm text-quiet', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cx('*:border-t *:border-rule', className)} {...props} />;
}

export function TableHeader({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cx('h-11 px-3 py-2 font-medium sm:px-4 sm:first:pl-5 sm:last:pr-5', className)}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cx('h-11 px-3 py-2 sm:px-4 sm:first:pl-5 sm:last:pr-5', className)} {...props} />;
}
