/** The money of students: accounts, entries, balances due and entries that may have been recorded twice. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { initialMoneyState } from '#events/classes/student/money.ts';
import { addDays } from '#events/values/add-days.ts';
import { DUPLICATE_DAYS } from '#events/values/limits.ts';
import { civilDate } from '#events/values/shapes.ts';
import { toNameCursor, toNameCursorConditions } from '../../people/profiles/students-query.ts';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  createColumnRefs,
  selectColumnsExcept,
  toActorNameSql,
  toDatePeriodConditions,
  toFormerSql,
  toGroupConditions,
  toNameOrderSql,
  toOptionalCondition,
  toProfileNameSql,
  toQueriedSealedTextSql,
  UNKNOWN_STUDENT_NAME,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';
import { type AccountFigures, type MoneyDetails, toAccountFigures } from './projection.ts';

const e = createColumnRefs('money_entries', 'e');

/** The sums of a student's money and its entries. */
export const fetchMoneyAccount = async (
  connection: Sql,
  studentId: string,
): Promise<{ figures: AccountFigures; details: MoneyDetails }> => {
  const account = await fetchFirstRow(
    connection,
    queryBuilder
      .selectFrom('money_accounts as a')
      .select(selectColumnsExcept('money_accounts', 'a', ['owed_changes']))
      .where('a.student_id', '=', studentId),
  );
  if (!account) return { figures: toAccountFigures(initialMoneyState), details: initialMoneyState };
  const { student_id: _, version: __, details, ...figures } = account;
  return { figures, details: JSON.parse(details) };
};

/** The sealed fields of an entry. */
export const sealedMoneyFields = ['reference', 'reason', 'price_reason'] as const;

/**
 * Whether an entry reverses the kind of another: a purchase of an early log is also its payment, so both the purchase and the
 * payment may be reversed.
 */
const isReversalOf = (undo: string, entry: string) =>
  sql<SqlBool>`${sql.ref(`${undo}.kind`)} = ${sql.ref(`${entry}.kind`)} || '-reversed'`;

const entries = queryBuilder
  .selectFrom('money_entries as e')
  .leftJoin('profiles as student', 'student.id', 'e.student_id')
  .leftJoin('profiles as actor', 'actor.id', 'e.tutor_id')
  .leftJoin('profiles as receiver', 'receiver.id', 'e.received_by')
  .leftJoin('money_entries as undo', (join) => join.onRef('undo.reverses', '=', 'e.id').on(isReversalOf('undo', 'e')))
  .select(
    selectColumnsExcept('money_entries', 'e', [...sealedMoneyFields, 'hash', 'open_change_cents', 'owed_changes']),
  )
  .select(sealedMoneyFields.map((column) => toQueriedSealedTextSql('money_entries', 'e', column).as(column)))
  .select([
    toProfileNameSql('student', UNKNOWN_STUDENT_NAME).as('student_name'),
    toActorNameSql('actor').as('tutor_name'),
    'receiver.name as received_by_name',
    'undo.id as reversed_by',
  ]);
export type MoneyEntryRecord = RowOf<typeof entries>;

export interface MoneyFilters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const versionCursorSchema = z.tuple([z.int32()]);

/** A page of a student's entries, in the reverse order of recording. Throws InvalidCursorError. */
export const fetchMoneyEntriesOfStudent = async (
  connection: Sql,
  studentId: string,
  { from, to, cursor, limit }: MoneyFilters,
): Promise<Page<MoneyEntryRecord>> => {
  const before = cursor === undefined ? undefined : decodeCursor(versionCursorSchema, cursor);
  const found = await fetchRows(
    connection,
    entries
      .where((eb) =>
        eb.and([
          eb('e.student_id', '=', studentId),
          ...toDatePeriodConditions(e('effective_on'), { from, to }),
          ...toOptionalCondition(before, ([version]) => eb('e.version', '<', version)),
        ]),
      )
      .orderBy('e.version', 'desc')
      .limit(limit + 1),
  );
  return toPage(found, limit, ({ version }) => [version]);
};

