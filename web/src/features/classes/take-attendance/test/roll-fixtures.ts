import type { RollMark, RollRowResult, RollStudent } from '#contracts/attendance.ts';

/** A present, covered mark by Ms Lee at version 4. */
export const createRollMark = (change: Partial<RollMark> = {}): RollMark => ({
  status: 'present',
  late_cancellation_hours: null,
  charge: 'covered',
  notes: null,
  private_notes: null,
  tutor_id: 'lee',
  tutor_name: 'Ms Lee',
  updated_at: '2026-11-20T20:42:00.000Z',
  version: 4,
  ...change,
});

export const createRollStudent = (id: string, remaining: number, mark: RollMark | null = null): RollStudent => ({
  id,
  name: id,
  email: `${id}@x.example`,
  classes_remaining: remaining,
  classes_uncovered: 0,
  classes_waiting: 0,
  classes_return_limit: remaining,
  created_at: '2026-01-01T12:00:00.000Z',
  absence: null,
  mark: mark && { ...mark, corrected_at: null, corrected_by: null },
});

/** The result of saving a student as present. */
export const createRollResult = (id: string, change: Partial<RollRowResult> = {}): RollRowResult => ({
  student_id: id,
  result: 'saved',
  mark: createRollMark(),
  balance: null,
  change: null,
  ...change,
});
