import type { Control, UseFormReturn } from 'react-hook-form';
import type { FormFaults } from './faults.ts';
import type { HomeworkForm } from './form.ts';

/** The props that every part of a question's editor needs. */
export interface QuestionFieldsProps {
  index: number;
  control: Control<HomeworkForm>;
  getValues: UseFormReturn<HomeworkForm>['getValues'];
  setValue: UseFormReturn<HomeworkForm>['setValue'];
  /** Faults by the name of the field. */
  faults: FormFaults;
}
