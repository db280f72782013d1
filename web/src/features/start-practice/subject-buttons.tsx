import { type PracticeSubject, practiceSubject } from '#events/shapes.ts';
import { subjects } from '../../copy/practice-subjects.ts';
import { subject as title } from '../../copy/start-practice.ts';
import { Field } from '../../ui/field.tsx';
import { PressButtons } from '../../ui/press-buttons.tsx';

interface SubjectButtonsProps {
  value: PracticeSubject | undefined;
  onChange(subject: PracticeSubject): void;
}

export function SubjectButtons({ value, onChange }: SubjectButtonsProps) {
  return (
    <Field label={title} group>
      <PressButtons
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
        options={practiceSubject.options.map((subject) => ({ value: subject, label: subjects[subject] }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
