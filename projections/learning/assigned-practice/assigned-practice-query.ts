/** The practice that tutors assigned to students. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const rows = queryBuilder.selectFrom('assigned_practice as a').select(['a.student_id', 'a.assigned']);

/** What each of the students has to practice, and what they did last. Students without any are left out. */
export const fetchAssignedPractice = (connection: Sql, studentIds: readonly string[]): Promise<RowOf<typeof rows>[]> =>
  fetchRows(connection, rows.where('a.student_id', '=', sql<string>`any(${studentIds}::uuid[])`));

/** @public */
export const samples: QuerySamples<typeof import('./assigned-practice-query.ts')> = {
  fetchAssignedPractice: [[[sample.id]]],
};
