/** The boards of all time and of a week, both by what counts: current students who practise, without those who hide. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { LEADERBOARD_ROWS_FETCHED } from '#events/values/limits.ts';
import { db, fetchOneRow, fetchRow, type RowOf } from './database.ts';
import { claimed, columnsOf, mondayOf } from './query-fragments.ts';
import { type LeaderboardNames, shownName } from './shown-name.ts';

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

const s = columnsOf('practice_stats', 's');
const p = columnsOf('profiles', 'p');
const d = columnsOf('practice_days', 'd');

/** Everybody on the board of all time. */
const everybody = ({ today, streakLapsed }: Board) =>
  db
    .selectFrom('practice_stats as s')
    .leftJoin('profiles as p', 'p.id', 's.student_id')
    .leftJoin('leaderboard_places as place', 'place.student_id', 's.student_id')
    .where('p.archived_at', 'is', null)
    .where(({ ref }) => sql<SqlBool>`not coalesce(${ref('place.hidden')}, false)`)
    .where(sql<SqlBool>`${s('counted_sessions')} > 0`)
    .select(['s.student_id', sql<string>`coalesce(${p('name')}, 'Unknown')`.as('name')])
    .select(claimed('leaderboard_places', 'place', 'nickname').as('nickname'))
    .select(['s.counted_sessions as total_sessions', 's.counted_points as total_points'])
    .select(currentStreak(today, streakLapsed).as('current_streak'));

/** What counts of each student's practice in the week of a day. */
const countedInWeek = (today: string) =>
  db
    .selectFrom('practice_days as d')
    .where(sql<SqlBool>`${d('day')} between ${mondayOf(today)} and ${mondayOf(today)} + 6`)
    .where(sql<SqlBool>`${d('counted_sessions')} > 0`)
    .groupBy('d.student_id')
    .select('d.student_id')
    .select(sql<number>`sum(${d('counted_sessions')})::int`.as('total_sessions'))
    .select(sql<number>`sum(${d('counted_points')})::int`.as('total_points'));

const boardsQuery = (board: Board) =>
  db
    .with(
      (cte) => cte('everybody').materialized(),
      () => everybody(board),
    )
    .with(
      (cte) => cte('of_week').materialized(),
      (query) =>
        query
          .selectFrom('everybody as e')
          .innerJoin(countedInWeek(board.today).as('week'), 'week.student_id', 'e.student_id')
          .select(['e.student_id', 'e.name', 'e.nickname', 'week.total_sessions', 'week.total_points'])
          .select('e.current_streak'),
    )
    .selectNoFrom([boardOf('everybody').as('all'), boardOf('of_week').as('week'), mondayOf(board.today).as('monday')]);

/** Both boards in one query. */
export const boards = async (connection: Sql, board: Board): Promise<BoardsRecord> => {
  const row = await fetchOneRow(connection, boardsQuery(board));
  return { ...row, all: named(row.all, board.names), week: named(row.week, board.names) };
};

/** As text: `jsonb` would take longer to put together than everything else. */
const boardOf = (people: 'everybody' | 'of_week'): RawBuilder<BoardRecord> => sql`json_build_object(
  'entries', (select coalesce(json_agg(first order by first.rank, first.student_id), '[]') from (
    select *, (rank() over (order by total_points desc))::int as rank from ${sql.table(people)}
    order by total_points desc, student_id limit ${LEADERBOARD_ROWS_FETCHED}
  ) first),
  'standings', (select coalesce(json_agg(json_build_array(total_points, students)), '[]') from (
    select total_points, count(*) as students from ${sql.table(people)} group by total_points order by total_points desc
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

const places = db
  .selectFrom('leaderboard_places as place')
  .select(['place.hidden', claimed('leaderboard_places', 'place', 'nickname').as('nickname')]);

/** Whether a student is hidden from the boards, and by what nickname they are shown, which is sealed. */
export type PlaceRecord = RowOf<typeof places>;

/** How a student chose to be shown on the board. */
export const chosenPlace = async (connection: Sql, studentId: string): Promise<PlaceRecord> =>
  (await fetchRow(connection, places.where('place.student_id', '=', studentId))) ?? { hidden: false, nickname: null };
