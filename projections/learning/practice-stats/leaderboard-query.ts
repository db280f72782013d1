/**
 * The all-time board and the board of a week. They rank current students by the points that count, and omit students
 * who chose to be hidden.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { LEADERBOARD_ROWS_FETCHED } from '#events/values/limits.ts';
import type { BoardCountingRule, GradeBand } from '#events/values/shapes.ts';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import {
  createColumnRefs,
  toGroupConditions,
  toMondaySql,
  toNameOrderSql,
  toQueriedSealedTextSql,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import { abbreviateLeaderboardName, type LeaderboardNameFormat } from './abbreviate-leaderboard-name.ts';
import { type LapsedStreakValue, toCurrentStreakSql } from './practice-stats-query.ts';

/**
 * A student of a board. `name` is ‘Unknown’ for a student without a profile; `nickname` is sealed, and null for a student without
 * one.
 */
interface LeaderboardEntry {
  readonly student_id: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly total_sessions: number;
  readonly total_points: number;
  readonly current_streak: number;
  readonly rank: number;
}

/** One board: its first students, and the numbers that give every other student a rank. */
export interface LeaderboardRecord {
  /** The first by points, up to LEADERBOARD_ROWS_FETCHED; equal points are ordered by student id, so that the order is always the same. */
  entries: LeaderboardEntry[];
  /** Each number of points with the number of students who have it, most points first. */
  standings: [points: number, students: number][];
}

/** The day, and how the centre shows names and lapsed streaks. */
export interface LeaderboardOptions {
  /** The current day in the centre's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly names: LeaderboardNameFormat;
  readonly streakLapsed: LapsedStreakValue;
  /** Id of the group whose students are ranked among themselves; undefined for all students. */
  readonly group?: string | undefined;
  /** Counts only sessions of this band of grades; undefined for all sessions. */
  readonly grades?: GradeBand | undefined;
  /** What the board of the week counts: by default all points that count for the boards. */
  readonly counting?: BoardCountingRule | undefined;
}

const s = createColumnRefs('practice_stats', 's');
const p = createColumnRefs('profiles', 'p');
const d = createColumnRefs('practice_days', 'd');

/** What counts for a board in a row of `practice_stats as s` or `practice_days as d`: of all sessions, or of a band of grades. */
const toCountedSql = (alias: 's' | 'd', figure: 'sessions' | 'points', grades: GradeBand | undefined) =>
  grades === undefined
    ? sql<number>`${sql.ref(`${alias}.counted_${figure}`)}`
    : sql<number>`coalesce((${sql.ref(`${alias}.counted_by_band`)} -> ${grades}::text ->> ${figure}::text)::int, 0)`;

/** The students on the all-time board, with what ranks them. Names are read only of the first ones. */
const boardStudents = ({ group, grades }: LeaderboardOptions) =>
  queryBuilder
    .selectFrom('practice_stats as s')
    .leftJoin('board_visibility as v', 'v.student_id', 's.student_id')
    .where(({ ref }) => sql<SqlBool>`not coalesce(${ref('v.archived')} or ${ref('v.hidden')}, false)`)
    .where(sql<SqlBool>`${toCountedSql('s', 'sessions', grades)} > 0`)
    .where((eb) => eb.and(toGroupConditions(s('student_id'), group)))
    .select('s.student_id')
    .select(toCountedSql('s', 'sessions', grades).as('total_sessions'))
    .select(toCountedSql('s', 'points', grades).as('total_points'));

/** What is shown of a student of a board; see LeaderboardEntry. */
const shownColumns = ({ today, streakLapsed }: LeaderboardOptions) => sql`coalesce(${p('name')}, 'Unknown') as name,
  ${toQueriedSealedTextSql('leaderboard_places', 'place', 'nickname')} as nickname,
  ${toCurrentStreakSql(today, streakLapsed)} as current_streak`;

/** The sessions and points of each student that count in the week of a day. */
const countedInWeek = ({ today, grades, counting }: LeaderboardOptions) => {
  const toFigureSql = (figure: 'sessions' | 'points') =>
    counting === 'level' ? d(`level_${figure}`) : toCountedSql('d', figure, grades);
  return queryBuilder
    .selectFrom('practice_days as d')
    .where(sql<SqlBool>`${d('day')} between ${toMondaySql(today)} and ${toMondaySql(today)} + 6`)
    .where(sql<SqlBool>`${toFigureSql('sessions')} > 0`)
    .groupBy('d.student_id')
    .select('d.student_id')
    .select(sql<number>`sum(${toFigureSql('sessions')})::int`.as('total_sessions'))
    .select(sql<number>`sum(${toFigureSql('points')})::int`.as('total_points'));
};

const boardsQuery = (board: LeaderboardOptions) =>
  queryBuilder
    .with(
      (cte) => cte('ranked').materialized(),
      () => boardStudents(board),
    )
    .with(
      (cte) => cte('of_week').materialized(),
      (query) =>
        query
          .selectFrom('ranked as r')
          .innerJoin(countedInWeek(board).as('week'), 'week.student_id', 'r.student_id')
          .select(['r.student_id', 'week.total_sessions', 'week.total_points']),
    )
    .selectNoFrom([
      toBoardJson('ranked', board).as('all'),
      toBoardJson('of_week', board).as('week'),
      toMondaySql(board.today).as('monday'),
    ]);

