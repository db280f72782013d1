/** What a tutor sees at a glance, over the students of today: balances with the marks of a day, and marks by week. */
import type { Sql } from 'postgres';
import { z } from 'zod';
import { isWellFormed } from '#events/values/shapes.ts';
import { nameOrder } from './names.ts';
import { decodeCursor, type Page, page } from './page.ts';
import { mondayOf } from './sql.ts';

/** Sums over the current students, in classes, and how many of them have which mark on the date asked about. */
export interface Totals {
  students: number;
  classes_total: number;
  classes_remaining: number;
  present: number;
  absent: number;
  unmarked: number;
}

/** `date`: `YYYY-MM-DD`. */
export const totalsOn = async (sql: Sql, date: string): Promise<Totals> => {
  const [totals] = await sql<[Totals]>`
    select
      count(*)::int as students,
      coalesce(sum(b.classes_total), 0)::int as classes_total,
      coalesce(sum(b.classes_remaining), 0)::int as classes_remaining,
      count(*) filter (where a.status = 'present')::int as present,
      count(*) filter (where a.status = 'absent')::int as absent,
      count(*) filter (where a.status is null)::int as unmarked
    from profiles p
    join balances b on b.student_id = p.id
    left join attendance a on a.student_id = p.id and a.date = ${date}
    where p.role = 'student' and p.archived_at is null`;
  return totals;
};

/** A current student whose classes run out, or who attended without one. */
export interface InNeed {
  id: string;
  name: string;
  classes_remaining: number;
  classes_uncovered: number;
}

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

/** Current students in need; among equals by name. Throws InvalidCursor. */
export const studentsInNeed = async (sql: Sql, { need, low, cursor, limit }: NeedFilters): Promise<NeedPage> => {
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  // both numbers ascend, so that one comparison of rows finds the place
  const order = need === 'low' ? sql`b.classes_remaining, -b.classes_uncovered` : sql`-b.classes_uncovered, 0::int`;
  const inNeed = sql`
    from profiles p
    join balances b on b.student_id = p.id
    where p.role = 'student' and p.archived_at is null
      and ${need === 'low' ? sql`b.classes_remaining <= ${low}` : sql`b.classes_uncovered > 0`}`;
  const [[{ total }], rows] = await Promise.all([
    sql<[{ total: number }]>`select count(*)::int as total ${inNeed}`,
    sql<InNeed[]>`
      select p.id, p.name, b.classes_remaining, b.classes_uncovered ${inNeed}
        ${after ? sql`and (${order}, ${nameOrder(sql)}, p.id) > (${after[0]}, ${after[1]}, ${after[2]} collate "en-x-icu", ${after[3]})` : sql``}
      order by ${order}, ${nameOrder(sql)}, p.id
      limit ${limit + 1}`,
  ]);
  const placeOf = ({ classes_remaining: left, classes_uncovered: uncovered, name, id }: InNeed) =>
    need === 'low' ? ([left, -uncovered, name, id] as const) : ([-uncovered, 0, name, id] as const);
  return { ...page(rows, limit, placeOf), total };
};

/** How many marks of each kind a week has, those of former students included: they are what happened. */
export interface AttendanceWeek {
  /** The week's Monday, `YYYY-MM-DD`. */
  monday: string;
  present: number;
  absent: number;
}

/** The weeks, Monday to Sunday, up to the one that `date` is in, oldest first; one without marks stands with zeros. */
export const marksByWeek = (sql: Sql, date: string, weeks: number): Promise<AttendanceWeek[]> =>
  sql<AttendanceWeek[]>`
    with week as (
      select ${mondayOf(sql, date)} - 7 * back as monday from generate_series(0, ${weeks - 1}::int) back
    ),
    -- first by day: there are many more marks than days
    marked as (
      select date, status, count(*) as marks from attendance
      where date between ${mondayOf(sql, date)} - ${7 * (weeks - 1)}::int and ${mondayOf(sql, date)} + 6
      group by date, status
    )
    select week.monday,
      coalesce(sum(marked.marks) filter (where marked.status = 'present'), 0)::int as present,
      coalesce(sum(marked.marks) filter (where marked.status = 'absent'), 0)::int as absent
    from week
    left join marked on marked.date between week.monday and week.monday + 6
    group by week.monday
    order by week.monday`;
