/** By what others than one student are called here. */
import type { Sql } from 'postgres';
import { claimed } from '../sql.ts';

export interface OthersCalled {
  /** Of everybody who is here now, tutors as well. */
  names: string[];
  /** Sealed; of current students, whether they are on a board or not. */
  nicknames: string[];
}

export const othersCalled = async (sql: Sql, studentId: string): Promise<OthersCalled> => {
  const [row] = await sql<[OthersCalled]>`
    select coalesce(array_agg(p.name), '{}') as names,
      coalesce(array_agg(${claimed(sql, 'place.nickname', 'place.chosen_event', 'nickname', 'place.student_id')}) filter (where place.nickname is not null), '{}') as nicknames
    from profiles p
    left join leaderboard_places place on place.student_id = p.id
    where p.archived_at is null and p.id <> ${studentId}`;
  return row;
};
