import type { AttendanceStatus } from '#events/values/shapes.ts';
import { attendanceStatusTexts } from '../copy/attendance.ts';
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
      {attendanceStatusTexts.present}
    </>
  );
  return (
    <ToggleButtons
      className="grid grid-cols-2 gap-2"
      options={[
        { value: 'present', label: present },
        { value: 'absent', label: attendanceStatusTexts.absent },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
