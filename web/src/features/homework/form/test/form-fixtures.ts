import { emptyForm, type HomeworkForm, newQuestion, type QuestionForm } from '../form.ts';

export const choiceForm = (more: Partial<QuestionForm> = {}): QuestionForm => ({
  ...newQuestion(),
  text: 'What is it?',
  options: ['1', '2', '3', '4'],
  key_chosen: true,
  ...more,
});
export const openForm = (more: Partial<QuestionForm> = {}): QuestionForm => ({
  ...newQuestion(),
  type: 'open-answer',
  text: 'Why?',
  ...more,
});

export const ADA = 'b0a2f0c8-6f0e-4c6c-9a52-0d6f9f1c0a01';
export const BEN = 'b0a2f0c8-6f0e-4c6c-9a52-0d6f9f1c0a02';

/** The values of a form without faults. */
export const validForm = (more: Partial<HomeworkForm> = {}): HomeworkForm => ({
  ...emptyForm,
  title: 'Sums',
  assigned_students: [ADA],
  questions: [choiceForm()],
  ...more,
});
