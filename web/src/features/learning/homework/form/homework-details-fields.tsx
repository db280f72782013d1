import { memo, type ReactNode, useId } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { areKeysShownByDefault } from '#contracts/are-keys-shown-by-default.ts';
import type { GradingType } from '#events/values/shapes.ts';
import { homeworkFormTexts as copy, gradingTypeTexts } from '../../../../copy/homework.ts';
import { LabelledCheckbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../../../ui/radio-group.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { HomeworkFormValues } from '../homework-form-values.ts';

interface HomeworkDetailsFieldsProps {
  control: Control<HomeworkFormValues>;
  titleFault: string | undefined;
  dueFault: string | undefined;
}

export const HomeworkDetailsFields = memo(function HomeworkDetailsFields({
  control,
  titleFault,
  dueFault,
}: HomeworkDetailsFieldsProps) {
  const grading = useController({ control, name: 'grading_type' }).field;
  const keys = useController({ control, name: 'keys_shown' }).field;
  const type = useWatch({ control, name: 'grading_type' });
  const changeGrading = (next: GradingType) => {
    // The default follows the grading type until the tutor chooses otherwise.
    if (keys.value === areKeysShownByDefault(type)) keys.onChange(areKeysShownByDefault(next));
    grading.onChange(next);
  };
  return (
    <HomeworkFormSection heading={copy.details}>
      <div className="flex flex-col gap-5 p-4 sm:p-5">
        <Field label={copy.title} error={titleFault}>
          <Input required autoComplete="off" {...control.register('title')} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <Field label={copy.grading} group hint={gradingTypeTexts[type].hint}>
            <RadioGroup value={grading.value} onValueChange={(next) => changeGrading(next as GradingType)}>
              <RadioOption value="auto-graded">{gradingTypeTexts['auto-graded'].badge}</RadioOption>
              <RadioOption value="tutor-graded">{gradingTypeTexts['tutor-graded'].badge}</RadioOption>
            </RadioGroup>
          </Field>
          <Field label={copy.dueDate} optional hint={copy.dueHint} error={dueFault}>
            <Input type="date" {...control.register('due_date')} />
          </Field>
        </div>
        <LabelledCheckbox checked={keys.value} onChange={keys.onChange}>
          {copy.keysShown}
        </LabelledCheckbox>
      </div>
    </HomeworkFormSection>
  );
});

interface HomeworkFormSectionProps {
  heading: string;
  /** Shown beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the form with its heading. */
export function HomeworkFormSection({ heading, aside, children }: HomeworkFormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {aside}
      </div>
      <Sheet>{children}</Sheet>
    </section>
  );
}
