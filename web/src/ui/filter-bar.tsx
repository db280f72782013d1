import type { ReactNode } from 'react';
import { showEverythingText } from '../copy/common.ts';
import { Button } from './button.tsx';

interface FilterBarProps {
  /** Says to screen readers what the bar filters. */
  label: string;
  /** Clears all filters; undefined when none is set. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The filters above a list: one row on wide screens, one or two filters per row on phones. A select with fixed options
 * is as wide as its longest option; a select of names has a fixed width.
 */
export function FilterBar({ label, onClear, children }: FilterBarProps) {
  return (
    <search
      aria-label={label}
      className="mb-6 flex flex-wrap items-start gap-3 max-sm:*:min-w-fit max-sm:*:grow max-sm:*:basis-36"
    >
      {children}
      {onClear && (
        <Button variant="quiet" className="max-sm:basis-full! sm:self-end" onClick={onClear}>
          {showEverythingText}
        </Button>
      )}
    </search>
  );
}
