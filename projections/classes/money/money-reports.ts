/** Purchases, payments and refunds as lists, and their sums. Money is in cents. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { MoneyFigures } from '#events/classes/student/money.ts';
import { civilDate } from '#events/values/shapes.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { cursorInstantSchema, decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  createColumnRefs,
  type DaySpan,
  toActorNameSql,
  toDatePeriodConditions,
  toGroupConditions,
  toOptionalCondition,
  toProfileNameSql,
  toQueriedSealedTextSql,
  UNKNOWN_STUDENT_NAME,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import { sealedMoneyFields } from './money-query.ts';

const e = createColumnRefs('money_entries', 'e');
/** The entry that an entry reverses. */
const reversed = createColumnRefs('money_entries', 'reversed');

/**
 * What the lists of the books hold, each with the reversals that take it back: the entries of a list, the day for which they
 * count, and their amount, which is below 0 for a reversal. A purchase of an early log is a purchase and its payment.
 */
const lists = {
  purchases: {
    condition: sql<SqlBool>`${e('kind')} in ('purchase', 'purchase-reversed')`,
    day: e('recorded_on'),
    amount: sql<number>`case ${e('kind')} when 'purchase' then ${e('due_cents')} else -${reversed('due_cents')} end`,
    reversal: 'purchase-reversed',
  },
  payments: {
    condition: sql<SqlBool>`(${e('kind')} in ('payment', 'payment-reversed')
      or ${e('kind')} = 'purchase' and ${e('paid_cents')} > 0)`,
    day: e('effective_on'),
    amount: sql<number>`case ${e('kind')} when 'payment-reversed' then ${e('reversed_cents')} else ${e('paid_cents')} end`,
    reversal: 'payment-reversed',
  },
  refunds: {
    condition: sql<SqlBool>`${e('kind')} in ('refund', 'refund-reversed')`,
    day: e('effective_on'),
    amount: sql<number>`case ${e('kind')} when 'refund' then ${e('refunded_cents')} else -${e('amount_cents')} end`,
    reversal: 'refund-reversed',
  },
} as const;
export type MoneyList = keyof typeof lists;

/** First and last day, both included, and the id of a group, for those who are in it now. What is missing does not narrow. */
interface MoneyPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly group?: string | undefined;
}

const toList = (list: MoneyList, { from, to, group }: MoneyPeriod) =>
  queryBuilder
    .selectFrom('money_entries as e')
    .leftJoin('money_entries as reversed', 'reversed.id', 'e.reverses')
    .where((eb) =>
      eb.and([
        lists[list].condition,
        ...toDatePeriodConditions(lists[list].day, { from, to }),
        ...toGroupConditions(e('student_id'), group),
      ]),
    );

const toRows = (list: MoneyList, period: MoneyPeriod) =>
  toList(list, period)
    .leftJoin('profiles as student', 'student.id', 'e.student_id')
    .leftJoin('profiles as actor', 'actor.id', 'e.tutor_id')
    .leftJoin('profiles as receiver', 'receiver.id', 'e.received_by')
    // A purchase of an early log can be reversed as a purchase and as a payment.
    .leftJoin('money_entries as undo', (join) =>
      join.onRef('undo.reverses', '=', 'e.id').on('undo.kind', '=', lists[list].reversal),
    )
    .select(['e.id', 'e.kind', 'e.version', 'e.hash', 'e.student_id', 'e.tutor_id', 'e.created_at', 'e.recorded_on'])
    .select([
      'e.method',
      'e.code',
      'e.list_price_cents',
      'e.received_by',
      'e.reverses',
      'e.purchase_id',
      'e.payment_id',
    ])
    .select(['receiver.name as received_by_name', 'undo.id as reversed_by'])
    .select([
      lists[list].day.as('day'),
      lists[list].amount.as('amount_cents'),
      sql<string | null>`coalesce(${reversed('joint_id')}, ${e('joint_id')})`.as('joint_id'),
      sql<
        string | null
      >`case 'purchase' when ${e('kind')} then ${e('code')} when ${reversed('kind')} then ${reversed('code')} end`.as(
        'sold_code',
      ),
      sql<number>`case ${e('kind')} when 'purchase-reversed' then -${reversed('classes')} else ${e('classes')} end`.as(
        'classes',
      ),
      toProfileNameSql('student', UNKNOWN_STUDENT_NAME).as('student_name'),
      toActorNameSql('actor').as('tutor_name'),
    ])
    .select(sealedMoneyFields.map((column) => toQueriedSealedTextSql('money_entries', 'e', column).as(column)));
