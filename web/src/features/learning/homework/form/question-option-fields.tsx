import { cx } from 'class-variance-authority';
import { useContext, useId } from 'react';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { toOptionLetter } from '#contracts/option-letter.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';
import { questionEditorTexts as copy } from '../../../../copy/homework.ts';
import { Input } from '../../../../ui/input.tsx';
import { FaultLine } from '../fault-line.tsx';
import type { HomeworkFormValues } from '../homework-form-values.ts';
import type { HomeworkFormFaults } from './homework-form-faults.ts';
import { SubmittedAnswerKeysContext } from './submitted-answer-keys.ts';

const indexes = Array.from({ length: OPTIONS_PER_QUESTION }, (_, index) => index);

/** The four options of a question, one of which is marked as correct. */
export function QuestionOptionFields({ index, control, getValues, setValue, faults }: QuestionFieldsProps) {
  // The name of the radio buttons must not change when questions move.
  const id = useId();
  const name = `questions.${index}` as const;
  const correct = useWatch({ control, name: `${name}.correct_answer` });
  const stood = useContext(SubmittedAnswerKeysContext).get(getValues(`${name}.id`) ?? '');
  const choose = (option: number) => {
    setValue(`${name}.key_chosen`, true);
    setValue(`${name}.correct_answer`, option, { shouldDirty: true });
  };
  const fault = indexes.map((option) => faults[`options.${option}`]).find((message) => message !== undefined);
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-1.5 font-semibold">
        {copy.options}
        <span id={`${id}-hint`} className="font-normal text-quiet">
          {' '}
          · {copy.optionsHint}
        </span>
      </legend>
      <div className="mb-1.5 grid gap-2 sm:grid-cols-2">
        {indexes.map((option) => {
          const letter = toOptionLetter(option);
          return (
            <div
              key={letter}
              className={cx(
                'flex items-center rounded-control border',
                correct === option ? 'border-good bg-tint-good' : 'border-transparent',
              )}
            >
              <label className="flex h-11 shrink-0 cursor-pointer items-center gap-2 px-2.5 font-semibold">
                <input
                  type="radio"
                  name={id}
                  aria-label={copy.isCorrect(letter)}
                  checked={correct === option}
                  onClick={() => choose(option)}
                  onChange={() => choose(option)}
                  className="size-5 cursor-[inherit] appearance-none rounded-full border border-edge bg-sheet checked:border-[6px] checked:border-good"
                />
                <span aria-hidden>{letter}</span>
              </label>
              <Input
                aria-label={copy.option(letter)}
                aria-invalid={faults[`options.${option}`] ? true : undefined}
                {...control.register(`${name}.options.${option}`)}
              />
            </div>
          );
        })}
      </div>
      <FaultLine>{fault}</FaultLine>
      <p role="status" className="text-sm text-quiet">
        {stood !== undefined && stood !== correct && copy.gradesStay}
      </p>
    </fieldset>
  );
}

/** The props that every part of a question's editor needs. */
export interface QuestionFieldsProps {
  index: number;
  control: Control<HomeworkFormValues>;
  getValues: UseFormReturn<HomeworkFormValues>['getValues'];
  setValue: UseFormReturn<HomeworkFormValues>['setValue'];
  /** Faults by the name of the field. */
  faults: HomeworkFormFaults;
}
