/** Sums over the months of the students who are in a group now. Days are civil dates, `YYYY-MM-DD`. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { addDays } from '#events/values/add-days.ts';
import { toPaceStart } from '#events/values/to-weeks-left.ts';
import { fetchOnlyRow, fetchRows, queryBuilder } from '../../query/database.ts';
import { createColumnRefs, type DaySpan, toGroupConditions } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import { toMonth } from './class-months-table.ts';

const m = createColumnRefs('class_months', 'm');
const b = createColumnRefs('balances', 'b');

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days of a span in the months that any student has, because a period can be as long as the calendar. Without any, none. */
const toDaysOfRecord = ({ from, to }: DaySpan) => sql`generate_series(
    greatest(${from}::timestamp, coalesce((select min(month) from class_months), ${to}::timestamp + interval '1 day')),
    least(${to}::timestamp, (select max(month) + interval '1 month - 1 day' from class_months)), interval '1 day')`;
const toAllDays = ({ from, to }: DaySpan) =>
  sql`generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day')`;

/** The months of days, each with sets of its days, by name, as bits like those of `class_months`. */
const toMonthsSql = (days: Expression<unknown>, sets: Readonly<Record<string, Expression<SqlBool>>>) =>
  sql`(
    select date_trunc('month', day)::date as month, ${sql.join(
      Object.entries(sets).map(
        ([name, isInSet]) =>
          sql`coalesce(bit_or(1 << (extract(day from day)::int - 1)) filter (where ${isInSet}), 0) as ${sql.ref(name)}`,
      ),
    )}
    from ${days} day
    group by 1
  ) wanted`;

const isWithin = ({ from, to }: DaySpan) => sql<SqlBool>`day between ${from}::date and ${to}::date`;
const isWeekday = (weekday: number) => sql<SqlBool>`extract(isodow from day) = ${sql.lit(weekday)}`;

const toWhere = (conditions: readonly Expression<SqlBool>[]) =>
  sql`where ${sql.join([sql`true`, ...conditions], sql` and `)}`;

/**
 * The rows of each of these months, of those who are in a group now. With `offset 0`, each month is read
 * from the index, so that the rows read do not grow with the years of the centre.
 */
const joinRows = (group: string, kind: 'cross' | 'left' = 'cross') => sql`${sql.raw(kind)} join lateral (
    select m.* from class_months m
    where ${sql.join([sql`${m('month')} = wanted.month`, ...toGroupConditions(m('student_id'), group)], sql` and `)} offset 0
  ) m ${sql.raw(kind === 'left' ? 'on true' : '')}`;

/** The days of a row that are in a set of its month. */
const toDaysInSet = (days: Expression<number>, set: string) => sql<number>`(${days} & wanted.${sql.ref(set)})`;
/** The filter spares the count for the many rows without such a day. */
const countDays = (days: Expression<number>, set: string) =>
  sql<number>`coalesce(sum(bit_count(${toDaysInSet(days, set)}::bit(32))) filter (where ${toDaysInSet(days, set)} <> 0), 0)::int`;

/** What was attended in a period, and in the period before it. */
export interface AttendanceSums {
  /** The numbers of marks of the period on each day of the week, from Monday to Sunday. */
  present_by_weekday: number[];
  absent_by_weekday: number[];
  present_before: number;
  absent_before: number;
  /** The numbers of classes that attendance took. */
  taken: number;
  taken_before: number;
  /** The numbers of students with a present mark. */
  students: number;
  students_before: number;
}

/** Marks of former students count as well, because these classes took place. */
export const fetchAttendanceSums = (
  connection: Sql,
  { period, before }: { readonly period: DaySpan; readonly before: DaySpan },
  group: string,
): Promise<AttendanceSums> => {
  const both = { from: before.from, to: period.to };
  const ofWeekday = (weekday: number) => `weekday${weekday}`;
  const sets = {
    period: isWithin(period),
    before: isWithin(before),
    ...Object.fromEntries(
      WEEKDAYS.map((weekday) => [ofWeekday(weekday), sql<SqlBool>`${isWithin(period)} and ${isWeekday(weekday)}`]),
    ),
  };
  const counts = {
    ...Object.fromEntries(
      WEEKDAYS.flatMap((weekday) => [
        [`present${weekday}`, countDays(m('present_days'), ofWeekday(weekday))],
        [`absent${weekday}`, countDays(m('absent_days'), ofWeekday(weekday))],
      ]),
    ),
    present_before: countDays(m('present_days'), 'before'),
    absent_before: countDays(m('absent_days'), 'before'),
    taken: countDays(m('taken_days'), 'period'),
    taken_before: countDays(m('taken_days'), 'before'),
  };
  const sumOf = (count: string) => sql<number>`coalesce(sum(${sql.ref(count)}), 0)::int`;
  const byWeekday = (status: 'present' | 'absent') =>
    sql`array[${sql.join(WEEKDAYS.map((weekday) => sumOf(status + weekday)))}]`;
  return fetchOnlyRow(
    connection,
    sql<AttendanceSums>`
      select ${byWeekday('present')} as present_by_weekday, ${byWeekday('absent')} as absent_by_weekday,
        ${sql.join((['present_before', 'absent_before', 'taken', 'taken_before'] as const).map((count) => sql`${sumOf(count)} as ${sql.ref(count)}`))},
        (count(*) filter (where ${sql.join(
          WEEKDAYS.map((weekday) => sql.ref(`present${weekday}`)),
          sql` + `,
        )} > 0))::int as students,
        (count(*) filter (where present_before > 0))::int as students_before
      from (
        select ${sql.join(Object.entries(counts).map(([name, count]) => sql`${count} as ${sql.ref(name)}`))}
        from ${toMonthsSql(toDaysOfRecord(both), sets)}
        ${joinRows(group)}
        group by ${m('student_id')}
      ) students`.compile(queryBuilder),
  );
};

