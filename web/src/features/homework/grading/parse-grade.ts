import { gradeFaults } from '#contracts/grade-faults.ts';
import { GRADE_MAX } from '#events/values/limits.ts';

/** A grade as it was typed, strictly: a whole number without blanks, signs or points; or why it is none. */
export function parseGrade(typed: string): { grade: number } | { fault: string } {
  if (typed === '') return { fault: gradeFaults.missing };
  const grade = /^(0|[1-9]\d{0,2})$/.test(typed) ? Number(typed) : Number.NaN;
  return grade <= GRADE_MAX ? { grade } : { fault: gradeFaults.range };
}
