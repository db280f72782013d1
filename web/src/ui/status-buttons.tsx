import { cx } from 'class-variance-authority';
import { type ComponentProps, use } from 'react';
import type { AttendanceStatus } from '#events/shapes.ts';
import { Button } from './button.tsx';
import { FieldContext } from './field-context.ts';
import { Tick } from './tick.tsx';

interface StatusButtonsProps {
  value: AttendanceStatus;
  onChange(status: AttendanceStatus): void;
}

/** Two buttons of which one is down. */
export function StatusButtons({ value, onChange }: StatusButtonsProps) {
  const pressed = (status: AttendanceStatus) => ({ 'aria-pressed': value === status, onClick: () => onChange(status) });
  return (
    <fieldset aria-labelledby={use(FieldContext)?.labelId} className="grid grid-cols-2 gap-2">
      <StatusButton {...pressed('present')}>
        {value === 'present' && <Tick />}
        Present
      </StatusButton>
      <StatusButton {...pressed('absent')}>Absent</StatusButton>
    </fieldset>
  );
}

function StatusButton({ className, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      className={cx(
        'aria-pressed:border-accent aria-pressed:bg-tint-accent aria-pressed:text-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent',
        className,
      )}
      {...props}
    />
  );
}
