import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { TickIcon } from './tick-icon.tsx';

/** A native checkbox that looks like the tick of a register. The label around it is its target. */
export function Checkbox({ className, checked, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cx('relative inline-grid size-6 shrink-0 place-items-center', className)}>
      <input
        type="checkbox"
        checked={checked}
        className="size-6 cursor-[inherit] appearance-none rounded-control border border-edge bg-sheet checked:border-accent disabled:opacity-60"
        {...props}
      />
      {checked && <TickIcon className="pointer-events-none absolute size-5 text-accent" />}
    </span>
  );
}
