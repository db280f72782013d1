import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
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

interface LabelledCheckboxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  className?: string;
  children: ReactNode;
}

export function LabelledCheckbox({ checked, onChange, className, children }: LabelledCheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <Checkbox id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  );
}
