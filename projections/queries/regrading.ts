/** Homework whose regrading is not complete. */
import type { Sql } from 'postgres';
import { db, fetchRows } from './database.ts';

const homeworkToRegrade = db
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

/** Homework with submissions that its last regrading has not reached. */
export const regradingLeft = async (connection: Sql): Promise<string[]> =>
  (await fetchRows(connection, homeworkToRegrade)).map(({ id }) => id);
