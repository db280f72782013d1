import { activityQuery, activityResponse } from '#contracts/activity.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchAllTutors } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { loadActivityPage } from './load-activity-page.ts';
import { toActivitySelection } from './to-activity-selection.ts';

export const getActivity = defineUseCase({
  operation: 'getActivity',
  summary:
    'Activity, newest first: owners read all acts and refusals, tutors their own acts and all on classes and attendance',
  method: 'GET',
  path: '/api/activity',
  access: 'tutor',
  query: activityQuery,
  answer: activityResponse,
  run: async ({ query, profile }, { readModels: { sql }, keys, centre }: Context<'readModels' | 'keys' | 'centre'>) => {
    const [{ rows, nextCursor }, people] = await Promise.all([
      loadActivityPage(sql, {
        ...toActivitySelection(query, profile, centre.timeZone),
        ...{ cursor: query.cursor, limit: query.limit ?? PAGE_ROWS_DEFAULT },
      }),
      fetchAllTutors(sql),
    ]);
    const entries = await unsealFields(rows, ['notes', 'reason'], keys);
    return { body: { entries, people, next_cursor: nextCursor } };
  },
});
