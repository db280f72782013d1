/** The classes of the current students, all or those of a selection: their sums, their paces, and a page of them. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { toPaceStart } from '#events/values/to-weeks-left.ts';
import { toNameCursor, toNameCursorConditions } from '../../people/profiles/students-query.ts';
import { fetchOnlyRow, fetchRows, queryBuilder } from '../../query/database.ts';
import { type Page, toPage } from '../../query/page.ts';
import {
  createColumnRefs,
  type DaySpan,
  toGroupConditions,
  toNameOrderSql,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import { toMonth } from './class-months-table.ts';
import { listMonths, toPresentDaysSql, toPresentSql } from './day-masks.ts';

const b = createColumnRefs('balances', 'b');
const m = createColumnRefs('class_months', 'm');
const p = createColumnRefs('profiles', 'p');
const s = createColumnRefs('class_stocks', 's');

/** Which current students are meant. */
export interface StockSelection {
  /** Id of a group, for those who are in it now. */
  readonly group?: string | undefined;
  /** The fewest and the most remaining classes. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const toConditions = ({ group, min, max }: StockSelection): Expression<SqlBool>[] => [
  sql<SqlBool>`${b('standing')} = 'current'`,
  ...toGroupConditions(b('student_id'), group),
  ...toOptionalCondition(min, (classes) => sql<SqlBool>`${b('classes_remaining')} >= ${classes}::int`),
  ...toOptionalCondition(max, (classes) => sql<SqlBool>`${b('classes_remaining')} <= ${classes}::int`),
];
const toWhere = (conditions: readonly Expression<SqlBool>[]) => sql`where ${sql.join(conditions, sql` and `)}`;

/** What the classes of students add up to; see `balanceSums`. */
export interface StockSums {
  students: number;
  remaining: number;
  waiting: number;
  unused: number;
  value_cents: number;
}

export const sumStocks = (connection: Sql, selection: StockSelection): Promise<StockSums> =>
  fetchOnlyRow(
    connection,
    sql<StockSums>`
      select count(*)::int as students, coalesce(sum(${b('classes_remaining')}), 0)::int as remaining,
        coalesce(sum(${b('classes_waiting')}), 0)::int as waiting, coalesce(sum(${s('unused')}), 0)::int as unused,
        coalesce(sum(${s('value_cents')}), 0)::float8 as value_cents
      from balances b
      join class_stocks s on ${s('student_id')} = ${b('student_id')} and ${s('standing')} = 'current'
      ${toWhere(toConditions(selection))}`.compile(queryBuilder),
  );

/** The number of current students with each number of remaining classes. */
export const countByRemaining = (
  connection: Sql,
  group?: string,
): Promise<{ classes_remaining: number; students: number }[]> =>
  fetchRows(
    connection,
    sql<{ classes_remaining: number; students: number }>`
      select ${b('classes_remaining')}, count(*)::int as students from balances b
      ${toWhere(toConditions({ group }))} group by 1`.compile(queryBuilder),
  );

const marks = (span: DaySpan) => sql`bit_count(${toPresentDaysSql(span)}::bit(32))`;
/** The place of the first bit, from 0 for the first day. */
const toFirstBit = (days: Expression<number>) => sql`bit_count(((${days} & -${days}) - 1)::bit(32))::int`;
const firstDay = (span: DaySpan) => {
  const days = toPresentDaysSql(span);
  return sql`case when ${days} <> 0 then ${m('month')} + ${toFirstBit(days)} end`;
};

/** How many students have so many classes, and the same present marks from which the pace is taken; see AttendancePace. */
export interface StudentsOfPace {
  remaining: number;
  marks: number;
  first: string | null;
  students: number;
}

/** What remained at the end of a day, of a row of the day's month or of an earlier one. */
const toRemainingAt = (day: string) => sql`${m('remaining_before')} + case
  when ${m('month')} = ${toMonth(day)}::date then (case when ${m('other_changes_by_day')} = '{}' then 0 else (
      select coalesce(sum((value ->> 0)::int), 0)::int from jsonb_each(${m('other_changes_by_day')})
      where key::int <= extract(day from ${day}::date)
    ) end) - bit_count((${m('taken_days')} & ${2 ** Number(day.slice(8)) - 1}::int)::bit(32))::int
  else ${m('remaining_change')} end`;

/** The current students with a present mark in the weeks before the end of a day, by their classes at its end and their pace. */
export const countPaces = (connection: Sql, day: string, selection: StockSelection): Promise<StudentsOfPace[]> => {
  const span = { from: toPaceStart(day), to: day };
  const months = listMonths(span);
  // The bits of each month are counted once for each student, and not for each row.
  const bits = months.map((_, back) => sql.ref<number>(`bits${back}`));
  const latest = months.map((month) => sql`max(remaining) filter (where month = ${month}::date)`);
  return fetchRows(
    connection,
    sql<StudentsOfPace>`
      with rows as (
        select ${m('student_id')}, ${m('month')}, ${toPresentDaysSql(span)} as days, ${toRemainingAt(day)} as remaining
        from class_months m
        where ${m('month')} in (${sql.join(months.map((month) => sql`${month}::date`))})
      ), paces as (
        select student_id, coalesce(${sql.join(latest)}) as remaining, ${sql.join(
          months.map(
            (month, back) =>
              sql`coalesce(max(days) filter (where month = ${month}::date), 0) as ${bits[back] as never}`,
          ),
        )}
        from rows group by student_id
      )
      select remaining, ${sql.join(
        bits.map((each) => sql`bit_count(${each}::bit(32))::int`),
        sql` + `,
      )} as marks, case ${sql.join(
        months
          .map(
            (month, back) =>
              sql`when ${bits[back] as never} <> 0 then ${month}::date + ${toFirstBit(bits[back] as never)}`,
          )
          .reverse(),
        sql` `,
      )} end as first, count(*)::int as students
      from paces join balances b on ${b('student_id')} = paces.student_id
      ${toWhere([sql<SqlBool>`(${sql.join(bits, sql` | `)}) <> 0`, ...toConditions(selection)])}
      group by 1, 2, 3`.compile(queryBuilder),
  );
};

/** The classes of a current student, and their pace. */
export interface BalanceRecord {
  readonly id: string;
  readonly name: string;
  readonly classes_remaining: number;
  readonly classes_waiting: number;
  readonly classes_uncovered: number;
  readonly value_cents: number;
  readonly marks: number;
  readonly first: string | null;
}

/** A page of the current students by name, with their pace on a day. Throws InvalidCursorError. */
export const fetchBalancesPage = async (
  connection: Sql,
  day: string,
  { cursor, limit, ...selection }: StockSelection & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<BalanceRecord>> => {
  const span = { from: toPaceStart(day), to: day };
  const conditions = [
    sql<SqlBool>`${p('role')} = 'student' and ${p('archived_at')} is null`,
    ...toConditions(selection),
    ...toNameCursorConditions(cursor),
  ];
  const found = await fetchRows(
    connection,
    sql<BalanceRecord>`
      select ${p('id')}, ${p('name')}, ${b('classes_remaining')}, ${b('classes_waiting')}, ${b('classes_uncovered')},
        ${s('value_cents')}, coalesce(pace.marks, 0) as marks, pace.first
      from profiles p
      join balances b on ${b('student_id')} = ${p('id')}
      join class_stocks s on ${s('student_id')} = ${p('id')}
      left join lateral (
        select sum(${marks(span)})::int as marks, min(${firstDay(span)}) as first from class_months m
        where ${m('student_id')} = ${p('id')} and ${toPresentSql(span)}
          and ${m('month')} in (${sql.join(listMonths(span).map((month) => sql`${month}::date`))})
      ) pace on true
      ${toWhere(conditions)}
      order by ${toNameOrderSql()}, ${p('id')}
      limit ${limit + 1}`.compile(queryBuilder),
  );
  return toPage(found, limit, toNameCursor);
};

const selections: StockSelection[] = [{}, { group: sample.id, min: 1, max: 2 }];

/** @public */
export const samples: QuerySamples<typeof import('./stocks-query.ts')> = {
  sumStocks: selections.map((selection) => [selection] as const),
  countByRemaining: [[], [sample.id]],
  countPaces: selections.map((selection) => [sample.day, selection] as const),
  fetchBalancesPage: [
    [sample.day, { limit: sample.limit }],
    [sample.day, { group: sample.id, min: 1, max: 2, cursor: sample.nameCursor, limit: sample.limit }],
  ],
};