export type MoneyListRecord = RowOf<ReturnType<typeof toRows>>;

const cursorSchema = z.tuple([civilDate, cursorInstantSchema, z.int32(), z.uuid()]);

/** A page of a list of the books, the newest day first. Throws InvalidCursorError. */
export const fetchMoneyList = async (
  connection: Sql,
  list: MoneyList,
  { cursor, limit, ...period }: MoneyPeriod & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<MoneyListRecord>> => {
  const before = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const { day } = lists[list];
  const found = await fetchRows(
    connection,
    toRows(list, period)
      .where((eb) =>
        eb.and(
          toOptionalCondition(
            before,
            ([last, instant, version, id]) =>
              sql<SqlBool>`(${day}, ${e('created_at')}, ${e('version')}, ${e('id')})
                < (${last}::date, ${instant}::timestamptz, ${version}, ${id}::uuid)`,
          ),
        ),
      )
      .orderBy(day, 'desc')
      .orderBy('e.created_at', 'desc')
      .orderBy('e.version', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit + 1),
  );
  return toPage(found, limit, (row) => [row.day, row.created_at, row.version, row.id]);
};

/** The number of the entries of a list, and the sum of their amounts, exact up to 2^53. */
export const sumMoneyList = (
  connection: Sql,
  list: MoneyList,
  period: MoneyPeriod,
): Promise<{ count: number; amount_cents: number }> =>
  fetchOnlyRow(
    connection,
    toList(list, period).select([
      countAll.as('count'),
      sql<number>`coalesce(sum(${lists[list].amount}), 0)::float8`.as('amount_cents'),
    ]),
  );

/** What came in and was returned in a period and in the one before it, less what was reversed in them. */
export interface MoneyOfPeriods {
  received: number;
  received_before: number;
  refunded: number;
  refunded_before: number;
}

/** The sums of the lists of payments and refunds in two periods, of all students or of those who are in a group now. */
export const sumMoneyOfPeriods = (
  connection: Sql,
  { period, before }: { readonly period: DaySpan; readonly before: DaySpan },
  group?: string,
): Promise<MoneyOfPeriods> => {
  const sumOf = (list: 'payments' | 'refunds', isNow: boolean) => sql`coalesce(sum(${lists[list].amount})
    filter (where ${lists[list].condition} and is_now = ${sql.lit(isNow)}), 0)::float8`;
  const conditions = [
    ...toDatePeriodConditions(e('effective_on'), { from: before.from, to: period.to }),
    ...toGroupConditions(e('student_id'), group),
  ];
  const sums = (['amount_cents', 'paid_cents', 'refunded_cents', 'reversed_cents'] as const).map(
    (column) => sql`sum(${e(column)}) as ${sql.ref(column)}`,
  );
  // The conditions and amounts of the lists are asked for once of each kind, and not of each entry.
  return fetchOnlyRow(
    connection,
    sql<MoneyOfPeriods>`
      select ${sumOf('payments', true)} as received, ${sumOf('payments', false)} as received_before,
        ${sumOf('refunds', true)} as refunded, ${sumOf('refunds', false)} as refunded_before
      from (
        select ${e('kind')}, ${e('effective_on')} >= ${period.from}::date as is_now, ${sql.join(sums)}
        from money_entries e
        where ${sql.join(conditions, sql` and `)}
        group by 1, 2
      ) e`.compile(queryBuilder),
  );
};

/**
 * What is open on the purchases of students now, and what was at the end of the day before `since`, by the days of purchases and
 * payments as in the closing. The entries that were recorded by then are what was known, so that their changes add up. Only where
 * one for an earlier day was recorded later, such as a payment of an earlier day than its purchase, each purchase counts by itself.
 */
export const sumOpenCents = (
  connection: Sql,
  since: string,
  group?: string,
): Promise<{ now: number; before: number }> =>
  fetchOnlyRow(
    connection,
    sql<{ now: number; before: number }>`
      with late as materialized (
        select distinct ${e('student_id')} from money_entries e
        where ${e('recorded_on')} >= ${since}::date and ${e('effective_on')} < ${since}::date
          and ${e('effective_on')} < ${e('recorded_on')}
      ), parts as (
        select ${e('student_id')}, greatest(0, sum(part.cents::bigint)) as cents
        from late join money_entries e using (student_id), json_each_text(${e('owed_changes')}::json) part(of, cents)
        where ${e('effective_on')} < ${since}::date group by 1, part.of
      )
      select coalesce(sum(a.open_cents), 0)::float8 as now,
        coalesce(sum(case when a.student_id in (select student_id from late)
          then (select sum(parts.cents) from parts where parts.student_id = a.student_id)
          else a.open_cents - coalesce(later.cents, 0) end), 0)::float8 as before
      from money_accounts a
      left join (
        select ${e('student_id')}, sum(${e('open_change_cents')}) as cents
        from money_entries e where ${e('effective_on')} >= ${since}::date group by 1
      ) later on later.student_id = a.student_id
      where ${sql.join([sql`true`, ...toGroupConditions(sql.ref('a.student_id'), group)], sql` and `)}`.compile(
      queryBuilder,
    ),
  );

const sumOfStudent = (name: keyof MoneyFigures) =>
  sql<number>`coalesce(sum(${e(`${name}_cents`)}), 0)::float8`.as(name);

/** The number of a student's entries whose day is in a period, and their sums, exact up to 2^53. */
export const fetchMoneySums = (
  connection: Sql,
  studentId: string,
  period: Pick<MoneyPeriod, 'from' | 'to'>,
): Promise<MoneyFigures & { count: number }> =>
  fetchOnlyRow(
    connection,
    queryBuilder
      .selectFrom('money_entries as e')
      .select([
        countAll.as('count'),
        sumOfStudent('due'),
        sumOfStudent('paid'),
        sumOfStudent('refunded'),
        sumOfStudent('reversed'),
      ])
      .where((eb) =>
        eb.and([eb('e.student_id', '=', studentId), ...toDatePeriodConditions(e('effective_on'), period)]),
      ),
  );

/** What came in and was returned in one month, less what was reversed in it. */
export interface MoneyOfMonth {
  /** `YYYY-MM`. */
  month: string;
  received_cents: number;
  refunded_cents: number;
}

export const fetchMoneyByMonth = (connection: Sql, period: MoneyPeriod): Promise<MoneyOfMonth[]> => {
  const sumOf = (list: 'payments' | 'refunds') =>
    sql`coalesce(sum(${lists[list].amount}) filter (where ${lists[list].condition}), 0)::float8`;
  const isMoney = sql<SqlBool>`(${lists.payments.condition} or ${lists.refunds.condition})`;
  return fetchRows(
    connection,
    sql<MoneyOfMonth>`
      select to_char(${e('effective_on')}, 'YYYY-MM') as month, ${sumOf('payments')} as received_cents,
        ${sumOf('refunds')} as refunded_cents
      from money_entries e
      where ${sql.join([isMoney, ...toDatePeriodConditions(e('effective_on'), period)], sql` and `)}
      group by 1
      order by month desc`.compile(queryBuilder),
  );
};

/** @public */
export const samples: QuerySamples<typeof import('./money-reports.ts')> = {
  fetchMoneyList: (['purchases', 'payments', 'refunds'] as const).flatMap((list) => [
    [list, { limit: sample.limit }] as const,
    [
      list,
      {
        ...{ from: sample.day, to: sample.day, group: sample.id, limit: sample.limit },
        cursor: encodeCursor([sample.day, sample.instant, 1, sample.id]),
      },
    ] as const,
  ]),
  sumMoneyList: (['purchases', 'payments', 'refunds'] as const).flatMap((list) => [
    [list, {}] as const,
    [list, { from: sample.day, to: sample.day }] as const,
  ]),
  sumMoneyOfPeriods: [
    [{ period: sample.period, before: sample.period }],
    [{ period: sample.period, before: sample.period }, sample.id],
  ],
  sumOpenCents: [[sample.day], [sample.day, sample.id]],
  fetchMoneySums: [
    [sample.id, {}],
    [sample.id, { from: sample.day, to: sample.day }],
  ],
  fetchMoneyByMonth: [[{}], [{ from: sample.day, to: sample.day }]],
};