/** Entries by their ids. Ids without an entry are left out. */
export const fetchMoneyEntries = (connection: Sql, ids: readonly string[]): Promise<MoneyEntryRecord[]> =>
  fetchRows(connection, entries.where('e.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('e.created_at', 'desc'));

const jointParts = queryBuilder
  .selectFrom('money_entries as e')
  .leftJoin('profiles as student', 'student.id', 'e.student_id')
  .leftJoin('money_entries as undo', (join) => join.onRef('undo.reverses', '=', 'e.id').on(isReversalOf('undo', 'e')))
  .where('e.joint_id', 'is not', null)
  .select(['e.joint_id', 'e.id as entry_id', 'e.student_id', 'e.amount_cents'])
  .select([
    toProfileNameSql('student', UNKNOWN_STUDENT_NAME).as('student_name'),
    sql<boolean>`undo.id is not null`.as('reversed'),
  ])
  .$narrowType<{ joint_id: string }>();
/** The part of one student in a payment for several. */
export type JointPartRecord = RowOf<typeof jointParts>;

/** The parts of payments for several students, by name. */
export const fetchJointParts = (connection: Sql, jointIds: readonly string[]): Promise<JointPartRecord[]> =>
  fetchRows(
    connection,
    jointParts
      .where('e.joint_id', '=', sql<string>`any(${jointIds}::uuid[])`)
      .orderBy(toNameOrderSql('student'))
      .orderBy('e.id'),
  );

/** The entry with this id, or those of the payment for several students with this id. */
export const fetchEntryParts = (connection: Sql, id: string): Promise<MoneyEntryRecord[]> =>
  fetchRows(
    connection,
    entries
      .where((eb) => eb.or([eb('e.id', '=', id), eb('e.joint_id', '=', id)]))
      .orderBy(toNameOrderSql('student'))
      .orderBy('e.id'),
  );

/** The day on which a purchase or payment was reversed; null if it was not. A purchase of an early log can be reversed as either. */
export const fetchReversalDay = async (
  connection: Sql,
  entry: string,
  kind: 'purchase-reversed' | 'payment-reversed',
): Promise<string | null> => {
  const reversal = queryBuilder
    .selectFrom('money_entries as e')
    .where('e.reverses', '=', entry)
    .where('e.kind', '=', kind)
    .select('e.recorded_on');
  return (await fetchFirstRow(connection, reversal))?.recorded_on ?? null;
};

const dueAccounts = queryBuilder
  .selectFrom('money_accounts as a')
  .innerJoin('profiles as student', 'student.id', 'a.student_id')
  .select(['a.student_id', 'student.name as student_name', toFormerSql('student').as('is_former')])
  .select(['a.open_cents', 'a.credit_cents', 'a.to_return_cents', 'a.owed_cents', 'a.owed_since'])
  .where('a.open_cents', '>', 0)
  .$narrowType<{ owed_since: string }>();
export type BalanceDueRecord = RowOf<typeof dueAccounts>;

const dueCursorSchema = z.tuple([civilDate, z.uuid()]);

/** Which balances due are listed. */
export interface BalancesDueSelection {
  /** Only what was bought before this day. */
  readonly before?: string | undefined;
  /** Id of a group, for those who are in it now. */
  readonly group?: string | undefined;
}

const selectBalancesDue = ({ before, group }: BalancesDueSelection) =>
  dueAccounts.where((eb) =>
    eb.and([
      ...toOptionalCondition(before, (day) => eb('a.owed_since', '<', day)),
      ...toGroupConditions(sql.ref('a.student_id'), group),
    ]),
  );

const dueSums = (selection: BalancesDueSelection) =>
  selectBalancesDue(selection)
    .clearSelect()
    .select([countAll.as('count'), sql<number>`coalesce(sum(a.open_cents), 0)::float8`.as('open_cents')]);

/** The number of these students on all pages, and the sum of what is open. */
export const sumBalancesDue = (
  connection: Sql,
  selection: BalancesDueSelection,
): Promise<RowOf<ReturnType<typeof dueSums>>> => fetchOnlyRow(connection, dueSums(selection));

/** A page of the students for whom something is owed, the oldest first. Throws InvalidCursorError. */
export const fetchBalancesDue = async (
  connection: Sql,
  { cursor, limit, ...selection }: BalancesDueSelection & { cursor?: string | undefined; limit: number },
): Promise<Page<BalanceDueRecord>> => {
  const after = cursor === undefined ? undefined : decodeCursor(dueCursorSchema, cursor);
  const found = await fetchRows(
    connection,
    selectBalancesDue(selection)
      .where((eb) =>
        eb.and(
          toOptionalCondition(after, ([day, id]) =>
            eb(eb.refTuple('a.owed_since', 'a.student_id'), '>', eb.tuple(day, id)),
          ),
        ),
      )
      .orderBy('a.owed_since')
      .orderBy('a.student_id')
      .limit(limit + 1),
  );
  return toPage(found, limit, ({ owed_since, student_id }) => [owed_since, student_id]);
};

const accountsToReturn = queryBuilder
  .selectFrom('money_accounts as a')
  .innerJoin('profiles as p', 'p.id', 'a.student_id')
  .select(['a.student_id', 'p.name as student_name', toFormerSql('p').as('is_former'), 'a.to_return_cents'])
  .where('a.to_return_cents', '>', 0);
export type MoneyToReturnRecord = RowOf<typeof accountsToReturn>;

type MoneyToReturnSelection = Pick<BalancesDueSelection, 'group'>;

const selectMoneyToReturn = ({ group }: MoneyToReturnSelection) =>
  accountsToReturn.where((eb) => eb.and(toGroupConditions(sql.ref('a.student_id'), group)));

const toReturnSums = (selection: MoneyToReturnSelection) =>
  selectMoneyToReturn(selection)
    .clearSelect()
    .select([countAll.as('count'), sql<number>`coalesce(sum(a.to_return_cents), 0)::float8`.as('to_return_cents')]);

/** The number of these students on all pages, and the sum of what is to be returned. */
export const sumMoneyToReturn = (
  connection: Sql,
  selection: MoneyToReturnSelection,
): Promise<RowOf<ReturnType<typeof toReturnSums>>> => fetchOnlyRow(connection, toReturnSums(selection));

/** A page of the students for whom money of reversed purchases is to be returned, by name. Throws InvalidCursorError. */
export const fetchMoneyToReturn = async (
  connection: Sql,
  { cursor, limit, ...selection }: MoneyToReturnSelection & { cursor?: string | undefined; limit: number },
): Promise<Page<MoneyToReturnRecord>> => {
  const found = await fetchRows(
    connection,
    selectMoneyToReturn(selection)
      .where((eb) => eb.and(toNameCursorConditions(cursor)))
      .orderBy(toNameOrderSql())
      .orderBy('p.id')
      .limit(limit + 1),
  );
  return toPage(found, limit, ({ student_name: name, student_id: id }) => toNameCursor({ name, id }));
};

const isNotReversed = (alias: string) =>
  sql<SqlBool>`not exists (select from money_entries u where u.reverses = ${sql.ref(`${alias}.id`)} and ${isReversalOf('u', alias)})`;

/** The duplicates that were recorded since a day. The earlier entries are bounded by days as well, so that not all are read. */
const selectDuplicates = (since: string) =>
  queryBuilder
    .selectFrom('money_entries as e')
    .innerJoin('money_entries as earlier', (join) =>
      join
        .onRef('earlier.student_id', '=', 'e.student_id')
        .onRef('earlier.kind', '=', 'e.kind')
        .onRef('earlier.amount_cents', '=', 'e.amount_cents')
        .onRef('earlier.version', '<', 'e.version')
        .on(sql<SqlBool>`e.recorded_on - earlier.recorded_on <= ${sql.lit(DUPLICATE_DAYS)}`),
    )
    .where('e.recorded_on', '>=', since)
    .where('earlier.recorded_on', '>=', addDays(since, -DUPLICATE_DAYS))
    .where(sql<SqlBool>`e.kind in ('purchase', 'payment') and earlier.kind in ('purchase', 'payment')`)
    .where('e.amount_cents', '>', 0)
    .where('e.duplicate_cleared', '=', sql.lit(false))
    .where(isNotReversed('e'))
    .where(isNotReversed('earlier'));

/**
 * The newest purchases and payments that were recorded since a day and equal an earlier one of the same student within
 * DUPLICATE_DAYS: their ids, each with the id of the earlier entry. Reversed ones and those that an owner has cleared are left out.
 */
export const fetchPossibleDuplicates = (
  connection: Sql,
  { since, limit }: { since: string; limit: number },
): Promise<{ id: string; earlier: string }[]> =>
  fetchRows(
    connection,
    selectDuplicates(since)
      .select(['e.id', sql<string>`max(earlier.id::text)`.as('earlier')])
      .groupBy(['e.id', 'e.created_at'])
      .orderBy('e.created_at', 'desc')
      .limit(limit),
  );

/** The number of these duplicates. */
export const countPossibleDuplicates = async (connection: Sql, since: string): Promise<number> => {
  const counted = selectDuplicates(since).select(sql<number>`count(distinct e.id)::int`.as('count'));
  return (await fetchFirstRow(connection, counted))?.count ?? 0;
};

/** @public */
export const samples: QuerySamples<typeof import('./money-query.ts')> = {
  fetchMoneyAccount: [[sample.id]],
  fetchMoneyEntriesOfStudent: samplePages({ from: sample.day, to: sample.day, cursor: encodeCursor([1]) }).map(
    (filters) => [sample.id, filters] as const,
  ),
  fetchMoneyEntries: [[[sample.id]]],
  fetchJointParts: [[[sample.id]]],
  fetchEntryParts: [[sample.id]],
  fetchReversalDay: [[sample.id, 'payment-reversed']],
  fetchBalancesDue: samplePages({ before: sample.day, cursor: encodeCursor([sample.day, sample.id]) }).map(
    (filters) => [filters] as const,
  ),
  sumBalancesDue: [[{}], [{ before: sample.day, group: sample.id }]],
  fetchMoneyToReturn: samplePages({ group: sample.id, cursor: sample.nameCursor }).map((filters) => [filters] as const),
  sumMoneyToReturn: [[{}], [{ group: sample.id }]],
  fetchPossibleDuplicates: [[{ since: sample.day, limit: sample.limit }]],
  countPossibleDuplicates: [[sample.day]],
};
