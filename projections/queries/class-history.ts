/** One student's classes and marks as one story: class_transactions, with attendance_history's quiet marks between. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { TransactionSource } from '#events/values/shapes.ts';
import { transactions } from './class-transactions.ts';
import { db, fetchRows, type RowOf } from './database.ts';
import { inOrderOfNames } from './names.ts';
import { decodeCursor, type Page, toPage } from './page.ts';
import { actorName, claimed, columnsOf, whenGiven, within } from './query-fragments.ts';
import type { Period } from './sql.ts';

const t = columnsOf('class_transactions', 't');
const a = columnsOf('attendance', 'a');
const h = columnsOf('attendance_history', 'h');
const later = columnsOf('class_transactions', 'later');

/** The note that the mark of a transaction had at that moment. */
const noteAtTransaction = db
  .selectFrom('attendance_history as h')
  .select(claimed('attendance_history', 'h', 'note').as('note'))
  .where(
    sql<SqlBool>`${h('attendance_id')} = ${t('mark')} and ${h('version')} <= ${t('version')} and ${h('what')} <> 'settled'`,
  )
  .orderBy('h.version', 'desc')
  .limit(sql.lit(1));

const hasLaterTransaction = db
  .selectFrom('class_transactions as later')
  .select((eb) => eb.lit(1).as('one'))
  .where(sql<SqlBool>`${later('mark')} = ${t('mark')} and ${later('version')} > ${t('version')}`);

/** Transactions with the note of their mark; those of an uncovered mark that may be settled say `can_settle`. */
const historyTransactions = transactions.leftJoin('attendance as a', 'a.id', 't.mark').select([
  sql<'transaction'>`'transaction'`.as('kind'),
  sql<string | null>`${noteAtTransaction}`.as('notes'),
  sql<boolean>`coalesce(
      ${a('charge')} = 'uncovered' and ${t('source')} = 'attendance' and not exists ${hasLaterTransaction}, false
    )`.as('can_settle'),
]);

/** A transaction in a history. `reason` and `notes` are sealed. */
export type HistoryTransaction = RowOf<typeof historyTransactions>;

/** The last status and charge of a mark up to a version: a note states neither. */
const markAtVersion = db
  .selectFrom('attendance_history as e')
  .select((eb) => [eb.ref('e.status').$notNull().as('status'), eb.ref('e.charge').$notNull().as('charge')])
  .whereRef('e.attendance_id', '=', sql.ref('h.attendance_id'))
  .whereRef('e.version', '<=', sql.ref('h.version'))
  .where('e.status', 'is not', null)
  .orderBy('e.version', 'desc')
  .limit(sql.lit(1));

const quietMarks = db
  .selectFrom('attendance_history as h')
  .leftJoin('profiles as tutor', 'tutor.id', 'h.tutor_id')
  .innerJoinLateral(markAtVersion.as('current'), (join) => join.onTrue())
  .where('h.quiet', '=', sql.lit(true))
  .select([sql<'mark'>`'mark'`.as('kind'), 'h.event_id as id', 'h.attendance_id', 'h.what', 'h.from_date'])
  .select(['h.from_status', 'current.status', 'current.charge'])
  .select([claimed('attendance_history', 'h', 'note').as('notes'), 'h.tutor_id', actorName('tutor').as('tutor_name')])
  .select(['h.created_at', 'h.date as effective_on', 'h.version'])
  .$narrowType<{ what: 'marked' | 'corrected' | 'moved' | 'noted' }>();

/** A mark, correction or note that moved no class. `notes` is sealed. */
export type HistoryMark = RowOf<typeof quietMarks>;

export type HistoryRecord = HistoryTransaction | HistoryMark;

export interface HistoryFilters {
  readonly period?: Period | undefined;
  /** A source of transactions, or the quiet marks. */
  readonly cause?: TransactionSource | 'mark' | undefined;
  readonly tutorId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const place = z.tuple([z.int32()]);

/** Everything that happened to a student's classes and marks, newest first. Throws InvalidCursor. */
export const historyPage = async (
  connection: Sql,
  studentId: string,
  filters: HistoryFilters,
): Promise<Page<HistoryRecord>> => {
  const { cause, cursor, limit } = filters;
  const before = cursor === undefined ? undefined : decodeCursor(place, cursor)[0];
  const [found, quiet] = await Promise.all([
    cause === 'mark' ? [] : fetchRows(connection, transactionsBefore(studentId, cause, filters, before)),
    cause === undefined || cause === 'mark' ? fetchRows(connection, quietMarksBefore(studentId, filters, before)) : [],
  ]);
  // each event is in one of the two, so versions never tie
  const rows: HistoryRecord[] = [...found, ...quiet].sort((one, other) => other.version - one.version);
  return toPage(rows, limit, (row) => [row.version]);
};

const transactionsBefore = (
  studentId: string,
  source: TransactionSource | undefined,
  { tutorId, period, limit }: HistoryFilters,
  before: number | undefined,
) =>
  historyTransactions
    .where((eb) =>
      eb.and([
        eb('t.student_id', '=', studentId),
        ...whenGiven(source, (wanted) => eb('t.source', '=', wanted)),
        ...whenGiven(tutorId, (id) => eb('t.tutor_id', '=', id)),
        ...within(t('created_at'), period),
        ...whenGiven(before, (version) => eb('t.version', '<', version)),
      ]),
    )
    .orderBy('t.version', 'desc')
    .limit(limit + 1);

const quietMarksBefore = (studentId: string, { tutorId, period, limit }: HistoryFilters, before: number | undefined) =>
  quietMarks
    .where((eb) =>
      eb.and([
        eb('h.student_id', '=', studentId),
        ...whenGiven(tutorId, (id) => eb('h.tutor_id', '=', id)),
        ...within(h('created_at'), period),
        ...whenGiven(before, (version) => eb('h.version', '<', version)),
      ]),
    )
    .orderBy('h.version', 'desc')
    .limit(limit + 1);

/** Everybody who is named in a student's history, by name. */
export const tutorsInHistory = async (connection: Sql, studentId: string): Promise<{ id: string; name: string }[]> => {
  const acted = db
    .selectFrom('class_transactions')
    .select('tutor_id as id')
    .where('student_id', '=', studentId)
    .union(
      db
        .selectFrom('attendance_history')
        .select('tutor_id as id')
        .where('student_id', '=', studentId)
        .where('quiet', '=', sql.lit(true)),
    );
  const tutors = db
    .selectFrom(acted.as('acted'))
    .leftJoin('profiles as p', 'p.id', 'acted.id')
    .select(['acted.id', actorName('p').as('name')]);
  return inOrderOfNames(await fetchRows(connection, tutors));
};
