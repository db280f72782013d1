import { fetchSessionsWithAnswers } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { PLANNED_FROM_SESSIONS, planSession, type SessionChoice } from './plan-session.ts';

/** Plans the student's next session from their last ones of the subject. */
export async function loadSessionPlan(
  { readModels, keys, clock, centre }: Context<'readModels' | 'keys' | 'clock' | 'centre'>,
  studentId: string,
  choice: SessionChoice,
) {
  const newest = { subject: choice.subject, limit: PLANNED_FROM_SESSIONS };
  const sessions = await fetchSessionsWithAnswers(readModels.sql, studentId, newest);
  const today = getCivilDate(clock, centre.timeZone);
  return planSession(await unsealFields(sessions, ['topic'], keys), { ...choice, today });
}
