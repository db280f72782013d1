import { expect, test } from 'vitest';
import { createHomeworkRequest } from '#contracts/homework.ts';
import { homeworkErrorMessages } from '#contracts/homework-error-messages.ts';
import { createQuestionFormValues, emptyHomeworkFormValues, toHomeworkRequest } from '../homework-form-values.ts';
import { findHomeworkFormFaults } from './find-homework-form-faults.ts';
import { groupFaultsByMessage, removeFaultsOf } from './homework-form-faults.ts';
import {
  createChoiceQuestionFormValues,
  createOpenQuestionFormValues,
  createValidHomeworkFormValues,
} from './test/homework-form-fixtures.ts';

const said = (faults: ReturnType<typeof findHomeworkFormFaults>) => [...new Set(Object.values(faults))];

test('findHomeworkFormFaults: a valid form has none and passes the server’s schema', () => {
  const form = createValidHomeworkFormValues({
    questions: [
      createChoiceQuestionFormValues(),
      createOpenQuestionFormValues({ image_url: ' https://x.example/a.png ' }),
    ],
  });
  expect(findHomeworkFormFaults(form)).toEqual({});
  expect(createHomeworkRequest.parse(toHomeworkRequest(form)).questions[1]).toEqual({
    type: 'open-answer',
    text: 'Why?',
    image_url: 'https://x.example/a.png',
  });
});

test('findHomeworkFormFaults: follows the order of the specification', () => {
  expect(said(findHomeworkFormFaults({ ...emptyHomeworkFormValues, title: '  ' }))).toEqual([
    homeworkErrorMessages.title,
    homeworkErrorMessages.questions,
    homeworkErrorMessages.assigned_students,
  ]);
  const questions = [
    createChoiceQuestionFormValues({ options: ['1', ' ', '3', '4'] }),
    createOpenQuestionFormValues({ text: ' ' }),
  ];
  expect(findHomeworkFormFaults(createValidHomeworkFormValues({ questions, assigned_students: [] }))).toEqual({
    assigned_students: homeworkErrorMessages.assigned_students,
    'questions.1.text': homeworkErrorMessages.text,
    'questions.0.options.1': homeworkErrorMessages.options,
  });
  expect(said(findHomeworkFormFaults(createValidHomeworkFormValues({ questions, assigned_students: [] })))).toEqual([
    homeworkErrorMessages.assigned_students,
    homeworkErrorMessages.text,
    homeworkErrorMessages.options,
  ]);
});

test('findHomeworkFormFaults: puts other faults last', () => {
  const faults = findHomeworkFormFaults(
    createValidHomeworkFormValues({
      questions: [createChoiceQuestionFormValues({ image_url: 'javascript:alert(1)', text: '' })],
    }),
  );
  expect(Object.keys(faults)).toEqual(['questions.0.text', 'questions.0.image_url']);
});

test.each([
  ['title', ['questions', 'questions.1.text', 'questions.10.options']],
  ['questions.1.text', ['title', 'questions.10.options']],
  ['questions.10.options.2', ['title', 'questions.1.text']],
  // Questions were added, removed or moved.
  ['questions', ['title']],
  ['due_date', ['title', 'questions', 'questions.1.text', 'questions.10.options']],
])('removeFaultsOf: an edit of %s leaves %j', (edited, left) => {
  const refused = { title: 'a', questions: 'b', 'questions.1.text': 'c', 'questions.10.options': 'd' };
  expect(Object.keys(removeFaultsOf(refused, edited))).toEqual(left);
});

test('groupFaultsByMessage: lists each message once with its questions', () => {
  const questions = [createQuestionFormValues(), createChoiceQuestionFormValues(), createQuestionFormValues()];
  expect(groupFaultsByMessage(findHomeworkFormFaults(createValidHomeworkFormValues({ title: '', questions })))).toEqual(
    [
      { message: homeworkErrorMessages.title, questions: [] },
      { message: homeworkErrorMessages.text, questions: [1, 3] },
      { message: homeworkErrorMessages.options, questions: [1, 3] },
    ],
  );
});
