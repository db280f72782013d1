import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface FilterBarProps {
  /** What it filters, for those who listen. */
  label: string;
  /** Shows everything again; missing while everything is shown. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The filters above a list: a row on a desk; on a phone two in a line where both can be read, else one. On a desk a list of
 * fixed choices takes the width of its longest one; only a list of names gets a width of its own.
 */
export function FilterBar({ label, onClear, children }: FilterBarProps) {
  return (
    <search
      aria-label={label}
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-start gap-3 sm:flex sm:flex-wrap"
    >
      {children}
      {onClear && (
        <Button variant="quiet" className="col-span-full sm:self-end" onClick={onClear}>
          Show everything
        </Button>
      )}
    </search>
  );
}
