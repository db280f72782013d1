import { expect, test } from 'vitest';
import { toFailure, UNEXPECTED_ERROR, UNREACHABLE, whyNotLoaded } from './problem.ts';

const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'email-taken' as const };

test('the detail of a problem is what people read', () => {
  const error = { kind: 'problem', problem: { ...problem, detail: 'There is already an account.' } };
  expect(toFailure(error)).toMatchObject({ code: 'email-taken', detail: 'There is already an account.', errors: {} });
});

test('a problem without detail gets the specified sentence', () => {
  expect(toFailure({ kind: 'problem', problem }).detail).toBe('An unexpected error occurred');
});

test.each([[{ kind: 'no-answer' }], [new Error('boom')], [undefined], ['text']])('%s is no usable answer', (error) => {
  expect(toFailure(error)).toEqual({ code: 'no-answer', detail: UNEXPECTED_ERROR, outcomeUnknown: true, errors: {} });
});

test('a fault of the server leaves the outcome unknown, a refusal does not', () => {
  expect(toFailure({ kind: 'problem', problem: { ...problem, status: 503, code: 'unavailable' } }).outcomeUnknown).toBe(
    true,
  );
  expect(toFailure({ kind: 'problem', problem }).outcomeUnknown).toBe(false);
});

test('fields, and who changed it meanwhile, come along', () => {
  const errors = { classes: 'Enter at least 1 class.' };
  const changed = { changed_by: 'Ms Lee', changed_at: '2026-11-20T21:42:00.000Z' };
  expect(toFailure({ kind: 'problem', problem: { ...problem, errors, ...changed } })).toMatchObject({
    errors,
    changedBy: 'Ms Lee',
    changedAt: '2026-11-20T21:42:00.000Z',
  });
});

test('what could not be loaded says that the server was not reached, that it refused, or that something else failed', () => {
  expect(whyNotLoaded({ kind: 'no-answer' })).toBe(UNREACHABLE);
  expect(whyNotLoaded({ kind: 'problem', problem: { ...problem, detail: 'Not yours.' } })).toBe('Not yours.');
  expect(whyNotLoaded({ kind: 'problem', problem })).toBe(UNEXPECTED_ERROR);
  expect(whyNotLoaded(new Error('boom'))).toBe(UNEXPECTED_ERROR);
});
