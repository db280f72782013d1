import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import {
  type ClassHistoryOrder,
  type ClassTransactionSource,
  civilDate,
  classHistoryOrder,
  type ReasonCode,
} from '#events/values/shapes.ts';
import type { ReadModelRowsByTable } from '../../all.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { cursorInstantSchema, decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  type CalendarPeriod,
  countAll,
  createColumnRefs,
  selectColumnsExcept,
  studentColumns,
  toActorNameSql,
  toDatePeriodConditions,
  toGroupConditions,
  toOptionalCondition,
  toPeriodConditions,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';
import { sortByName } from '../../query/sort-by-name.ts';
import { toPurchaseCondition } from './projection.ts';

const t = createColumnRefs('class_transactions', 't');
const h = createColumnRefs('attendance_history', 'h');
const b = createColumnRefs('balances', 'b');

/** How a mark was corrected after the event of a row, from the left-joined `attendance_history as h` and `profiles as corrector`. */
export const correctionColumns = [
  sql.ref<string | null>('h.correction_id').as('correction_id'),
  h('corrected_as').as('corrected_as'),
  h('corrected_at').as('corrected_at'),
  sql<string | null>`case when ${h('corrected_by')} is not null then ${toActorNameSql('corrector')} end`.as(
    'corrected_by',
  ),
] as const;

/**
 * Rows of class_transactions with the names of their student and tutor, and with what became of their mark since; `reason`
 * is sealed. `reversed_by` is the id of the row that gave the class back. `voided` is true if the row gave the class of a
 * voided mark back.
 */
export const transactionsQuery = queryBuilder
  .selectFrom('class_transactions as t')
  .leftJoin('profiles as student', 'student.id', 't.student_id')
  .leftJoin('profiles as tutor', 'tutor.id', 't.tutor_id')
  .leftJoin('class_transactions as reversal', 'reversal.reversed', 't.id')
  .leftJoin('attendance_history as h', (join) =>
    join.onRef('h.attendance_id', '=', 't.attendance_id').onRef('h.id', '=', 't.id'),
  )
  .leftJoin('profiles as corrector', 'corrector.id', 'h.corrected_by')
  .select(selectColumnsExcept('class_transactions', 't', ['group_id']))
  .select([...studentColumns, toActorNameSql('tutor').as('tutor_name'), 'reversal.id as reversed_by'])
  .select(['h.resolved_as', 'h.resolved_at', 'h.moved_to'])
  .select(
    sql<
      string | null
    >`case when ${t('source')} in ('attendance', 'settlement') and ${h('date')} <> ${t('effective_on')} then ${h('date')} end`.as(
      'moved_from',
    ),
  )
  .select(sql<boolean>`coalesce(${h('what')} = 'voided', false)`.as('voided'))
  .select([sql<boolean>`coalesce(${h('can_correct')}, false)`.as('can_correct'), ...correctionColumns]);

export type TransactionRecord = RowOf<typeof transactionsQuery>;

