import type { Sql } from 'postgres';
import { fetchRows, queryBuilder } from '../../query/database.ts';
import type { QuerySamples } from '../../query/query-samples.ts';

const homeworkToRegrade = queryBuilder
  .selectFrom('homework as h')
  .select('h.id')
  .where((eb) => eb('h.regraded_to', '>', eb.lit(0)))
  .where((eb) =>
    eb.exists(
      eb
        .selectFrom('submissions as s')
        .select(eb.lit(1).as('one'))
        .whereRef('s.homework_id', '=', 'h.id')
        .where('s.auto', '=', eb.lit(true))
        .whereRef('s.graded_by', '<', 'h.regraded_to'),
    ),
  );

/** Ids of homework with automatically graded submissions that the last regrading has not reached yet. */
export const fetchHomeworkIdsToRegrade = async (connection: Sql): Promise<string[]> =>
  (await fetchRows(connection, homeworkToRegrade)).map(({ id }) => id);

/** @public */
export const samples: QuerySamples<typeof import('./homework-to-regrade.ts')> = { fetchHomeworkIdsToRegrade: [[]] };
