import { expect, test } from 'vitest';
import { problemOf, UNEXPECTED, UNREACHABLE, whyNotLoaded } from './problem.ts';

const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'email-taken' as const };

test('the detail of a problem is what people read', () => {
  const error = { kind: 'problem', problem: { ...problem, detail: 'There is already an account.' } };
  expect(problemOf(error)).toMatchObject({ code: 'email-taken', detail: 'There is already an account.', errors: {} });
});

test('a problem without detail gets the specified sentence', () => {
  expect(problemOf({ kind: 'problem', problem }).detail).toBe('An unexpected error occurred');
});

test.each([[{ kind: 'no-answer' }], [new Error('boom')], [undefined], ['text']])('%s is no usable answer', (error) => {
  expect(problemOf(error)).toEqual({ code: 'no-answer', detail: UNEXPECTED, unknownOutcome: true, errors: {} });
});

test('a fault of the server leaves the outcome unknown, a refusal does not', () => {
  expect(problemOf({ kind: 'problem', problem: { ...problem, status: 503, code: 'unavailable' } }).unknownOutcome).toBe(
    true,
  );
  expect(problemOf({ kind: 'problem', problem }).unknownOutcome).toBe(false);
});

test('fields, and who changed it meanwhile, come along', () => {
  const errors = { classes: 'Enter at least 1 class.' };
  const changed = { changed_by: 'Ms Lee', changed_at: '2026-11-20T21:42:00.000Z' };
  expect(problemOf({ kind: 'problem', problem: { ...problem, errors, ...changed } })).toMatchObject({
    errors,
    changedBy: 'Ms Lee',
    changedAt: '2026-11-20T21:42:00.000Z',
  });
});

test('what could not be loaded says that the server was not reached, that it refused, or that something else failed', () => {
  expect(whyNotLoaded({ kind: 'no-answer' })).toBe(UNREACHABLE);
  expect(whyNotLoaded({ kind: 'problem', problem: { ...problem, detail: 'Not yours.' } })).toBe('Not yours.');
  expect(whyNotLoaded({ kind: 'problem', problem })).toBe(UNEXPECTED);
  expect(whyNotLoaded(new Error('boom'))).toBe(UNEXPECTED);
});
