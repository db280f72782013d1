import { expect, test } from 'vitest';
import { createHomeworkRequest, homeworkErrorMessages } from '#contracts/homework.ts';
import { findFaults, summarizeFaults } from './faults.ts';
import { emptyForm, newQuestion, toRequest } from './form.ts';
import { choiceForm, openForm, validForm } from './test/form-fixtures.ts';

const said = (faults: ReturnType<typeof findFaults>) => [...new Set(Object.values(faults))];

test('findFaults: a valid form has none and passes the server’s schema', () => {
  const form = validForm({ questions: [choiceForm(), openForm({ image_url: ' https://x.example/a.png ' })] });
  expect(findFaults(form)).toEqual({});
  expect(createHomeworkRequest.parse(toRequest(form)).questions[1]).toEqual({
    type: 'open-answer',
    text: 'Why?',
    image_url: 'https://x.example/a.png',
  });
});

test('findFaults: follows the order of the specification', () => {
  expect(said(findFaults({ ...emptyForm, title: '  ' }))).toEqual([
    homeworkErrorMessages.title,
    homeworkErrorMessages.questions,
    homeworkErrorMessages.assigned_students,
  ]);
  const questions = [choiceForm({ options: ['1', ' ', '3', '4'] }), openForm({ text: ' ' })];
  expect(findFaults(validForm({ questions, assigned_students: [] }))).toEqual({
    assigned_students: homeworkErrorMessages.assigned_students,
    'questions.1.text': homeworkErrorMessages.text,
    'questions.0.options.1': homeworkErrorMessages.options,
  });
  expect(said(findFaults(validForm({ questions, assigned_students: [] })))).toEqual([
    homeworkErrorMessages.assigned_students,
    homeworkErrorMessages.text,
    homeworkErrorMessages.options,
  ]);
});

test('findFaults: puts other faults last', () => {
  const faults = findFaults(validForm({ questions: [choiceForm({ image_url: 'javascript:alert(1)', text: '' })] }));
  expect(Object.keys(faults)).toEqual(['questions.0.text', 'questions.0.image_url']);
});

test('summarizeFaults: lists each message once with its questions', () => {
  const questions = [newQuestion(), choiceForm(), newQuestion()];
  expect(summarizeFaults(findFaults(validForm({ title: '', questions })))).toEqual([
    { message: homeworkErrorMessages.title, questions: [] },
    { message: homeworkErrorMessages.text, questions: [1, 3] },
    { message: homeworkErrorMessages.options, questions: [1, 3] },
  ]);
});
