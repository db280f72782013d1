/** By what others than one student are called here. */
import type { Sql } from 'postgres';
import { db, fetchInBatches } from './database.ts';
import { claimed } from './query-fragments.ts';

/** Rows that are held in memory at once. */
const BATCH_ROWS = 500;

/**
 * The names of everybody who is here now but one student, tutors as well, in batches: a caller that found somebody reads no
 * further. `nickname` is sealed; it is null for tutors, and for students who chose none. Students who hide from the boards
 * have theirs as well.
 */
export const readOtherNames = (connection: Sql, studentId: string) =>
  fetchInBatches(
    connection,
    db
      .selectFrom('profiles as p')
      .leftJoin('leaderboard_places as place', 'place.student_id', 'p.id')
      .where('p.archived_at', 'is', null)
      .where('p.id', '<>', studentId)
      .select(['p.name', claimed('leaderboard_places', 'place', 'nickname').as('nickname')]),
    BATCH_ROWS,
  );
