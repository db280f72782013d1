import type { AttendanceStatus } from '#events/values/shapes.ts';
import { Tick } from './tick.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

interface StatusButtonsProps {
  value: AttendanceStatus;
  onChange(status: AttendanceStatus): void;
}

export function StatusButtons({ value, onChange }: StatusButtonsProps) {
  const present = (
    <>
      {value === 'present' && <Tick />}
      Present
    </>
  );
  return (
    <ToggleButtons
      className="grid grid-cols-2 gap-2"
      options={[
        { value: 'present', label: present },
        { value: 'absent', label: 'Absent' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
