import { practiceSubjects } from '#events/values/enum-values.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { practiceSubjectTexts } from '../../../copy/practice-subjects.ts';
import { Field } from '../../../ui/field.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import * as copy from './start-practice-copy.ts';

interface SubjectButtonsProps {
  value: PracticeSubject | undefined;
  onChange(subject: PracticeSubject): void;
}

export function SubjectButtons({ value, onChange }: SubjectButtonsProps) {
  return (
    <Field label={copy.subjectText} group>
      <ToggleButtons
        className="grid grid-cols-2 gap-2 max-sm:*:px-2 sm:grid-cols-3"
        options={practiceSubjects.map((subject) => ({ value: subject, label: practiceSubjectTexts[subject] }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
