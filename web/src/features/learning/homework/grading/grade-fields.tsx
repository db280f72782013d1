import type { Ref } from 'react';
import { FEEDBACK_LENGTH_MAX } from '#events/values/limits.ts';
import type { FieldError } from '../../../../api/form-failure.ts';
import { gradeFormTexts as copy } from '../../../../copy/homework.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input, Textarea } from '../../../../ui/input.tsx';
import { findGradeTextLengthFault } from './parse-grade.ts';

interface GradeFieldsProps {
  gradeRef?: Ref<HTMLInputElement>;
  grade: string;
  feedback: string;
  faults: { grade: FieldError | undefined; feedback: FieldError | undefined };
  onGrade(grade: string): void;
  onFeedback(feedback: string): void;
}

export function GradeFields(props: GradeFieldsProps) {
  return (
    <>
      <Field label={copy.grade} error={props.faults.grade}>
        <Input
          ref={props.gradeRef}
          required
          inputMode="numeric"
          autoComplete="off"
          className="max-w-28"
          value={props.grade}
          onChange={({ target }) => props.onGrade(target.value)}
        />
      </Field>
      <Field
        label={copy.feedback}
        optional
        error={findGradeTextLengthFault(props.feedback, FEEDBACK_LENGTH_MAX) ?? props.faults.feedback}
      >
        <Textarea value={props.feedback} onChange={({ target }) => props.onFeedback(target.value)} />
      </Field>
    </>
  );
}
