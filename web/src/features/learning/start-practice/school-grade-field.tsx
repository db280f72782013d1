import { schoolGrades, toSchoolGradeText } from '../../../copy/practice-subjects.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { chooseSchoolGradeText, schoolGradeText as title } from './start-practice-copy.ts';

interface SchoolGradeFieldProps {
  value: number | undefined;
  /** Takes '1' to '12', or '' for no grade. */
  onChange(value: string): void;
}

export function SchoolGradeField({ value, onChange }: SchoolGradeFieldProps) {
  return (
    <Field label={title} className="max-w-64">
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{chooseSchoolGradeText}</option>
        {schoolGrades.map((grade) => (
          <option key={grade} value={grade}>
            {toSchoolGradeText(grade)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
