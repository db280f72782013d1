/** What a tutor sees at a glance, over the students of today: balances with the marks of a day, and marks by week. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { isWellFormed } from '#events/values/shapes.ts';
import { db, fetchOneRow, fetchRows, type RowOf } from './database.ts';
import { decodeCursor, type Page, toPage } from './page.ts';
import { columnsOf, countAll, countWhere, mondayOf, nameOrder, whenGiven } from './query-fragments.ts';

const b = columnsOf('balances', 'b');
const p = columnsOf('profiles', 'p');
const attendance = columnsOf('attendance');

const currentStudents = db
  .selectFrom('profiles as p')
  .innerJoin('balances as b', 'b.student_id', 'p.id')
  .where('p.role', '=', sql.lit<'student'>('student'))
  .where('p.archived_at', 'is', null);

const totals = (date: string) =>
  currentStudents
    .leftJoin('attendance as a', (join) => join.onRef('a.student_id', '=', 'p.id').on('a.date', '=', date))
    .select((eb) => [
      countAll.as('students'),
      sql<number>`coalesce(sum(${b('classes_total')}), 0)::int`.as('classes_total'),
      sql<number>`coalesce(sum(${b('classes_remaining')}), 0)::int`.as('classes_remaining'),
      countWhere(eb('a.status', '=', 'present')).as('present'),
      countWhere(eb('a.status', '=', 'absent')).as('absent'),
      countWhere(eb('a.status', 'is', null)).as('unmarked'),
    ]);

/** Sums over the current students, in classes, and how many of them have which mark on the date asked about. */
export type Totals = RowOf<ReturnType<typeof totals>>;

/** `date`: `YYYY-MM-DD`. */
export const totalsOn = (connection: Sql, date: string): Promise<Totals> => fetchOneRow(connection, totals(date));

const studentsWithClasses = currentStudents.select(['p.id', 'p.name', 'b.classes_remaining', 'b.classes_uncovered']);

/** A current student whose classes run out, or who attended without one. */
export type InNeed = RowOf<typeof studentsWithClasses>;

/** Whose classes run out, the fewest first; or who attended without one, the most first. */
export type Need = 'low' | 'uncovered';

export interface NeedFilters {
  readonly need: Need;
  /** With so many classes remaining or fewer a student is low. */
  readonly low: number;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface NeedPage extends Page<InNeed> {
  /** How many students there are in this need. */
  readonly total: number;
}

const place = z.tuple([z.int32(), z.int32(), z.string().refine(isWellFormed), z.uuid()]);

/** Both numbers ascend, so that one comparison of rows finds the place. */
const ORDERS: Record<Need, Expression<number>> = {
  low: sql`${b('classes_remaining')}, -${b('classes_uncovered')}`,
  uncovered: sql`-${b('classes_uncovered')}, 0::int`,
};

/** Current students in need; among equals by name. Throws InvalidCursor. */
export const studentsInNeed = async (connection: Sql, filters: NeedFilters): Promise<NeedPage> => {
  const { need, low, cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const order = ORDERS[need];
  const isInNeed =
    need === 'low' ? sql<SqlBool>`${b('classes_remaining')} <= ${low}` : sql<SqlBool>`${b('classes_uncovered')} > 0`;
  const query = studentsWithClasses
    .where(isInNeed)
    .where((eb) =>
      eb.and(
        whenGiven(after, ([first, second, name, id]) => {
          return sql<SqlBool>`(${order}, ${nameOrder()}, ${p('id')})
            > (${first}, ${second}, ${name} collate "en-x-icu", ${id})`;
        }),
      ),
    )
    .orderBy(sql`${order}, ${nameOrder()}, ${p('id')}`)
    .limit(limit + 1);
  const [{ total }, rows] = await Promise.all([
    fetchOneRow(connection, currentStudents.where(isInNeed).select(countAll.as('total'))),
    fetchRows(connection, query),
  ]);
  const placeOf = ({ classes_remaining: left, classes_uncovered: uncovered, name, id }: InNeed) =>
    need === 'low' ? ([left, -uncovered, name, id] as const) : ([-uncovered, 0, name, id] as const);
  return { ...toPage(rows, limit, placeOf), total };
};

/** How many marks of each kind a week has, those of former students included: they are what happened. */
export interface AttendanceWeek {
  /** The week's Monday, `YYYY-MM-DD`. */
  monday: string;
  present: number;
  absent: number;
}

/** The weeks, Monday to Sunday, up to the one that `date` is in, oldest first; one without marks has zeros. */
export const marksByWeek = (connection: Sql, date: string, weeks: number): Promise<AttendanceWeek[]> =>
  fetchRows(
    connection,
    sql<AttendanceWeek>`
      with week as (
        select ${mondayOf(date)} - 7 * back as monday from generate_series(0, ${weeks - 1}::int) back
      ),
      -- first by day: there are many more marks than days
      marked as (
        select ${attendance('date')} as date, ${attendance('status')} as status, count(*) as marks from attendance
        where ${attendance('date')} between ${mondayOf(date)} - ${7 * (weeks - 1)}::int and ${mondayOf(date)} + 6
        group by ${attendance('date')}, ${attendance('status')}
      )
      select week.monday,
        coalesce(sum(marked.marks) filter (where marked.status = 'present'), 0)::int as present,
        coalesce(sum(marked.marks) filter (where marked.status = 'absent'), 0)::int as absent
      from week
      left join marked on marked.date between week.monday and week.monday + 6
      group by week.monday
      order by week.monday`.compile(db),
  );
