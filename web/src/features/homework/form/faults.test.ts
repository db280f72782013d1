import { expect, test } from 'vitest';
import { createHomeworkRequest, homeworkErrorMessages } from '#contracts/homework.ts';
import { findFormFaults, summarizeFaults } from './faults.ts';
import { emptyForm, newQuestion, toHomeworkRequest } from './form.ts';
import { createChoiceQuestionForm, createOpenQuestionForm, createValidForm } from './test/form-fixtures.ts';

const said = (faults: ReturnType<typeof findFormFaults>) => [...new Set(Object.values(faults))];

test('findFormFaults: a valid form has none and passes the server’s schema', () => {
  const form = createValidForm({
    questions: [createChoiceQuestionForm(), createOpenQuestionForm({ image_url: ' https://x.example/a.png ' })],
  });
  expect(findFormFaults(form)).toEqual({});
  expect(createHomeworkRequest.parse(toHomeworkRequest(form)).questions[1]).toEqual({
    type: 'open-answer',
    text: 'Why?',
    image_url: 'https://x.example/a.png',
  });
});

test('findFormFaults: follows the order of the specification', () => {
  expect(said(findFormFaults({ ...emptyForm, title: '  ' }))).toEqual([
    homeworkErrorMessages.title,
    homeworkErrorMessages.questions,
    homeworkErrorMessages.assigned_students,
  ]);
  const questions = [
    createChoiceQuestionForm({ options: ['1', ' ', '3', '4'] }),
    createOpenQuestionForm({ text: ' ' }),
  ];
  expect(findFormFaults(createValidForm({ questions, assigned_students: [] }))).toEqual({
    assigned_students: homeworkErrorMessages.assigned_students,
    'questions.1.text': homeworkErrorMessages.text,
    'questions.0.options.1': homeworkErrorMessages.options,
  });
  expect(said(findFormFaults(createValidForm({ questions, assigned_students: [] })))).toEqual([
    homeworkErrorMessages.assigned_students,
    homeworkErrorMessages.text,
    homeworkErrorMessages.options,
  ]);
});

test('findFormFaults: puts other faults last', () => {
  const faults = findFormFaults(
    createValidForm({ questions: [createChoiceQuestionForm({ image_url: 'javascript:alert(1)', text: '' })] }),
  );
  expect(Object.keys(faults)).toEqual(['questions.0.text', 'questions.0.image_url']);
});

test('summarizeFaults: lists each message once with its questions', () => {
  const questions = [newQuestion(), createChoiceQuestionForm(), newQuestion()];
  expect(summarizeFaults(findFormFaults(createValidForm({ title: '', questions })))).toEqual([
    { message: homeworkErrorMessages.title, questions: [] },
    { message: homeworkErrorMessages.text, questions: [1, 3] },
    { message: homeworkErrorMessages.options, questions: [1, 3] },
  ]);
});