export interface TransactionFilters extends TransactionSelection {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Which transactions are listed. */
export interface TransactionSelection {
  readonly order: ClassHistoryOrder;
  /** Applies to the days of class or to the instants of recording, as the order does. */
  readonly period?: CalendarPeriod | undefined;
  readonly studentId?: string | undefined;
  /** A source of transactions, or `purchase` for purchases. */
  readonly source?: ClassTransactionSource | 'purchase' | undefined;
  readonly code?: ReasonCode | undefined;
  readonly tutorId?: string | undefined;
  /** Id of a group, for the transactions of those who are in it now. */
  readonly group?: string | undefined;
}

const isPurchase = sql.raw<SqlBool>(toPurchaseCondition('t.'));

/** Selects the rows of `class_transactions as t` of one source, or the purchases. */
export const toSourceCondition = (source: ClassTransactionSource | 'purchase') =>
  source === 'purchase' ? isPurchase : sql<SqlBool>`${t('source')} = ${source}`;

const toConditions = ({ studentId, source, code, tutorId, group, period, order }: TransactionSelection) => {
  const eb = expressionBuilder<{ t: ReadModelRowsByTable['class_transactions'] }, 't'>();
  return [
    ...toOptionalCondition(studentId, (id) => eb('t.student_id', '=', id)),
    ...toOptionalCondition(source, toSourceCondition),
    ...toGroupConditions(t('student_id'), group),
    ...toOptionalCondition(code, (wanted) => eb('t.code', '=', wanted)),
    ...toOptionalCondition(tutorId, (id) => eb('t.tutor_id', '=', id)),
    ...(order === 'class-day'
      ? toDatePeriodConditions(t('effective_on'), period)
      : toPeriodConditions(t('created_at'), period)),
  ];
};

const toSums = (selection: TransactionSelection) =>
  queryBuilder
    .selectFrom('class_transactions as t')
    .where((eb) => eb.and(toConditions(selection)))
    .select([
      countAll.as('count'),
      sql<number>`coalesce(sum(${t('applied_remaining')}), 0)::int`.as('classes'),
      sql<number>`coalesce(sum(${t('classes_changed')}) filter (where ${isPurchase}), 0)::int`.as('sold'),
    ]);

/**
 * The number of transactions on all pages, the sum of the classes by which they changed what remains, and the sum of the
 * classes of the purchases among them, some of which may wait.
 */
export type TransactionSums = RowOf<ReturnType<typeof toSums>>;

export const fetchTransactionSums = (connection: Sql, selection: TransactionSelection): Promise<TransactionSums> =>
  fetchOnlyRow(connection, toSums(selection));

interface DatedRow {
  readonly student_id: string;
  readonly effective_on: string;
  readonly version: number;
}

/**
 * For each student of the rows: the balances of now without the rows of days after the listed ones, and of these without the
 * later ones. Each row is read once, from an index, because a page may list rows of many students that are years old; the
 * parts are materialized, or PostgreSQL would add up again for each listed row.
 */
const balancesByDay = (rows: readonly DatedRow[]) =>
  sql<{ student_id: string; version: number; remaining_after: number; total_after: number }>`
    with listed as (
      select * from unnest(
        ${rows.map(({ student_id }) => student_id)}::uuid[],
        ${rows.map(({ effective_on }) => effective_on)}::date[],
        ${rows.map(({ version }) => version)}::int[]
      ) listed (student_id, effective_on, version)
    ), span as materialized (
      select student_id, min(effective_on) as first_day, max(effective_on) as last_day from listed group by student_id
    ), balance as materialized (
      select span.student_id, later.version, ${b('classes_remaining')} - after.remaining - later.remaining as remaining_after,
        ${b('classes_total')} - after.total - later.total as total_after
      from span
      join balances b on ${b('student_id')} = span.student_id
      cross join lateral (
        select coalesce(sum(${t('applied_remaining')}), 0)::int as remaining,
          coalesce(sum(${t('applied_total')}), 0)::int as total
        from class_transactions t
        where ${t('student_id')} = span.student_id and ${t('effective_on')} > span.last_day
      ) after
      cross join lateral (
        select ${t('version')}, coalesce(sum(${t('applied_remaining')}) over later, 0)::int as remaining,
          coalesce(sum(${t('applied_total')}) over later, 0)::int as total
        from class_transactions t
        where ${t('student_id')} = span.student_id and ${t('effective_on')} between span.first_day and span.last_day
        window later as (
          order by ${t('effective_on')} desc, ${t('version')} desc rows between unbounded preceding and 1 preceding
        )
      ) later
    )
    select student_id, version, remaining_after, total_after from listed join balance using (student_id, version)`.compile(
    queryBuilder,
  );

const toRowKey = ({ student_id, version }: Pick<DatedRow, 'student_id' | 'version'>) => `${student_id} ${version}`;

/**
 * The rows with the balances after them in the order of the days of class: today's balances without the rows of later days.
 * They can be below 0, because a class may be recorded for a day before that of its purchase.
 */
export const withBalancesByDay = async <Row extends DatedRow>(
  connection: Sql,
  rows: readonly Row[],
): Promise<Row[]> => {
  if (rows.length === 0) return [];
  const found = await fetchRows(connection, balancesByDay(rows));
  const balances = new Map(found.map((row) => [toRowKey(row), row]));
  return rows.map((row) => ({ ...row, ...balances.get(toRowKey(row)) }));
};

// The version orders events that one student's stream recorded in the same millisecond.
const cursorSchema = z.tuple([civilDate, cursorInstantSchema, z.int32(), z.uuid()]);
type Cursor = z.infer<typeof cursorSchema>;

/** A page of the transactions of one student or of all students, newest first. Throws InvalidCursorError. */
export const fetchTransactionsPage = async (
  connection: Sql,
  filters: TransactionFilters,
): Promise<Page<TransactionRecord>> => {
  const { cursor, limit, ...selection } = filters;
  const { studentId, order } = selection;
  const after = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const filtered = transactionsQuery.where((eb) => eb.and(toConditions(selection)));
  const ordered = orderings[order][studentId === undefined ? 'everybody' : 'student'](filtered, after);
  const found = await fetchRows(connection, ordered.limit(limit + 1));
  const rows = order === 'class-day' ? await withBalancesByDay(connection, found) : found;
  return toPage(rows, limit, (row) => [row.effective_on, row.created_at, row.version, row.id]);
};

type TransactionsQuery = typeof transactionsQuery;
type Ordering = (query: TransactionsQuery, after: Cursor | undefined) => TransactionsQuery;

/**
 * The versions of one student's stream have the same order as its instants, and an index begins with student and version.
 * Ordered by instant, PostgreSQL would scan the rows of all other students for those of one.
 */
const orderings: Readonly<Record<ClassHistoryOrder, Readonly<Record<'student' | 'everybody', Ordering>>>> = {
  recorded: {
    student: (query, after) =>
      query
        .where((eb) => eb.and(toOptionalCondition(after, ([, , version]) => eb('t.version', '<', version))))
        .orderBy('t.version', 'desc'),
    everybody: (query, after) =>
      query
        .where((eb) =>
          eb.and(
            toOptionalCondition(after, ([, ...row]) =>
              eb(eb.refTuple('t.created_at', 't.version', 't.id'), '<', eb.tuple(...row)),
            ),
          ),
        )
        .orderBy('t.created_at', 'desc')
        .orderBy('t.version', 'desc')
        .orderBy('t.id', 'desc'),
  },
  'class-day': {
    student: (query, after) =>
      query
        .where((eb) =>
          eb.and(
            toOptionalCondition(after, ([day, , version]) =>
              eb(eb.refTuple('t.effective_on', 't.version'), '<', eb.tuple(day, version)),
            ),
          ),
        )
        .orderBy('t.effective_on', 'desc')
        .orderBy('t.version', 'desc'),
    everybody: (query, after) =>
      query
        .where((eb) =>
          eb.and(
            toOptionalCondition(after, (row) =>
              eb(eb.refTuple('t.effective_on', 't.created_at', 't.version', 't.id'), '<', eb.tuple(...row)),
            ),
          ),
        )
        .orderBy('t.effective_on', 'desc')
        .orderBy('t.created_at', 'desc')
        .orderBy('t.version', 'desc')
        .orderBy('t.id', 'desc'),
  },
};

/** The tutors of the transactions of one student, or of all students if `studentId` is undefined, by name. */
export const fetchTransactionTutors = async (
  connection: Sql,
  studentId: string | undefined,
): Promise<{ id: string; name: string }[]> => {
  const nextTutor = queryBuilder
    .selectFrom('class_transactions as t')
    .select('t.tutor_id')
    .where((eb) => eb.and(toOptionalCondition(studentId, (id) => eb('t.student_id', '=', id))))
    .orderBy('t.tutor_id')
    .limit(sql.lit(1));
  // A loose index scan, which jumps from each tutor to the next, because there are few tutors and many rows.
  const tutors = await fetchRows(
    connection,
    sql<{ id: string; name: string }>`
      with recursive acted (id) as (
        ${nextTutor}
        union all
        select ${nextTutor.where(sql<SqlBool>`${t('tutor_id')} > acted.id`)}
        from acted where acted.id is not null
      )
      select acted.id, ${toActorNameSql('p')} as name
      from acted
      left join profiles p on p.id = acted.id
      where acted.id is not null`.compile(queryBuilder),
  );
  return sortByName(tutors);
};

const newestTransactions = (studentId: string, limit: number) =>
  queryBuilder
    .selectFrom('class_transactions')
    .select(['created_at', 'effective_on', 'remaining_after', 'total_after', 'version'])
    .where('student_id', '=', studentId)
    .orderBy('version', 'desc')
    .limit(limit);

const balancePoints = (studentId: string, limit: number) =>
  queryBuilder
    .selectFrom(newestTransactions(studentId, limit).as('newest'))
    .select(['created_at', 'effective_on', 'remaining_after', 'total_after'])
    .orderBy('version');

/** A student's balance after one transaction, in classes. */
export type BalanceAfterTransaction = RowOf<ReturnType<typeof balancePoints>>;

/** The newest `limit` points of a student's balance, oldest first. */
export const fetchBalanceSeries = (
  connection: Sql,
  studentId: string,
  limit: number,
): Promise<BalanceAfterTransaction[]> => fetchRows(connection, balancePoints(studentId, limit));

/** @public */
export const samples: QuerySamples<typeof import('./class-transactions-query.ts')> = {
  fetchTransactionsPage: [
    ...samplePages({
      period: sample.period,
      source: 'manual' as const,
      tutorId: sample.id,
      group: sample.id,
      cursor: encodeCursor([sample.day, sample.instant, 1, sample.id]),
    }),
    { source: 'purchase' as const, limit: sample.limit },
    { studentId: sample.id, cursor: encodeCursor([sample.day, sample.instant, 1, sample.id]), limit: sample.limit },
  ].flatMap((filters) => classHistoryOrder.options.map((order) => [{ ...filters, order }] as const)),
  withBalancesByDay: [[[]], [[{ student_id: sample.id, effective_on: sample.day, version: 1 }]]],
  fetchTransactionSums: classHistoryOrder.options.flatMap((order) => [
    [{ order }],
    [{ order, period: sample.period, studentId: sample.id, source: 'manual', tutorId: sample.id }],
  ]),
  fetchTransactionTutors: [[undefined], [sample.id]],
  fetchBalanceSeries: [[sample.id, sample.limit]],
};
