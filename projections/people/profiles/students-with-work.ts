import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchRows, queryBuilder } from '../../query/database.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

/** Of these students, those with homework, practice or a question about their classes. The student's own stream has none of it. */
export const fetchStudentsWithWork = async (connection: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await fetchRows(
    connection,
    sql<{ id: string }>`
      select s.id from unnest(${ids}::uuid[]) as s (id)
      where exists (select from practice_sessions p where p.student_id = s.id)
        or exists (select from assigned_practice a where a.student_id = s.id)
        or exists (select from cases c where c.student_id = s.id)
        or exists (select from homework h where h.assigned @> jsonb_build_array(s.id::text))`.compile(queryBuilder),
  );
  return new Set(rows.map(({ id }) => id));
};

/** @public */
export const samples: QuerySamples<typeof import('./students-with-work.ts')> = {
  fetchStudentsWithWork: [[[sample.id]]],
};
