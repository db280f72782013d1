import { expect, test } from 'vitest';
import type { CentreAnswer } from '#contracts/centre.ts';
import type { FormFailure } from '../../api/form-failure.ts';
import { toFormFailureText } from './to-form-failure-text.ts';

const centre = { today: '2026-11-20', time_zone: 'America/New_York' } as CentreAnswer;
const failure: FormFailure = {
  code: 'version-mismatch',
  detail: 'Somebody changed this student while you were editing.',
  outcomeUnknown: false,
  errors: {},
};

test('toFormFailureText: says who made a conflicting change and when', () => {
  const by = { ...failure, changedBy: 'Ms Lee', changedAt: '2026-11-20T20:42:00.000Z' };
  expect(toFormFailureText(by, centre)).toBe('Changed by Ms Lee at 3:42 PM since you looked. Look again.');
});

test('toFormFailureText: suggests no second look when the student is gone', () => {
  const detail = 'Ms Lee has deleted this student.';
  const gone = {
    ...failure,
    code: 'student-archived',
    detail,
    changedBy: 'Ms Lee',
    changedAt: '2026-11-20T20:42:00.000Z',
  };
  expect(toFormFailureText(gone as FormFailure, centre)).toBe(detail);
});

test('toFormFailureText: passes other refusals on', () => {
  expect(toFormFailureText(failure, centre)).toBe('Somebody changed this student while you were editing.');
  expect(toFormFailureText(null, centre)).toBeUndefined();
});
