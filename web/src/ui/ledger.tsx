import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { TableCell, TableHeader } from './table.tsx';

/** The red margin line of every ledger, to the right of the first column. */
const marginStyle = 'border-r-2 border-margin/60';

export function MarginHeader({ className, ...props }: ComponentProps<typeof TableHeader>) {
  return <TableHeader className={cx(marginStyle, className)} {...props} />;
}

export function MarginCell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return <TableCell className={cx(marginStyle, 'text-quiet', className)} {...props} />;
}
