/** What a tutor sees at a glance, over the students of today: balances with the marks of a day, and marks by week. */
import type { Sql } from 'postgres';
import { inOrderOfNames } from '../names.ts';
import { mondayOf } from '../sql.ts';

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

/** Current students with at most `low` classes remaining or with an uncovered class, by name. */
export const studentsInNeed = async (sql: Sql, low: number): Promise<InNeed[]> =>
  inOrderOfNames(
    await sql<InNeed[]>`
      select p.id, p.name, b.classes_remaining, b.classes_uncovered
      from profiles p
      join balances b on b.student_id = p.id
      where p.role = 'student' and p.archived_at is null
        and (b.classes_remaining <= ${low} or b.classes_uncovered > 0)`,
  );

/** How many marks of each kind a week has, those of former students included: they are what happened. */
export interface WeekOfMarks {
  /** The week's Monday, `YYYY-MM-DD`. */
  monday: string;
  present: number;
  absent: number;
}

/** The weeks, Monday to Sunday, up to the one that `date` is in, oldest first; one without marks stands with zeros. */
export const marksByWeek = (sql: Sql, date: string, weeks: number): Promise<WeekOfMarks[]> =>
  sql<WeekOfMarks[]>`
    with week as (
      select ${mondayOf(sql, date)} - 7 * back as monday from generate_series(0, ${weeks - 1}::int) back
    )
    select week.monday,
      count(*) filter (where a.status = 'present')::int as present,
      count(*) filter (where a.status = 'absent')::int as absent
    from week
    left join attendance a on a.date between week.monday and week.monday + 6
    group by week.monday
    order by week.monday`;
