/** The class history of one student: its class transactions merged with the attendance marks that changed no balance. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import {
  type ClassHistoryOrder,
  type ClassTransactionSource,
  civilDate,
  classHistoryOrder,
  type QuietChangeType,
  type ReasonCode,
} from '#events/values/shapes.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  type CalendarPeriod,
  countAll,
  createColumnRefs,
  pickColumns,
  toActorNameSql,
  toDatePeriodConditions,
  toOptionalCondition,
  toPeriodConditions,
  toQueriedSealedTextSql,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';
import { sortByName } from '../../query/sort-by-name.ts';
import {
  correctionColumns,
  fetchTransactionSums,
  type TransactionSelection,
  type TransactionSums,
  toSourceCondition,
  transactionsQuery,
  withBalancesByDay,
} from './class-transactions-query.ts';
import { rowFigures } from './row-figures.ts';

const t = createColumnRefs('class_transactions', 't');
const h = createColumnRefs('attendance_history', 'h');

/**
 * Transactions with the note of their mark at their time. `can_settle` is true if the mark is uncovered and may still be
 * settled.
 */
const historyTransactions = transactionsQuery.select([
  sql<'transaction'>`'transaction'`.as('kind'),
  toQueriedSealedTextSql('attendance_history', 'h', 'notes').as('notes'),
  sql<boolean>`${t('source')} = 'attendance' and ${t('applied_remaining')} = 0 and ${h('resolved_as')} is null`.as(
    'can_settle',
  ),
]);

/** The sealed fields of the rows of a class history. A mark has no receipt. */
export const sealedClassHistoryFields = ['notes', 'reason', 'receipt'] as const;

/** A class transaction in a class history. */
export type ClassHistoryTransaction = RowOf<typeof historyTransactions>;

const quietMarks = queryBuilder
  .selectFrom('attendance_history as h')
  .leftJoin('profiles as tutor', 'tutor.id', 'h.tutor_id')
  .leftJoin('profiles as corrector', 'corrector.id', 'h.corrected_by')
  .where('h.quiet', '=', sql.lit(true))
  .select(
    pickColumns('attendance_history', 'h', [
      ...(['id', 'attendance_id', 'what', 'from_date', 'from_status', 'status', 'charge', 'notes'] as const),
      ...(['late_cancellation_hours', 'reason', 'code', 'tutor_id', 'created_at', 'version', 'can_correct'] as const),
    ]),
  )
  .select([sql<'mark'>`'mark'`.as('kind'), 'h.date as effective_on', ...correctionColumns])
  .select(toActorNameSql('tutor').as('tutor_name'))
  .$narrowType<{ what: QuietChangeType }>();

/** A mark, correction or note that changed no balance. */
export type ClassHistoryMark = RowOf<typeof quietMarks>;

export type ClassHistoryRecord = ClassHistoryTransaction | ClassHistoryMark;

