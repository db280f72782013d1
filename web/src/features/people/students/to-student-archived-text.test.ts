import { expect, test } from 'vitest';
import type { CentreResponse } from '#contracts/centre.ts';
import type { FormFailure } from '../../../api/form-failure.ts';
import { toStudentArchivedText } from './to-student-archived-text.ts';

const centre = { today: '2026-11-20', time_zone: 'America/New_York' } as CentreResponse;
const archivedAt = '2026-11-20T17:00:00.000Z';
const refusedAfter = (changedAt: string): FormFailure => ({
  ...{
    code: 'version-mismatch',
    detail: 'Someone changed this student while you were editing.',
    outcomeUnknown: false,
    errors: {},
  },
  changedBy: 'Ms Lee',
  changedAt,
});
const textOf = (deletion: Parameters<typeof toStudentArchivedText>[1]) =>
  toStudentArchivedText('Gil', deletion, centre);

test('toStudentArchivedText: says when the student was deleted, once known', () => {
  expect(textOf({ archivedAt: undefined, failure: null })).toBe('Gil has been deleted.');
  expect(textOf({ archivedAt, failure: null })).toBe('Gil was deleted at 12:00\u00a0PM.');
});

test('toStudentArchivedText: names who deleted the student, but nobody for an earlier change', () => {
  expect(textOf({ archivedAt, failure: refusedAfter(archivedAt) })).toBe('Gil was deleted by Ms Lee at 12:00\u00a0PM.');
  expect(textOf({ archivedAt, failure: refusedAfter('2026-11-20T16:58:00.000Z') })).toBe(
    'Gil was deleted at 12:00\u00a0PM.',
  );
});
