import { expect, test } from 'vitest';
import { createHomeworkRequest, homeworkFaults } from '#contracts/homework.ts';
import { faultsOf, summaryOf } from './faults.ts';
import { emptyForm, newQuestion, requestOf } from './form.ts';
import { choiceForm, filled, openForm } from './testing.ts';

const said = (faults: ReturnType<typeof faultsOf>) => [...new Set(Object.values(faults))];

test('what can be saved has no fault, and the server takes it', () => {
  const form = filled({ questions: [choiceForm(), openForm({ image_url: ' https://x.example/a.png ' })] });
  expect(faultsOf(form)).toEqual({});
  expect(createHomeworkRequest.parse(requestOf(form)).questions[1]).toEqual({
    type: 'open-answer',
    text: 'Why?',
    image_url: 'https://x.example/a.png',
  });
});

test('the five are told in the order of the specification', () => {
  expect(said(faultsOf({ ...emptyForm, title: '  ' }))).toEqual([
    homeworkFaults.title,
    homeworkFaults.questions,
    homeworkFaults.assigned_students,
  ]);
  const questions = [choiceForm({ options: ['1', ' ', '3', '4'] }), openForm({ text: ' ' })];
  expect(faultsOf(filled({ questions, assigned_students: [] }))).toEqual({
    assigned_students: homeworkFaults.assigned_students,
    'questions.1.text': homeworkFaults.text,
    'questions.0.options.1': homeworkFaults.options,
  });
  expect(said(faultsOf(filled({ questions, assigned_students: [] })))).toEqual([
    homeworkFaults.assigned_students,
    homeworkFaults.text,
    homeworkFaults.options,
  ]);
});

test('other faults come after these', () => {
  const faults = faultsOf(filled({ questions: [choiceForm({ image_url: 'javascript:alert(1)', text: '' })] }));
  expect(Object.keys(faults)).toEqual(['questions.0.text', 'questions.0.image_url']);
});

test('the summary says each sentence once, with its questions', () => {
  const questions = [newQuestion(), choiceForm(), newQuestion()];
  expect(summaryOf(faultsOf(filled({ title: '', questions })))).toEqual([
    { message: homeworkFaults.title, questions: [] },
    { message: homeworkFaults.text, questions: [1, 3] },
    { message: homeworkFaults.options, questions: [1, 3] },
  ]);
});
