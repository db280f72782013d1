/** Homework whose regrading is not complete. */
import type { Sql } from 'postgres';

/** Homework with submissions that its last regrading has not reached. */
export const regradingLeft = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    select h.id from homework h
    where h.regraded_to > 0
      and exists (select from submissions s where s.homework_id = h.id and s.auto and s.graded_by < h.regraded_to)`;
  return rows.map(({ id }) => id);
};