/**
 * Reads both boards in one query, so that they are of the same position. `week` is the week, from `monday` to Sunday, that
 * contains `today`. Names have the form that the centre configured; nicknames are null unless it shows them.
 */
export const fetchLeaderboards = async (connection: Sql, board: LeaderboardOptions) => {
  const row = await fetchOnlyRow(connection, boardsQuery(board));
  return { ...row, all: withShownNames(row.all, board.names), week: withShownNames(row.week, board.names) };
};

/** Built with `json` because building `jsonb` takes longer than the rest of the query. */
const toBoardJson = (
  people: 'ranked' | 'of_week',
  board: LeaderboardOptions,
): RawBuilder<LeaderboardRecord> => sql`json_build_object(
  'entries', (select coalesce(json_agg(entry order by entry.rank, entry.student_id), '[]') from (
    select first.*, ${shownColumns(board)}
    from (
      select *, (rank() over (order by total_points desc))::int as rank from ${sql.table(people)}
      order by total_points desc, student_id limit ${LEADERBOARD_ROWS_FETCHED}
    ) first
    join practice_stats s on ${s('student_id')} = first.student_id
    left join profiles p on ${p('id')} = first.student_id
    left join leaderboard_places place on place.student_id = first.student_id
  ) entry),
  'standings', (select coalesce(json_agg(json_build_array(total_points, students)), '[]') from (
    select total_points, count(*) as students from ${sql.table(people)} group by total_points order by total_points desc
  ) standing)
)`;

const withShownNames = (
  { entries, standings }: LeaderboardRecord,
  names: LeaderboardNameFormat,
): LeaderboardRecord => ({
  entries: entries.map((entry) => ({
    ...entry,
    name: abbreviateLeaderboardName(entry.name, names),
    nickname: names === 'nickname' ? entry.nickname : null,
  })),
  standings,
});

const boardNames = queryBuilder
  .selectFrom('profiles as p')
  .leftJoin('leaderboard_places as place', 'place.student_id', 'p.id')
  .select(['p.id as student_id', 'p.name', sql<boolean>`coalesce(${sql.ref('place.hidden')}, false)`.as('hidden')])
  .select(toQueriedSealedTextSql('leaderboard_places', 'place', 'nickname').as('nickname'));

/** How the boards name some students, and who of them chose to be hidden there. `nickname` is sealed, and null unless it is shown. */
export const fetchBoardNames = async (connection: Sql, studentIds: readonly string[], names: LeaderboardNameFormat) => {
  const of = sql<SqlBool>`${p('id')} = any(${studentIds}::uuid[])`;
  const rows = await fetchRows(connection, boardNames.where(of));
  return rows.map((row) => ({
    ...row,
    name: abbreviateLeaderboardName(row.name, names),
    nickname: names === 'nickname' ? row.nickname : null,
  }));
};

const nicknames = queryBuilder
  .selectFrom('leaderboard_places as place')
  .innerJoin('profiles as p', 'p.id', 'place.student_id')
  .where('p.archived_at', 'is', null)
  .where('place.nickname', 'is not', null)
  .select(['place.student_id', 'p.name'])
  .select(toQueriedSealedTextSql('leaderboard_places', 'place', 'nickname').as('nickname'))
  .orderBy(toNameOrderSql())
  .orderBy('p.id');

/** The current students with a nickname, by name. `nickname` is sealed. */
export const fetchNicknames = (connection: Sql) => fetchRows(connection, nicknames);

const choices = queryBuilder
  .selectFrom('leaderboard_places as place')
  .select(['place.hidden', toQueriedSealedTextSql('leaderboard_places', 'place', 'nickname').as('nickname')]);

/** How a student chose to be shown on the boards. `nickname` is sealed; null if the student has none. */
export type LeaderboardChoice = RowOf<typeof choices>;

/** The choice of a student; visible without a nickname for a student who never chose. */
export const fetchLeaderboardChoice = async (connection: Sql, studentId: string): Promise<LeaderboardChoice> =>
  (await fetchFirstRow(connection, choices.where('place.student_id', '=', studentId))) ?? {
    hidden: false,
    nickname: null,
  };

/** @public */
export const samples: QuerySamples<typeof import('./leaderboard-query.ts')> = {
  fetchLeaderboards: sample.streakOptions.flatMap((streakLapsed) =>
    [{}, { group: sample.id }, { group: sample.id, counting: 'level' as const }, { grades: '5-8' as const }].map(
      (filters) => [{ today: sample.day, names: 'nickname', streakLapsed, ...filters }] as const,
    ),
  ),
  fetchLeaderboardChoice: [[sample.id]],
  fetchBoardNames: [[[sample.id], 'nickname']],
  fetchNicknames: [[]],
};
