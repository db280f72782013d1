import type { CentreResponse } from '#contracts/centre.ts';
import type { FormFailure } from '../../api/form-failure.ts';
import { formatAtPhrase } from '../../copy/at-phrase.ts';
import { toStudentConflictText } from '../../copy/students.ts';

/** Why a form was refused. After a conflict it names the person who made the change, and the time. */
export function toStudentFormFailureText(
  failure: FormFailure | null,
  { today, time_zone }: CentreResponse,
): string | undefined {
  if (failure?.code === 'student-archived' || !failure?.changedBy || !failure.changedAt) return failure?.detail;
  return toStudentConflictText(failure.changedBy, formatAtPhrase(failure.changedAt, { today, timeZone: time_zone }));
}