export interface ClassHistoryFilters extends ClassHistorySelection {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Which rows of a student's history are listed. */
export interface ClassHistorySelection {
  readonly order: ClassHistoryOrder;
  /** Applies to the days of class or to the instants of recording, as the order does. */
  readonly period?: CalendarPeriod | undefined;
  /** A source of transactions, `purchase` for purchases, or `mark` for the marks that changed no balance. */
  readonly cause?: ClassTransactionSource | 'purchase' | 'mark' | undefined;
  readonly code?: ReasonCode | undefined;
  readonly tutorId?: string | undefined;
}

/** The last row of a page: its day of class and its version. */
const cursorSchema = z.tuple([civilDate, z.int32()]);
type Cursor = z.infer<typeof cursorSchema>;

/** A page of a student's class history, newest first. Throws InvalidCursorError. */
export const fetchClassHistoryPage = async (
  connection: Sql,
  studentId: string,
  filters: ClassHistoryFilters,
): Promise<Page<ClassHistoryRecord>> => {
  const { cause, cursor, limit, order } = filters;
  const before = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const fetchTransactions = async (source: TransactionSelection['source']) => {
    const found = await fetchRows(connection, transactionsBefore(studentId, source, filters, before));
    return order === 'class-day' ? withBalancesByDay(connection, found) : found;
  };
  const [found, quiet] = await Promise.all([
    cause === 'mark' ? [] : fetchTransactions(cause),
    cause === undefined || cause === 'mark' ? fetchRows(connection, quietMarksBefore(studentId, filters, before)) : [],
  ]);
  // Each event is in only one of the two lists, so no two rows have the same version.
  const rows: ClassHistoryRecord[] = [...found, ...quiet].sort(
    (one, other) =>
      (order === 'class-day' ? other.effective_on.localeCompare(one.effective_on) : 0) || other.version - one.version,
  );
  return toPage(rows, limit, (row) => [row.effective_on, row.version]);
};

const transactionsBefore = (
  studentId: string,
  source: TransactionSelection['source'],
  { code, tutorId, period, order, limit }: ClassHistoryFilters,
  before: Cursor | undefined,
) => {
  const byDay = order === 'class-day';
  const filtered = historyTransactions.where((eb) =>
    eb.and([
      eb('t.student_id', '=', studentId),
      ...toOptionalCondition(source, toSourceCondition),
      ...toOptionalCondition(code, (wanted) => eb('t.code', '=', wanted)),
      ...toOptionalCondition(tutorId, (id) => eb('t.tutor_id', '=', id)),
      ...(byDay ? toDatePeriodConditions(t('effective_on'), period) : toPeriodConditions(t('created_at'), period)),
      ...toOptionalCondition(before, ([day, version]) =>
        byDay
          ? eb(eb.refTuple('t.effective_on', 't.version'), '<', eb.tuple(day, version))
          : eb('t.version', '<', version),
      ),
    ]),
  );
  const ordered = byDay ? filtered.orderBy('t.effective_on', 'desc') : filtered;
  return ordered.orderBy('t.version', 'desc').limit(limit + 1);
};

const selectQuietMarks = (studentId: string, { code, tutorId, period, order }: ClassHistorySelection) =>
  quietMarks.where((eb) =>
    eb.and([
      eb('h.student_id', '=', studentId),
      ...toOptionalCondition(code, (wanted) => eb('h.code', '=', wanted)),
      ...toOptionalCondition(tutorId, (id) => eb('h.tutor_id', '=', id)),
      ...(order === 'class-day'
        ? toDatePeriodConditions(h('date'), period)
        : toPeriodConditions(h('created_at'), period)),
    ]),
  );

const quietMarksBefore = (studentId: string, filters: ClassHistoryFilters, before: Cursor | undefined) => {
  const byDay = filters.order === 'class-day';
  const filtered = selectQuietMarks(studentId, filters).where((eb) =>
    eb.and(
      toOptionalCondition(before, ([day, version]) =>
        byDay ? eb(eb.refTuple('h.date', 'h.version'), '<', eb.tuple(day, version)) : eb('h.version', '<', version),
      ),
    ),
  );
  const ordered = byDay ? filtered.orderBy('h.date', 'desc') : filtered;
  return ordered.orderBy('h.version', 'desc').limit(filters.limit + 1);
};

/** Rows of class histories by their ids, of one student or of all. Ids without a row are left out. */
export const fetchClassHistoryRows = async (
  connection: Sql,
  ids: readonly string[],
  studentId?: string,
): Promise<ClassHistoryRecord[]> => {
  const wanted = sql<string>`any(${ids}::uuid[])`;
  const transactions = historyTransactions.where((eb) =>
    eb.and([eb('t.id', '=', wanted), ...toOptionalCondition(studentId, (id) => eb('t.student_id', '=', id))]),
  );
  const marks = quietMarks.where((eb) =>
    eb.and([eb('h.id', '=', wanted), ...toOptionalCondition(studentId, (id) => eb('h.student_id', '=', id))]),
  );
  const [found, quiet] = await Promise.all([fetchRows(connection, transactions), fetchRows(connection, marks)]);
  return [...found, ...quiet];
};

const NO_SUMS: TransactionSums = { count: 0, classes: 0, sold: 0 };

/** The number of rows on all pages, and the sum of the classes by which they changed what remains. */
export const fetchClassHistorySums = async (
  connection: Sql,
  studentId: string,
  selection: ClassHistorySelection,
): Promise<TransactionSums> => {
  const { cause } = selection;
  const marks = selectQuietMarks(studentId, selection).clearSelect().select(countAll.as('count'));
  const [transactions, quiet] = await Promise.all([
    cause === 'mark' ? NO_SUMS : fetchTransactionSums(connection, { ...selection, studentId, source: cause }),
    cause === undefined || cause === 'mark' ? fetchOnlyRow(connection, marks) : NO_SUMS,
  ]);
  return { ...transactions, count: transactions.count + quiet.count };
};

/** The number of rows, and of other entries of money, that were recorded after a version of the student. */
export const countEntriesSince = async (connection: Sql, studentId: string, version: number): Promise<number> => {
  const transactions = queryBuilder
    .selectFrom('class_transactions as t')
    .select(countAll.as('count'))
    .where('t.student_id', '=', studentId)
    .where('t.version', '>', version);
  const marks = queryBuilder
    .selectFrom('attendance_history as h')
    .select(countAll.as('count'))
    .where('h.student_id', '=', studentId)
    .where('h.quiet', '=', sql.lit(true))
    .where('h.version', '>', version);
  const money = queryBuilder
    .selectFrom('money_entries as e')
    .select(countAll.as('count'))
    .where('e.student_id', '=', studentId)
    .where('e.version', '>', version)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('class_transactions as t').select('t.id').whereRef('t.id', '=', 'e.id'))),
    );
  const counts = await Promise.all([transactions, marks, money].map((query) => fetchOnlyRow(connection, query)));
  return counts.reduce((sum, { count }) => sum + count, 0);
};

