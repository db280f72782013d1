import type { Sql } from 'postgres';
import { fetchRowsInBatches, queryBuilder } from '../../query/database.ts';
import { toQueriedSealedTextSql } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

/** The number of rows that are held in memory at once. */
const BATCH_ROWS = 500;

/**
 * The names of all current students and tutors except one student, in batches, so that a caller can stop at a match.
 * `nickname` is sealed; it is null for tutors, and for students without one. Nicknames of students who are hidden from the
 * boards are included.
 */
export const fetchNamesExceptStudent = (connection: Sql, studentId: string) =>
  fetchRowsInBatches(
    connection,
    queryBuilder
      .selectFrom('profiles as p')
      .leftJoin('leaderboard_places as place', 'place.student_id', 'p.id')
      .where('p.archived_at', 'is', null)
      .where('p.id', '<>', studentId)
      .select(['p.name', toQueriedSealedTextSql('leaderboard_places', 'place', 'nickname').as('nickname')]),
    BATCH_ROWS,
  );

/** @public */
export const samples: QuerySamples<typeof import('./names-except-student.ts')> = {
  fetchNamesExceptStudent: [[sample.id]],
};
