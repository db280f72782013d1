import { FEEDBACK_MAX } from '#events/limits.ts';
import { grading as copy } from '../../../copy/homework.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';

interface GradeFieldsProps {
  grade: string;
  feedback: string;
  faults: { grade: string | undefined; feedback: string | undefined };
  onGrade(grade: string): void;
  onFeedback(feedback: string): void;
}

export function GradeFields(props: GradeFieldsProps) {
  return (
    <>
      <Field label={copy.grade} error={props.faults.grade}>
        <Input
          required
          inputMode="numeric"
          autoComplete="off"
          className="max-w-28"
          value={props.grade}
          onChange={({ target }) => props.onGrade(target.value)}
        />
      </Field>
      <Field label={copy.feedback} optional error={props.faults.feedback}>
        <Textarea
          maxLength={FEEDBACK_MAX}
          value={props.feedback}
          onChange={({ target }) => props.onFeedback(target.value)}
        />
      </Field>
    </>
  );
}
