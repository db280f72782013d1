import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** A table with rows of 44 px between thin lines. Give it a caption or an `aria-label`. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cx('w-full border-collapse text-left', className)} {...props} />;
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
