/** The practice that tutors assigned to students. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchFirstRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const rows = queryBuilder.selectFrom('assigned_practice as a').select(['a.student_id', 'a.assigned']);

/** What each of the students has to practice, and what they did last. Students without any are left out. */
export const fetchAssignedPractice = (connection: Sql, studentIds: readonly string[]): Promise<RowOf<typeof rows>[]> =>
  fetchRows(connection, rows.where('a.student_id', '=', sql<string>`any(${studentIds}::uuid[])`));

/** How many sessions a week are the goal of a student; null without a goal. */
export const fetchWeeklyGoal = async (connection: Sql, studentId: string): Promise<number | null> =>
  (
    await fetchFirstRow(
      connection,
      queryBuilder.selectFrom('assigned_practice as a').where('a.student_id', '=', studentId).select('a.weekly_goal'),
    )
  )?.weekly_goal ?? null;

/** @public */
export const samples: QuerySamples<typeof import('./assigned-practice-query.ts')> = {
  fetchAssignedPractice: [[[sample.id]]],
  fetchWeeklyGoal: [[sample.id]],
};
