import { emptyForm, type HomeworkForm, newQuestion, type QuestionForm } from '../form.ts';

export const createChoiceQuestionForm = (more: Partial<QuestionForm> = {}): QuestionForm => ({
  ...newQuestion(),
  text: 'What is it?',
  options: ['1', '2', '3', '4'],
  key_chosen: true,
  ...more,
});
export const createOpenQuestionForm = (more: Partial<QuestionForm> = {}): QuestionForm => ({
  ...newQuestion(),
  type: 'open-answer',
  text: 'Why?',
  ...more,
});

export const ADA_ID = 'b0a2f0c8-6f0e-4c6c-9a52-0d6f9f1c0a01';
export const BEN_ID = 'b0a2f0c8-6f0e-4c6c-9a52-0d6f9f1c0a02';

/** The values of a form without faults. */
export const createValidForm = (more: Partial<HomeworkForm> = {}): HomeworkForm => ({
  ...emptyForm,
  title: 'Sums',
  assigned_students: [ADA_ID],
  questions: [createChoiceQuestionForm()],
  ...more,
});
