import { grades, toGradeText } from '../../copy/practice-subjects.ts';
import { chooseGradeText, gradeText as title } from '../../copy/start-practice.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface SchoolGradeFieldProps {
  value: number | undefined;
  /** Takes '1' to '12', or '' for no grade. */
  onChange(value: string): void;
}

export function SchoolGradeField({ value, onChange }: SchoolGradeFieldProps) {
  return (
    <Field label={title} className="max-w-56">
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{chooseGradeText}</option>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {toGradeText(grade)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
