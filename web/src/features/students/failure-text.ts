import type { CentreAnswer } from '#contracts/centre.ts';
import type { Failure } from '../../api/problem.ts';
import { changedSince } from '../../copy/students.ts';
import { instantSince } from '../../lib/dates.ts';

/** Why a form was refused; of a change by somebody else, who made it and when. */
export function failureText(failure: Failure | null, { today, time_zone }: CentreAnswer): string | undefined {
  if (!failure?.changedBy || !failure.changedAt) return failure?.detail;
  return changedSince(failure.changedBy, instantSince(failure.changedAt, { today, timeZone: time_zone }));
}
