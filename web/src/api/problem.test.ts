import { expect, test } from 'vitest';
import { signInUnreachableText, unexpectedErrorText, unreachableText } from '../copy/failures.ts';
import { toFailure, toLoadFailureText, toSignInFailureText } from './problem.ts';

const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'email-taken' as const };

test('toFailure: takes the detail of a problem', () => {
  const error = { kind: 'problem', problem: { ...problem, detail: 'There is already an account.' } };
  expect(toFailure(error)).toMatchObject({ code: 'email-taken', detail: 'There is already an account.', errors: {} });
});

test('toFailure: uses the specified sentence for a problem without detail', () => {
  expect(toFailure({ kind: 'problem', problem }).detail).toBe('An unexpected error occurred');
});

test.each([[{ kind: 'no-answer' }], [new Error('boom')], [undefined], ['text']])(
  'toFailure: %s counts as no answer',
  (error) => {
    expect(toFailure(error)).toEqual({
      code: 'no-answer',
      detail: unexpectedErrorText,
      outcomeUnknown: true,
      errors: {},
    });
  },
);

test('toFailure: the outcome is unknown after a server fault, not after a refusal', () => {
  expect(toFailure({ kind: 'problem', problem: { ...problem, status: 503, code: 'unavailable' } }).outcomeUnknown).toBe(
    true,
  );
  expect(toFailure({ kind: 'problem', problem }).outcomeUnknown).toBe(false);
});

test('toFailure: includes the errors of fields and who made the last change', () => {
  const errors = { classes: 'Enter at least 1 class.' };
  const changed = { changed_by: 'Ms Lee', changed_at: '2026-11-20T21:42:00.000Z' };
  expect(toFailure({ kind: 'problem', problem: { ...problem, errors, ...changed } })).toMatchObject({
    errors,
    changedBy: 'Ms Lee',
    changedAt: '2026-11-20T21:42:00.000Z',
  });
});

test('toSignInFailureText: says that the server was not reached, or why it refused', () => {
  expect(toSignInFailureText({ kind: 'no-answer' })).toBe(signInUnreachableText);
  expect(toSignInFailureText({ kind: 'problem', problem: { ...problem, detail: 'Wrong password.' } })).toBe(
    'Wrong password.',
  );
});

test('toLoadFailureText: says whether the server was not reached, refused, or failed otherwise', () => {
  expect(toLoadFailureText({ kind: 'no-answer' })).toBe(unreachableText);
  expect(toLoadFailureText({ kind: 'problem', problem: { ...problem, detail: 'Not yours.' } })).toBe('Not yours.');
  expect(toLoadFailureText({ kind: 'problem', problem })).toBe(unexpectedErrorText);
  expect(toLoadFailureText(new Error('boom'))).toBe(unexpectedErrorText);
});
