import { grading as copy } from '../../../copy/homework.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';

interface GradeFieldsProps {
  grade: string;
  feedback: string;
  feedbackMax: number;
  gradeFault: string | undefined;
  feedbackFault: string | undefined;
  onGrade(grade: string): void;
  onFeedback(feedback: string): void;
}

export function GradeFields(props: GradeFieldsProps) {
  return (
    <>
      <Field label={copy.grade} error={props.gradeFault}>
        <Input
          required
          inputMode="numeric"
          autoComplete="off"
          className="max-w-28"
          value={props.grade}
          onChange={({ target }) => props.onGrade(target.value)}
        />
      </Field>
      <Field label={copy.feedback} optional error={props.feedbackFault}>
        <Textarea
          maxLength={props.feedbackMax}
          value={props.feedback}
          onChange={({ target }) => props.onFeedback(target.value)}
        />
      </Field>
    </>
  );
}
