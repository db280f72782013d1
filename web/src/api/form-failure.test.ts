import { expect, test } from 'vitest';
import { noAnswer } from '../copy/forms.ts';
import { toFormFailure } from './form-failure.ts';
import type { Failure } from './problem.ts';

const detail = 'There is already an account with this email address.';
const taken: Failure = { code: 'email-taken', detail, outcomeUnknown: false, errors: { email: detail } };

test('what a field of the form says is not said again beside the buttons', () => {
  expect(toFormFailure(taken, ['name', 'email']).detail).toBeUndefined();
  expect(toFormFailure(taken, ['name', 'email']).errors.email).toBe(detail);
});

test('what no field can say is said beside the buttons', () => {
  expect(toFormFailure(taken, ['reason']).detail).toBe(detail);
  expect(toFormFailure({ ...taken, errors: {} }, ['email']).detail).toBe(detail);
  expect(toFormFailure({ ...taken, errors: { email: detail, request: 'Too much.' } }, ['email']).detail).toBe(detail);
});

test('without an answer it says what saving again will do', () => {
  expect(toFormFailure({ ...taken, code: 'no-answer', errors: {} }, ['email']).detail).toBe(noAnswer);
});
