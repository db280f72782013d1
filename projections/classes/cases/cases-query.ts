/** What is said to be wrong with the classes of students. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import {
  countAll,
  countWhere,
  createColumnRefs,
  pickColumns,
  toActorNameSql,
  toActorOrFamilyNameSql,
  toOptionalCondition,
  toProfileNameSql,
  toRowDaySql,
  UNKNOWN_STUDENT_NAME,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const former = createColumnRefs('profiles', 'p');

const cases = queryBuilder
  .selectFrom('cases as c')
  .leftJoin('profiles as p', 'p.id', 'c.student_id')
  .select(toProfileNameSql('p', UNKNOWN_STUDENT_NAME).as('student_name'))
  .select(pickColumns('cases', 'c', ['id', 'student_id', 'row_id', 'row_proof', 'period_from', 'period_to', 'kind']))
  .select(pickColumns('cases', 'c', ['asker', 'asker_name', 'channel', 'asked_on', 'state', 'opened_at']))
  .select(pickColumns('cases', 'c', ['waits_since', 'resolved_at']));
/** A case as students and families may see it. */
export type CaseRecord = RowOf<typeof cases>;

const listedCases = cases
  // Nobody is responsible for the case of a tutor who has left.
  .leftJoin('profiles as assignee', (join) =>
    join.onRef('assignee.id', '=', 'c.assignee_id').on('assignee.archived_at', 'is', null),
  )
  .select(['assignee.id as assignee_id', 'assignee.name as assignee_name', 'c.due_on', 'c.version']);
/** A case as tutors see it, with who is responsible for it and until when. */
export type ListedCaseRecord = RowOf<typeof listedCases>;

const isCurrent = sql<SqlBool>`${former('archived_at')} is null`;

/** Which cases are listed. */
export interface CaseSelection {
  /** Id of a tutor: only those for which they are responsible. */
  readonly assignee?: string | undefined;
  readonly limit: number;
}

const selectCases = ({ assignee, limit }: CaseSelection) =>
  listedCases.where((eb) => eb.and(toOptionalCondition(assignee, (id) => eb('assignee.id', '=', id)))).limit(limit);

const selectUnresolvedCases = (selection: CaseSelection) =>
  selectCases(selection).where('c.waits_since', 'is not', null).where(isCurrent);

/** Unresolved cases of current students that should have been resolved before a day: the most overdue one comes first. */
export const fetchOverdueCases = (
  connection: Sql,
  today: string,
  selection: CaseSelection,
): Promise<ListedCaseRecord[]> =>
  fetchRows(
    connection,
    selectUnresolvedCases(selection).where('c.due_on', '<', today).orderBy('c.due_on').orderBy('c.id'),
  );

/** The other unresolved cases of current students: the one that waits longest comes first. */
export const fetchCasesInTime = (
  connection: Sql,
  today: string,
  selection: CaseSelection,
): Promise<ListedCaseRecord[]> =>
  fetchRows(
    connection,
    selectUnresolvedCases(selection).where('c.due_on', '>=', today).orderBy('c.waits_since').orderBy('c.id'),
  );

/** Resolved cases, newest first. */
export const fetchResolvedCases = (connection: Sql, selection: CaseSelection): Promise<ListedCaseRecord[]> =>
  fetchRows(
    connection,
    selectCases(selection).where('c.resolved_at', 'is not', null).orderBy('c.resolved_at', 'desc').orderBy('c.id'),
  );

/** The newest cases of one student. */
export const fetchCasesOfStudent = (connection: Sql, studentId: string, limit: number): Promise<CaseRecord[]> =>
  fetchRows(
    connection,
    cases.where('c.student_id', '=', studentId).orderBy('c.opened_at', 'desc').orderBy('c.id').limit(limit),
  );

const messages = queryBuilder
  .selectFrom('case_messages as m')
  .leftJoin('profiles as actor', 'actor.id', 'm.actor_id')
  .leftJoin('money_entries as refund', 'refund.id', 'm.refund_id')
  .select(
    pickColumns('case_messages', 'm', [
      ...(['id', 'case_id', 'what', 'text', 'correction_id', 'refund_id', 'packet_id'] as const),
      ...(['by_family', 'created_at'] as const),
    ]),
  )
  .select([
    toActorOrFamilyNameSql('actor', sql.ref('m.actor_id')).as('actor_name'),
    toRowDaySql(sql.ref('m.correction_id')).as('correction_on'),
    'refund.amount_cents as refund_cents',
    'refund.effective_on as refund_on',
  ]);

/** What was written in these cases, oldest first. `text` is sealed. */
export const fetchCaseMessages = (connection: Sql, caseIds: readonly string[]): Promise<RowOf<typeof messages>[]> =>
  fetchRows(
    connection,
    messages.where('m.case_id', '=', sql<string>`any(${caseIds}::uuid[])`).orderBy('m.case_id').orderBy('m.version'),
  );

const notes = queryBuilder
  .selectFrom('case_notes as n')
  .leftJoin('profiles as actor', 'actor.id', 'n.actor_id')
  .select(pickColumns('case_notes', 'n', ['id', 'case_id', 'text', 'created_at']))
  .select(toActorNameSql('actor').as('actor_name'));

/** What tutors noted about these cases, oldest first. Only tutors may read it. `text` is sealed. */
export const fetchCaseNotes = (connection: Sql, caseIds: readonly string[]): Promise<RowOf<typeof notes>[]> =>
  fetchRows(
    connection,
    notes.where('n.case_id', '=', sql<string>`any(${caseIds}::uuid[])`).orderBy('n.case_id').orderBy('n.version'),
  );

export interface OpenCaseFigures {
  readonly total: number;
  /** Since when the oldest one waits. */
  readonly oldest_at: string | null;
  readonly overdue: number;
}

/** The number of unresolved cases of current students, and of those that are overdue on a day. */
export const fetchOpenCaseFigures = (connection: Sql, today: string): Promise<OpenCaseFigures> =>
  fetchOnlyRow(
    connection,
    queryBuilder
      .selectFrom('cases as c')
      .leftJoin('profiles as p', 'p.id', 'c.student_id')
      .where('c.waits_since', 'is not', null)
      .where(isCurrent)
      .select(({ fn }) => [
        countAll.as('total'),
        fn.min<string | null>('c.waits_since').as('oldest_at'),
        countWhere(sql`c.due_on < ${today}`).as('overdue'),
      ]),
  );

const selections = [{ limit: sample.limit }, { limit: sample.limit, assignee: sample.id }];

/** @public */
export const samples: QuerySamples<typeof import('./cases-query.ts')> = {
  fetchOverdueCases: selections.map((selection) => [sample.day, selection] as const),
  fetchCasesInTime: selections.map((selection) => [sample.day, selection] as const),
  fetchResolvedCases: selections.map((selection) => [selection] as const),
  fetchCasesOfStudent: [[sample.id, sample.limit]],
  fetchCaseMessages: [[[sample.id]]],
  fetchCaseNotes: [[[sample.id]]],
  fetchOpenCaseFigures: [[sample.day]],
};
