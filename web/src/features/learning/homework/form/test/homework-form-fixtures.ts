import {
  createQuestionFormValues,
  emptyHomeworkFormValues,
  type HomeworkFormValues,
  type QuestionFormValues,
} from '../../homework-form-values.ts';

export const createChoiceQuestionFormValues = (more: Partial<QuestionFormValues> = {}): QuestionFormValues => ({
  ...createQuestionFormValues(),
  text: 'What is it?',
  options: ['1', '2', '3', '4'],
  key_chosen: true,
  ...more,
});
export const createOpenQuestionFormValues = (more: Partial<QuestionFormValues> = {}): QuestionFormValues => ({
  ...createQuestionFormValues(),
  type: 'open-answer',
  text: 'Why?',
  ...more,
});

export const ADA_STUDENT_ID = 'b0a2f0c8-6f0e-4c6c-9a52-0d6f9f1c0a01';
export const BEN_STUDENT_ID = 'b0a2f0c8-6f0e-4c6c-9a52-0d6f9f1c0a02';

/** The values of a form without faults. */
export const createValidHomeworkFormValues = (more: Partial<HomeworkFormValues> = {}): HomeworkFormValues => ({
  ...emptyHomeworkFormValues,
  title: 'Sums',
  assigned_students: [ADA_STUDENT_ID],
  questions: [createChoiceQuestionFormValues()],
  ...more,
});
