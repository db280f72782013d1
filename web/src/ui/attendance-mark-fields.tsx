import { cx } from 'class-variance-authority';
import type { FieldError } from '../api/form-failure.ts';
import { markChoiceTexts, toLateCancellationHintText } from '../copy/attendance.ts';
import { dateText, statusText } from '../copy/common.ts';
import type { MarkChoice } from '../lib/mark-choice.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { TickIcon } from './tick-icon.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

interface MarkChoiceButtonsProps {
  value: MarkChoice;
  /** Whether a late cancellation can be chosen. */
  hasLate: boolean;
  onChange(choice: MarkChoice): void;
}

function MarkChoiceButtons({ value, hasLate, onChange }: MarkChoiceButtonsProps) {
  const present = (
    <>
      {value === 'present' && <TickIcon />}
      {markChoiceTexts.present}
    </>
  );
  return (
    <ToggleButtons
      className={cx('grid grid-cols-2 gap-2', hasLate && '*:last:col-span-2')}
      options={[
        { value: 'present', label: present },
        { value: 'absent', label: markChoiceTexts.absent },
        ...(hasLate ? [{ value: 'late-cancellation' as const, label: markChoiceTexts['late-cancellation'] }] : []),
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
    choice: MarkChoice;
    /** The hours of the rule by which a late cancellation can be chosen; undefined if it cannot. */
    late: number | undefined;
    setDate(date: string): void;
    setChoice(choice: MarkChoice): void;
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
      <Field
        label={statusText}
        group
        hint={form.late === undefined ? undefined : toLateCancellationHintText(form.late)}
      >
        <MarkChoiceButtons value={form.choice} hasLate={form.late !== undefined} onChange={form.setChoice} />
      </Field>
    </>
  );
}
