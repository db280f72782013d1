import type { AttendanceStatus } from '#events/values/shapes.ts';
import type { FieldError } from '../api/form-failure.ts';
import { attendanceStatusTexts } from '../copy/attendance.ts';
import { dateText, statusText } from '../copy/common.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { TickIcon } from './tick-icon.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

interface AttendanceStatusButtonsProps {
  value: AttendanceStatus;
  onChange(status: AttendanceStatus): void;
}

function AttendanceStatusButtons({ value, onChange }: AttendanceStatusButtonsProps) {
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

interface AttendanceMarkFieldsProps {
  form: {
    /** Civil date, as far as it is typed. */
    date: string;
    status: AttendanceStatus;
    setDate(date: string): void;
    setStatus(status: AttendanceStatus): void;
  };
  /** The last date that can be chosen. */
  today: string;
  dateError: FieldError | undefined;
}

/** Fields for the date, status and note of an attendance mark. */
export function AttendanceMarkFields({ form, today, dateError }: AttendanceMarkFieldsProps) {
  return (
    <>
      <Field label={dateText} error={dateError}>
        <Input
          type="date"
          required
          max={today}
          className="max-w-48"
          value={form.date}
          onChange={(event) => form.setDate(event.target.value)}
        />
      </Field>
      <Field label={statusText} group>
        <AttendanceStatusButtons value={form.status} onChange={form.setStatus} />
      </Field>
    </>
  );
}
