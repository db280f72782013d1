/** The boards of all time and of a week, both by what counts: current students who practise, without those who hide. */
import type { Sql } from 'postgres';
import { LEADERBOARD_ROWS_FETCHED } from '#events/values/limits.ts';
import { type LeaderboardNames, shownName } from './shown-name.ts';
import { claimed, mondayOf } from './sql.ts';
import { currentStreak, type StreakLapsed } from './streak-lapse.ts';

export interface BoardEntry {
  student_id: string;
  /** As the centre shows names; ‘Unknown’ for one without a profile. */
  name: string;
  /** Sealed; shown instead of the name. Null for one without, and wherever nicknames are not shown. */
  nickname: string | null;
  rank: number;
  total_sessions: number;
  total_points: number;
  current_streak: number;
}

export interface BoardRecord {
  /** The first ten: most points first, equal points by the student's id, so that these never swap. */
  entries: BoardEntry[];
  /** Points and how many have them, most points first. */
  standings: [points: number, students: number][];
}

export interface BoardsRecord {
  all: BoardRecord;
  /** Of the week that `today` is in, from `monday` on, by what counts for it. */
  week: BoardRecord;
  monday: string;
}

export interface Board {
  /** The centre's day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly names: LeaderboardNames;
  readonly streakLapsed: StreakLapsed;
}

/** Who is on the boards, of `practice_stats s`. */
const seen = (sql: Sql) => sql`
  left join profiles p on p.id = s.student_id
  left join leaderboard_places place on place.student_id = s.student_id
  where p.archived_at is null and not coalesce(place.hidden, false)`;

/** Both boards in one query. */
export const boards = async (sql: Sql, { today, names, streakLapsed }: Board): Promise<BoardsRecord> => {
  const [row] = await sql<[BoardsRecord]>`
    with everybody as materialized (
      select s.student_id, coalesce(p.name, 'Unknown') as name,
        ${claimed(sql, 'place.nickname', 'place.chosen_event', 'nickname', 'place.student_id')} as nickname, s.counted_sessions as total_sessions,
        s.counted_points as total_points, ${currentStreak(sql, today, streakLapsed)} as current_streak
      from practice_stats s ${seen(sql)} and s.counted_sessions > 0
    ),
    of_week as materialized (
      select e.student_id, e.name, e.nickname, d.total_sessions, d.total_points, e.current_streak
      from everybody e
      join (
        select student_id, sum(counted_sessions)::int as total_sessions, sum(counted_points)::int as total_points
        from practice_days
        where day between ${mondayOf(sql, today)} and ${mondayOf(sql, today)} + 6 and counted_sessions > 0
        group by student_id
      ) d on d.student_id = e.student_id
    )
    select ${boardOf(sql, 'everybody')} as all, ${boardOf(sql, 'of_week')} as week, ${mondayOf(sql, today)} as monday`;
  return { ...row, all: named(row.all, names), week: named(row.week, names) };
};

/** As text: `jsonb` would take longer to put together than everything else. */
const boardOf = (sql: Sql, people: string) => sql`json_build_object(
  'entries', (select coalesce(json_agg(first order by first.rank, first.student_id), '[]') from (
    select *, (rank() over (order by total_points desc))::int as rank from ${sql(people)}
    order by total_points desc, student_id limit ${LEADERBOARD_ROWS_FETCHED}
  ) first),
  'standings', (select coalesce(json_agg(json_build_array(total_points, students)), '[]') from (
    select total_points, count(*) as students from ${sql(people)} group by total_points order by total_points desc
  ) standing)
)`;

const named = ({ entries, standings }: BoardRecord, names: LeaderboardNames): BoardRecord => ({
  entries: entries.map((entry) => ({
    ...entry,
    name: shownName(entry.name, names),
    nickname: names === 'nickname' ? entry.nickname : null,
  })),
  standings,
});

/** `nickname` is sealed. */
export interface PlaceRecord {
  hidden: boolean;
  nickname: string | null;
}

/** How a student chose to stand on the board. */
export const chosenPlace = async (sql: Sql, studentId: string): Promise<PlaceRecord> => {
  const [row] = await sql<PlaceRecord[]>`
    select hidden, ${claimed(sql, 'nickname', 'chosen_event', 'nickname', 'student_id')} as nickname
    from leaderboard_places where student_id = ${studentId}`;
  return row ?? { hidden: false, nickname: null };
};
