/** The class history of one student: its class transactions merged with the attendance marks that changed no balance. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { ClassTransactionSource, QuietChangeType } from '#events/values/shapes.ts';
import { transactionsQuery } from './class-transactions.ts';
import { fetchRows, queryBuilder, type RowOf } from './database.ts';
import { decodeCursor, type Page, toPage } from './page.ts';
import type { CalendarPeriod } from './period.ts';
import {
  createColumnRefs,
  pickColumns,
  toActorNameSql,
  toOptionalCondition,
  toPeriodConditions,
  toQueriedSealedTextSql,
} from './query-fragments.ts';
import { sortByName } from './sort-by-name.ts';

const t = createColumnRefs('class_transactions', 't');
const a = createColumnRefs('attendance', 'a');
const h = createColumnRefs('attendance_history', 'h');
const later = createColumnRefs('class_transactions', 'later');

/** The note of a transaction's mark at the time of the transaction. */
const notesAtTransaction = queryBuilder
  .selectFrom('attendance_history as h')
  .select(toQueriedSealedTextSql('attendance_history', 'h', 'notes').as('notes'))
  .where(
    sql<SqlBool>`${h('attendance_id')} = ${t('attendance_id')} and ${h('version')} <= ${t('version')} and ${h('what')} <> 'settled'`,
  )
  .orderBy('h.version', 'desc')
  .limit(sql.lit(1));

const hasLaterTransaction = queryBuilder
  .selectFrom('class_transactions as later')
  .select((eb) => eb.lit(1).as('one'))
  .where(sql<SqlBool>`${later('attendance_id')} = ${t('attendance_id')} and ${later('version')} > ${t('version')}`);

/** Transactions with the note of their mark. `can_settle` is true if the mark is uncovered and may still be settled. */
const historyTransactions = transactionsQuery.leftJoin('attendance as a', 'a.id', 't.attendance_id').select([
  sql<'transaction'>`'transaction'`.as('kind'),
  sql<string | null>`${notesAtTransaction}`.as('notes'),
  sql<boolean>`coalesce(
      ${a('charge')} = 'uncovered' and ${t('source')} = 'attendance' and not exists ${hasLaterTransaction}, false
    )`.as('can_settle'),
]);

/** A class transaction in a class history. `reason` and `notes` are sealed. */
export type ClassHistoryTransaction = RowOf<typeof historyTransactions>;

/** The status and charge of a mark at a version, from the last event that contains them; a note contains neither. */
const markAtVersion = queryBuilder
  .selectFrom('attendance_history as e')
  .select((eb) => [eb.ref('e.status').$notNull().as('status'), eb.ref('e.charge').$notNull().as('charge')])
  .whereRef('e.attendance_id', '=', sql.ref('h.attendance_id'))
  .whereRef('e.version', '<=', sql.ref('h.version'))
  .where('e.status', 'is not', null)
  .orderBy('e.version', 'desc')
  .limit(sql.lit(1));

const quietMarks = queryBuilder
  .selectFrom('attendance_history as h')
  .leftJoin('profiles as tutor', 'tutor.id', 'h.tutor_id')
  .innerJoinLateral(markAtVersion.as('current'), (join) => join.onTrue())
  .where('h.quiet', '=', sql.lit(true))
  .select(
    pickColumns('attendance_history', 'h', [
      ...(['id', 'attendance_id', 'what', 'from_date', 'from_status'] as const),
      ...(['notes', 'tutor_id', 'created_at', 'version'] as const),
    ]),
  )
  .select([sql<'mark'>`'mark'`.as('kind'), 'h.date as effective_on', 'current.status', 'current.charge'])
  .select(toActorNameSql('tutor').as('tutor_name'))
  .$narrowType<{ what: QuietChangeType }>();

/** A mark, correction or note that changed no balance. `notes` is sealed. */
export type ClassHistoryMark = RowOf<typeof quietMarks>;

export type ClassHistoryRecord = ClassHistoryTransaction | ClassHistoryMark;

export interface ClassHistoryFilters {
  readonly period?: CalendarPeriod | undefined;
  /** A source of transactions, or `mark` for the marks that changed no balance. */
  readonly cause?: ClassTransactionSource | 'mark' | undefined;
  readonly tutorId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const cursorSchema = z.tuple([z.int32()]);

/** A page of a student's class history, newest first. Throws InvalidCursorError. */
export const fetchClassHistoryPage = async (
  connection: Sql,
  studentId: string,
  filters: ClassHistoryFilters,
): Promise<Page<ClassHistoryRecord>> => {
  const { cause, cursor, limit } = filters;
  const before = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor)[0];
  const [found, quiet] = await Promise.all([
    cause === 'mark' ? [] : fetchRows(connection, transactionsBefore(studentId, cause, filters, before)),
    cause === undefined || cause === 'mark' ? fetchRows(connection, quietMarksBefore(studentId, filters, before)) : [],
  ]);
  // Each event is in only one of the two lists, so no two rows have the same version.
  const rows: ClassHistoryRecord[] = [...found, ...quiet].sort((one, other) => other.version - one.version);
  return toPage(rows, limit, (row) => [row.version]);
};

const transactionsBefore = (
  studentId: string,
  source: ClassTransactionSource | undefined,
  { tutorId, period, limit }: ClassHistoryFilters,
  before: number | undefined,
) =>
  historyTransactions
    .where((eb) =>
      eb.and([
        eb('t.student_id', '=', studentId),
        ...toOptionalCondition(source, (wanted) => eb('t.source', '=', wanted)),
        ...toOptionalCondition(tutorId, (id) => eb('t.tutor_id', '=', id)),
        ...toPeriodConditions(t('created_at'), period),
        ...toOptionalCondition(before, (version) => eb('t.version', '<', version)),
      ]),
    )
    .orderBy('t.version', 'desc')
    .limit(limit + 1);

const quietMarksBefore = (
  studentId: string,
  { tutorId, period, limit }: ClassHistoryFilters,
  before: number | undefined,
) =>
  quietMarks
    .where((eb) =>
      eb.and([
        eb('h.student_id', '=', studentId),
        ...toOptionalCondition(tutorId, (id) => eb('h.tutor_id', '=', id)),
        ...toPeriodConditions(h('created_at'), period),
        ...toOptionalCondition(before, (version) => eb('h.version', '<', version)),
      ]),
    )
    .orderBy('h.version', 'desc')
    .limit(limit + 1);

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
