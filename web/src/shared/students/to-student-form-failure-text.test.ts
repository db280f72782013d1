import { expect, test } from 'vitest';
import type { CentreResponse } from '#contracts/centre.ts';
import type { FormFailure } from '../../api/form-failure.ts';
import { toStudentFormFailureText } from './to-student-form-failure-text.ts';

const centre = { today: '2026-11-20', time_zone: 'America/New_York' } as CentreResponse;
const failure: FormFailure = {
  code: 'version-mismatch',
  detail: 'Someone changed this student while you were editing.',
  outcomeUnknown: false,
  errors: {},
};

test('toStudentFormFailureText: says who made a conflicting change and when', () => {
  const by = { ...failure, changedBy: 'Ms Lee', changedAt: '2026-11-20T20:42:00.000Z' };
  expect(toStudentFormFailureText(by, centre)).toBe(
    'Changed by Ms Lee at 3:42\u00a0PM. Check it again before you continue.',
  );
});

test('toStudentFormFailureText: suggests no second look when the student is gone', () => {
  const detail = 'Ms Lee has deleted this student.';
  const gone = {
    ...failure,
    code: 'student-archived',
    detail,
    changedBy: 'Ms Lee',
    changedAt: '2026-11-20T20:42:00.000Z',
  };
  expect(toStudentFormFailureText(gone as FormFailure, centre)).toBe(detail);
});

test('toStudentFormFailureText: passes other refusals on', () => {
  expect(toStudentFormFailureText(failure, centre)).toBe('Someone changed this student while you were editing.');
  expect(toStudentFormFailureText(null, centre)).toBeUndefined();
});
