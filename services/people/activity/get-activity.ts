import type { z } from 'zod';
import { activityQuery, activityResponse } from '#contracts/activity.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchAllTutors } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { type ActivityEntrySelection, loadActivityPage } from './load-activity-page.ts';

export const toActivitySelection = (
  { person, student, group, record: attendanceId, from, to }: z.output<typeof activityQuery>,
  reader: ActivityEntrySelection['reader'],
  timeZone: string,
): ActivityEntrySelection => ({ person, student, group, attendanceId, period: { from, to, timeZone }, reader });

export const getActivity = defineUseCase({
  operation: 'getActivity',
  summary:
    'Activity, newest first: owners read all acts and refusals, tutors their own acts and all on classes and attendance',
  method: 'GET',
  path: '/api/activity',
  access: 'tutor',
  query: activityQuery,
  answer: activityResponse,
  run: async (
    { query, profile },
    { readModels: { sql }, keys, centre, attempts }: Context<'readModels' | 'keys' | 'centre' | 'attempts'>,
  ) => {
    const [{ rows, nextCursor }, people] = await Promise.all([
      loadActivityPage(sql, {
        ...toActivitySelection(query, profile, centre.timeZone),
        ...{ cursor: query.cursor, limit: query.limit ?? PAGE_ROWS_DEFAULT },
      }),
      fetchAllTutors(sql),
    ]);
    const unsealed = await unsealFields(rows, ['notes', 'reason'], keys);
    // Refusals are kept for 90 days, so one may be of an operation that a newer release no longer has.
    const entries = unsealed.map((entry) =>
      entry.kind === 'act' ? entry : { ...entry, attempt: attempts.get(entry.operation) ?? 'do that' },
    );
    return { body: { entries, people, next_cursor: nextCursor } };
  },
});
