import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { TransactionSource } from '#events/values/shapes.ts';
import { db, fetchRows, type RowOf } from './database.ts';
import { inOrderOfNames } from './names.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from './page.ts';
import { actorName, claimed, columnsOf, studentColumns, whenGiven, within } from './query-fragments.ts';
import type { Period } from './sql.ts';

const t = columnsOf('class_transactions', 't');
const h = columnsOf('attendance_history', 'h');
const stood = columnsOf('attendance', 'stood');
const moved = columnsOf('attendance_history', 'moved');

/** What became of an uncovered class: the first event after it that settled or corrected its mark. */
const resolution = db
  .selectFrom('attendance_history as h')
  .select([
    sql<'settled' | 'corrected'>`case ${h('what')} when 'moved' then 'corrected' else ${h('what')} end`.as('what'),
    'h.created_at',
  ])
  .where(
    sql<SqlBool>`${t('source')} = 'attendance' and ${t('applied_remaining')} = 0
      and ${h('attendance_id')} = ${t('mark')} and ${h('version')} > ${t('version')}
      and (${h('what')} in ('settled', 'corrected') or ${h('what')} = 'moved' and ${h('status')} = 'absent')`,
  )
  .orderBy('h.version')
  .limit(sql.lit(1));

/**
 * Rows of class_transactions with the people they name; `reason` is sealed. `reversed_by` is the row that gave the class
 * back. `resolved_as` and `resolved_at` say how and when an uncovered class was settled or corrected. `moved_to` is the day
 * to which a record moved, with its class or after giving it back.
 */
export const transactions = db
  .selectFrom('class_transactions as t')
  .leftJoin('profiles as student', 'student.id', 't.student_id')
  .leftJoin('profiles as tutor', 'tutor.id', 't.tutor_id')
  .leftJoin('class_transactions as reversal', 'reversal.reversed', 't.event_id')
  .leftJoinLateral(resolution.as('resolved'), (join) => join.onTrue())
  .leftJoin('attendance as stood', (join) =>
    join.on(
      sql<SqlBool>`${stood('id')} = ${t('mark')} and ${stood('date')} <> ${t('effective_on')}
        and (${stood('charged_by')} = ${t('event_id')}
          or ${stood('charge')} = 'uncovered' and ${t('source')} = 'attendance' and ${t('applied_remaining')} = 0)`,
    ),
  )
  .leftJoin('attendance_history as moved', (join) =>
    join.on(
      sql<SqlBool>`${t('source')} = 'reversal' and ${moved('event_id')} = ${t('event_id')} and ${moved('what')} = 'moved'`,
    ),
  )
  .select(['t.event_id as id', 't.student_id', ...studentColumns, 't.tutor_id', actorName('tutor').as('tutor_name')])
  .select(['t.transaction_type', 't.classes_changed', claimed('class_transactions', 't', 'reason').as('reason')])
  .select(['t.created_at', 't.source', 't.applied_remaining', 't.applied_total', 't.remaining_after', 't.total_after'])
  .select(['t.effective_on', 't.mark', 't.reversed', 'reversal.event_id as reversed_by'])
  .select(['resolved.what as resolved_as', 'resolved.created_at as resolved_at'])
  .select(
    sql<string | null>`case when ${t('source')} = 'reversal' then ${moved('date')}
      when ${sql.ref('resolved.what')} is null then ${stood('date')} end`.as('moved_to'),
  )
  .select(['t.version', 't.hash']);

export type TransactionRecord = RowOf<typeof transactions>;

export interface TransactionFilters {
  readonly period?: Period | undefined;
  readonly studentId?: string | undefined;
  readonly source?: TransactionSource | undefined;
  readonly tutorId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

// the version orders what one student's stream recorded in the same millisecond
const place = z.tuple([cursorInstant, z.int32(), z.uuid()]);

/** Newest first, of one student or of everybody. Throws InvalidCursor. */
export const transactionsPage = async (
  connection: Sql,
  filters: TransactionFilters,
): Promise<Page<TransactionRecord>> => {
  const { studentId, source, tutorId, period, cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  // Versions of one stream never go back in time, so they order the rows of one student alike, and an index has them. In
  // the order of everybody's rows PostgreSQL would look through those of all others for them.
  const ofOne = studentId !== undefined;
  const filtered = transactions.where((eb) =>
    eb.and([
      ...whenGiven(studentId, (id) => eb('t.student_id', '=', id)),
      ...whenGiven(source, (wanted) => eb('t.source', '=', wanted)),
      ...whenGiven(tutorId, (id) => eb('t.tutor_id', '=', id)),
      ...within(t('created_at'), period),
      ...whenGiven(after, (row) =>
        ofOne
          ? eb('t.version', '<', row[1])
          : eb(eb.refTuple('t.created_at', 't.version', 't.event_id'), '<', eb.tuple(...row)),
      ),
    ]),
  );
  const ordered = ofOne
    ? filtered.orderBy('t.version', 'desc')
    : filtered.orderBy('t.created_at', 'desc').orderBy('t.version', 'desc').orderBy('t.event_id', 'desc');
  const rows = await fetchRows(connection, ordered.limit(limit + 1));
  return toPage(rows, limit, (row) => [row.created_at, row.version, row.id]);
};

/** Everybody who is named in the rows of one student or of all, by name. */
export const tutorsInTransactions = async (
  connection: Sql,
  studentId: string | undefined,
): Promise<{ id: string; name: string }[]> => {
  const nextTutor = db
    .selectFrom('class_transactions as t')
    .select('t.tutor_id')
    .where((eb) => eb.and(whenGiven(studentId, (id) => eb('t.student_id', '=', id))))
    .orderBy('t.tutor_id')
    .limit(sql.lit(1));
  // from each tutor to the next along the index: there are few of them and many rows
  const tutors = await fetchRows(
    connection,
    sql<{ id: string; name: string }>`
      with recursive acted (id) as (
        ${nextTutor}
        union all
        select ${nextTutor.where(sql<SqlBool>`${t('tutor_id')} > acted.id`)}
        from acted where acted.id is not null
      )
      select acted.id, ${actorName('p')} as name
      from acted
      left join profiles p on p.id = acted.id
      where acted.id is not null`.compile(db),
  );
  return inOrderOfNames(tutors);
};

const newestOf = (studentId: string, limit: number) =>
  db
    .selectFrom('class_transactions')
    .select(['created_at', 'effective_on', 'remaining_after', 'total_after', 'version'])
    .where('student_id', '=', studentId)
    .orderBy('version', 'desc')
    .limit(limit);

const seriesOf = (studentId: string, limit: number) =>
  db
    .selectFrom(newestOf(studentId, limit).as('newest'))
    .select(['created_at', 'effective_on', 'remaining_after', 'total_after'])
    .orderBy('version');

/** Points of a student's balance in stream order, the newest ones. */
export type BalancePoint = RowOf<ReturnType<typeof seriesOf>>;

export const balanceSeries = (connection: Sql, studentId: string, limit: number): Promise<BalancePoint[]> =>
  fetchRows(connection, seriesOf(studentId, limit));
