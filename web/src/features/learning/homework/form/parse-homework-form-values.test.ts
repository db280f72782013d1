import { expect, test } from 'vitest';
import { emptyHomeworkFormValues } from '../homework-form-values.ts';
import { parseHomeworkFormValues } from './parse-homework-form-values.ts';
import {
  createChoiceQuestionFormValues,
  createOpenQuestionFormValues,
  createValidHomeworkFormValues,
} from './test/homework-form-fixtures.ts';

const provenance = {
  ...{ origin: { source: 'bank', id: 'rivers-3' } as const, at: '2026-11-20T15:00:00.000Z' },
  ...{ checks: ['key' as const], edited: false, editor_name: null },
};
const generated = createChoiceQuestionFormValues({ provenance, generated_content: '[]' });
const form = createValidHomeworkFormValues({
  questions: [createChoiceQuestionFormValues({ id: 'a' }), createOpenQuestionFormValues(), generated],
});

test.each([
  ['an empty form', emptyHomeworkFormValues],
  ['a form', form],
])('parseHomeworkFormValues: reads %s', (_, values) => {
  expect(parseHomeworkFormValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

test.each([...[null, undefined, 'text', [], {}], { given: {}, seen: {} }])(
  'parseHomeworkFormValues: refuses %j, which is no form',
  (body) => {
    expect(parseHomeworkFormValues(body)).toBeNull();
  },
);

test.each(Object.keys(form))('parseHomeworkFormValues: refuses a form with a damaged or without “%s”', (field) => {
  expect(parseHomeworkFormValues({ ...form, [field]: null })).toBeNull();
  expect(parseHomeworkFormValues({ ...form, [field]: undefined })).toBeNull();
});

test.each([
  ...[null, 'text', { text: null }, { image_url: undefined }, { id: 1 }, { type: 'essay' }, { key_chosen: 'yes' }],
  ...[{ options: ['1', '2', '3'] }, { options: [1, 2, 3, 4] }, { correct_answer: 0.5 }, { generated_content: 1 }],
  ...[{ provenance: null }, { provenance: { ...provenance, origin: { source: 'bank' } } }],
  ...[{ provenance: { ...provenance, origin: { source: 'friend' } } }, { provenance: { ...provenance, at: 1 } }],
  ...[{ provenance: { ...provenance, at: 'noon' } }, { provenance: { ...provenance, origin: 'bank' } }],
  ...[{ provenance: { ...provenance, checks: 'key' } }, { provenance: { ...provenance, edited: null } }],
])('parseHomeworkFormValues: refuses a form with a question that is damaged by %j', (damage) => {
  const question = typeof damage === 'object' && damage !== null ? { ...generated, ...damage } : damage;
  expect(parseHomeworkFormValues({ ...form, questions: [question] })).toBeNull();
});
