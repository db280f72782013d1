import type { Control, UseFormReturn } from 'react-hook-form';
import type { HomeworkFormValues } from '../homework-form-values.ts';
import type { HomeworkFormFaults } from './homework-form-faults.ts';

/** The props that every part of a question's editor needs. */
export interface QuestionFieldsProps {
  index: number;
  control: Control<HomeworkFormValues>;
  getValues: UseFormReturn<HomeworkFormValues>['getValues'];
  setValue: UseFormReturn<HomeworkFormValues>['setValue'];
  /** Faults by the name of the field. */
  faults: HomeworkFormFaults;
}