/** The classes that attendance took in each month that has days of a span, oldest first; `month` is `YYYY-MM`. */
export const countTakenByMonth = (
  connection: Sql,
  span: DaySpan,
  group: string,
): Promise<{ month: string; taken: number }[]> =>
  fetchRows(
    connection,
    sql<{ month: string; taken: number }>`
      select to_char(wanted.month, 'YYYY-MM') as month, ${countDays(m('taken_days'), 'span')} as taken
      from ${toMonthsSql(toAllDays(span), { span: sql`true` })}
      ${joinRows(group, 'left')}
      group by wanted.month
      order by wanted.month`.compile(queryBuilder),
  );

/** The classes of a student on a day, and the present marks from which the pace is taken. */
export interface ClassStock {
  classes_remaining: number;
  classes_waiting: number;
  /** See AttendancePace. */
  marks: number;
  first_mark: string | null;
}

/** The first day of a set on which a row has a present mark. */
const findFirstDay = (set: string) => {
  const days = toDaysInSet(m('present_days'), set);
  return sql`min(case when ${days} <> 0 then ${m('month')} + bit_count(((${days} & -${days}) - 1)::bit(32))::int end)`;
};

/** What the changes of a month's days from a day of it on add up to; `index` is the place of the number in a ChangeOfDay. */
const sumDaysSince = (index: 0 | 1, since: string) => {
  const others = sql`case when ${m('other_changes_by_day')} = '{}' then 0 else (
      select coalesce(sum((value ->> ${sql.lit(index)})::int), 0)::int from jsonb_each(${m('other_changes_by_day')})
      where key::int >= extract(day from ${since}::date)
    ) end`;
  const taken = sql`bit_count((${m('taken_days')} >> (extract(day from ${since}::date)::int - 1))::bit(32))::int`;
  return index === 0 ? sql`(${others} - ${taken})` : others;
};

/** The change of a number of classes from a day on. */
const sumSince = (change: Expression<number>, index: 0 | 1, since: string) => sql`coalesce(sum(case
    when ${m('month')} >= ${since}::date then ${change}
    when ${m('month')} = ${toMonth(since)}::date then ${sumDaysSince(index, since)} else 0 end), 0)::int`;

export interface StudentStockFilters {
  /** The centre's current day. */
  readonly today: string;
  /** The first day of a period. */
  readonly since: string;
  /** Id of a group, for those who are in it now. */
  readonly group: string;
}

/** The classes of a current student at the end of the day before a period. */
export interface StudentStock {
  readonly id: string;
  readonly before: ClassStock;
}

interface StockRow extends Pick<ClassStock, 'classes_remaining' | 'classes_waiting'> {
  id: string;
  remaining_since: number;
  waiting_since: number;
  marks_before: number;
  first_mark_before: string | null;
}

/** The classes of each current student of a group. */
export const fetchStudentStocks = async (
  connection: Sql,
  { today, since, group }: StudentStockFilters,
): Promise<StudentStock[]> => {
  const eve = addDays(since, -1);
  const all = { from: toPaceStart(eve), to: today };
  const sets = {
    pace_before: isWithin({ from: all.from, to: eve }),
  };
  const conditions = [sql<SqlBool>`${b('standing')} = 'current'`, ...toGroupConditions(b('student_id'), group)];
  const rows = await fetchRows(
    connection,
    sql<StockRow>`
      with months as (
        select ${m('student_id')}, ${countDays(m('present_days'), 'pace_before')} as marks_before, ${findFirstDay('pace_before')} as first_mark_before,
          ${sumSince(m('remaining_change'), 0, since)} as remaining_since, ${sumSince(m('waiting_change'), 1, since)} as waiting_since
        from ${toMonthsSql(toDaysOfRecord(all), sets)}
        ${joinRows(group)}
        group by ${m('student_id')}
      )
      select ${b('student_id')} as id, ${b('classes_remaining')}, ${b('classes_waiting')},
        coalesce(marks_before, 0) as marks_before, first_mark_before,
        coalesce(remaining_since, 0) as remaining_since, coalesce(waiting_since, 0) as waiting_since
      from balances b
      left join months on months.student_id = ${b('student_id')}
      ${toWhere(conditions)}`.compile(queryBuilder),
  );
  return rows.map(({ id, classes_remaining, classes_waiting, remaining_since, waiting_since, ...pace }) => ({
    id,
    before: {
      classes_remaining: classes_remaining - remaining_since,
      classes_waiting: classes_waiting - waiting_since,
      marks: pace.marks_before,
      first_mark: pace.first_mark_before,
    },
  }));
};

/** @public */
export const samples: QuerySamples<typeof import('./class-months-query.ts')> = {
  fetchAttendanceSums: [
    [{ period: { from: sample.day, to: sample.day }, before: { from: sample.day, to: sample.day } }, sample.id],
  ],
  countTakenByMonth: [[{ from: sample.day, to: sample.day }, sample.id]],
  fetchStudentStocks: [[{ today: sample.day, since: sample.day, group: sample.id }]],
};
