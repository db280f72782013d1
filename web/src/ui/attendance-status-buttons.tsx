import type { AttendanceStatus } from '#events/values/shapes.ts';
import { TickIcon } from './tick-icon.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

interface AttendanceStatusButtonsProps {
  value: AttendanceStatus;
  onChange(status: AttendanceStatus): void;
}

export function AttendanceStatusButtons({ value, onChange }: AttendanceStatusButtonsProps) {
  const present = (
    <>
      {value === 'present' && <TickIcon />}
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