const totalsQuery = (studentId: string, { period, order }: Pick<ClassHistoryFilters, 'period' | 'order'>) => {
  const { from, to, timeZone } = period ?? {};
  const isIn = (span: Partial<CalendarPeriod>) =>
    sql.join(
      [
        sql<SqlBool>`true`,
        ...(order === 'class-day'
          ? toDatePeriodConditions(t('effective_on'), span)
          : toPeriodConditions(t('created_at'), { ...span, timeZone: timeZone ?? 'UTC' })),
      ],
      sql` and `,
    );
  const sumWhere = (classes: Expression<number>, condition: RawBuilder<unknown>) =>
    sql<number>`(coalesce(sum(${classes}) filter (where ${condition}), 0))::int`;
  const { added, taken, late_cancellations, removed } = rowFigures;
  const remaining = t('applied_remaining');
  const sumWithin = (classes: Expression<number>) => sumWhere(classes, isIn({ from, to }));
  return queryBuilder
    .selectFrom('class_transactions as t')
    .where('t.student_id', '=', studentId)
    .select([
      sumWhere(remaining, sql`not (${isIn({ from })})`).as('opening'),
      sumWithin(added).as('added'),
      sumWithin(taken).as('taken'),
      sumWithin(late_cancellations).as('late_cancellations'),
      sumWithin(removed).as('removed'),
      sumWithin(sql`${added} - ${taken} - ${late_cancellations} - ${removed} - ${remaining}`).as('left_waiting'),
      sumWhere(remaining, isIn({ to })).as('closing'),
    ]);
};

/**
 * What became of a student's classes in a period: opening + added − taken − late_cancellations − removed − left_waiting = closing,
 * the number that remained at its end. `left_waiting` are the classes that were left waiting, less those of them that were applied or withdrawn.
 */
export type ClassTotals = RowOf<ReturnType<typeof totalsQuery>>;

export const fetchClassTotals = (
  connection: Sql,
  studentId: string,
  filters: Pick<ClassHistoryFilters, 'period' | 'order'>,
): Promise<ClassTotals> => fetchOnlyRow(connection, totalsQuery(studentId, filters));

/** The tutors who acted in a student's class history, by name. */
export const fetchClassHistoryTutors = async (
  connection: Sql,
  studentId: string,
): Promise<{ id: string; name: string }[]> => {
  const actors = queryBuilder
    .selectFrom('class_transactions')
    .select('tutor_id as id')
    .where('student_id', '=', studentId)
    .union(
      queryBuilder
        .selectFrom('attendance_history')
        .select('tutor_id as id')
        .where('student_id', '=', studentId)
        .where('quiet', '=', sql.lit(true)),
    );
  const tutors = queryBuilder
    .selectFrom(actors.as('acted'))
    .leftJoin('profiles as p', 'p.id', 'acted.id')
    .select(['acted.id', toActorNameSql('p').as('name')]);
  return sortByName(await fetchRows(connection, tutors));
};

/** @public */
export const samples: QuerySamples<typeof import('./class-history.ts')> = {
  fetchClassHistoryRows: [[[sample.id]], [[sample.id], sample.id]],
  fetchClassHistoryPage: [
    ...samplePages({ period: sample.period, tutorId: sample.id, cursor: encodeCursor([sample.day, 1]) }),
    { cause: 'manual' as const, limit: sample.limit },
  ].flatMap((filters) => classHistoryOrder.options.map((order) => [sample.id, { ...filters, order }] as const)),
  fetchClassTotals: classHistoryOrder.options.flatMap((order) => [
    [sample.id, { order }],
    [sample.id, { order, period: sample.period }],
  ]),
  fetchClassHistorySums: classHistoryOrder.options.flatMap((order) => [
    [sample.id, { order }],
    [sample.id, { order, period: sample.period, tutorId: sample.id, cause: 'mark' }],
  ]),
  countEntriesSince: [[sample.id, 1]],
  fetchClassHistoryTutors: [[sample.id]],
};
