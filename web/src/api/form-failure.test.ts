import { expect, test } from 'vitest';
import { commandOutcomeUnknownText } from '../copy/forms.ts';
import { toFormFailure } from './form-failure.ts';
import type { Failure } from './problem.ts';

const detail = 'There is already an account with this email address.';
const taken: Failure = { code: 'email-taken', detail, outcomeUnknown: false, errors: { email: detail } };

test('toFormFailure: leaves out a sentence that a field shows', () => {
  expect(toFormFailure(taken, ['name', 'email']).detail).toBeUndefined();
  expect(toFormFailure(taken, ['name', 'email']).errors.email).toEqual({ text: detail });
});

test('toFormFailure: a field shows the errors of its parts', () => {
  const errors = { 'questions.0.text': detail };
  expect(toFormFailure({ ...taken, errors }, ['questions']).detail).toBeUndefined();
  expect(toFormFailure({ ...taken, errors }, ['question']).detail).toBe(detail);
});

test('toFormFailure: keeps a sentence that no field shows', () => {
  expect(toFormFailure(taken, ['reason']).detail).toBe(detail);
  expect(toFormFailure({ ...taken, errors: {} }, ['email']).detail).toBe(detail);
  expect(toFormFailure({ ...taken, errors: { email: detail, request: 'Too much.' } }, ['email']).detail).toBe(detail);
});

test('toFormFailure: explains what saving again does when no answer came', () => {
  expect(toFormFailure({ ...taken, code: 'no-answer', errors: {} }, ['email']).detail).toBe(commandOutcomeUnknownText);
});
