import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { TableCell, TableHeader } from './table.tsx';

/** The red margin line of every ledger, to the right of the first column. */
const marginStyle = 'border-r-2 border-margin/60';

/** The header of the column left of the margin line. */
export function MarginTableHeader({ className, ...props }: ComponentProps<typeof TableHeader>) {
  return <TableHeader className={cx(marginStyle, className)} {...props} />;
}

/** A cell left of the margin line. */
export function MarginTableCell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return <TableCell className={cx(marginStyle, 'text-quiet', className)} {...props} />;
}
