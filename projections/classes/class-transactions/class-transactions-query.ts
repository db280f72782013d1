import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
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
  toOptionalCondition,
  toPeriodConditions,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';
import { sortByName } from '../../query/sort-by-name.ts';

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
  readonly source?: ClassTransactionSource | undefined;
  readonly code?: ReasonCode | undefined;
  readonly tutorId?: string | undefined;
}

const toConditions = ({ studentId, source, code, tutorId, period, order }: TransactionSelection) => {
  const eb = expressionBuilder<{ t: ReadModelRowsByTable['class_transactions'] }, 't'>();
  return [
    ...toOptionalCondition(studentId, (id) => eb('t.student_id', '=', id)),
    ...toOptionalCondition(source, (wanted) => eb('t.source', '=', wanted)),
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
    .select([countAll.as('count'), sql<number>`coalesce(sum(${t('applied_remaining')}), 0)::int`.as('classes')]);

/** The number of transactions on all pages, and the sum of the classes by which they changed what remains. */
export type TransactionSums = RowOf<ReturnType<typeof toSums>>;

export const fetchTransactionSums = (connection: Sql, selection: TransactionSelection): Promise<TransactionSums> =>
  fetchOnlyRow(connection, toSums(selection));

interface DatedRow {
  readonly id: string;
  readonly student_id: string;
  readonly effective_on: string;
}

const balancesByDay = (rows: readonly DatedRow[]) => {
  const [firstDay] = rows.map(({ effective_on }) => effective_on).sort();
  const sumOfLater = (applied: RawBuilder<number>) => sql<number>`coalesce(sum(${applied}) over (
    partition by ${t('student_id')} order by ${t('effective_on')} desc, ${t('version')} desc
    rows between unbounded preceding and 1 preceding), 0)::int`;
  const balances = queryBuilder
    .selectFrom('class_transactions as t')
    .innerJoin('balances as b', 'b.student_id', 't.student_id')
    .where('t.student_id', '=', sql<string>`any(${rows.map(({ student_id }) => student_id)}::uuid[])`)
    .where('t.effective_on', '>=', firstDay ?? '')
    .select([
      't.id',
      sql<number>`${b('classes_remaining')} - ${sumOfLater(t('applied_remaining'))}`.as('remaining_after'),
      sql<number>`${b('classes_total')} - ${sumOfLater(t('applied_total'))}`.as('total_after'),
    ]);
  return queryBuilder
    .selectFrom(balances.as('balances'))
    .selectAll()
    .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`);
};

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
  const balances = new Map(found.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, ...balances.get(row.id) }));
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
      cursor: encodeCursor([sample.day, sample.instant, 1, sample.id]),
    }),
    { studentId: sample.id, cursor: encodeCursor([sample.day, sample.instant, 1, sample.id]), limit: sample.limit },
  ].flatMap((filters) => classHistoryOrder.options.map((order) => [{ ...filters, order }] as const)),
  withBalancesByDay: [[[]], [[{ id: sample.id, student_id: sample.id, effective_on: sample.day }]]],
  fetchTransactionSums: classHistoryOrder.options.flatMap((order) => [
    [{ order }],
    [{ order, period: sample.period, studentId: sample.id, source: 'manual', tutorId: sample.id }],
  ]),
  fetchTransactionTutors: [[undefined], [sample.id]],
  fetchBalanceSeries: [[sample.id, sample.limit]],
};
