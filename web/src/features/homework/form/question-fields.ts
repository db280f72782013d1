import type { Control, UseFormReturn } from 'react-hook-form';
import type { Faults } from './faults.ts';
import type { HomeworkForm } from './form.ts';

/** What each part of a question's editor needs to show and change its fields. */
export interface QuestionFieldsProps {
  index: number;
  control: Control<HomeworkForm>;
  getValues: UseFormReturn<HomeworkForm>['getValues'];
  setValue: UseFormReturn<HomeworkForm>['setValue'];
  /** By field. */
  faults: Faults;
}
