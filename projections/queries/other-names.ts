/** By what others than one student are called here. */
import type { Sql } from 'postgres';
import { claimed } from './sql.ts';

/** Rows that are held in memory at once. */
const PAGE_ROWS = 500;

export interface OtherNames {
  readonly name: string;
  /** Sealed; null for tutors, and for students who chose none. Of students who hide from the boards as well. */
  readonly nickname: string | null;
}

/** Everybody who is here now but one student, tutors as well, in pages: a caller that found somebody reads no further. */
export const readOtherNames = (sql: Sql, studentId: string): AsyncIterable<readonly OtherNames[]> =>
  sql<OtherNames[]>`
    select p.name,
      ${claimed(sql, 'place.nickname', 'place.chosen_event', 'nickname', 'place.student_id')} as nickname
    from profiles p
    left join leaderboard_places place on place.student_id = p.id
    where p.archived_at is null and p.id <> ${studentId}`.cursor(PAGE_ROWS);
