/** What students say is wrong with their classes. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import {
  countAll,
  createColumnRefs,
  pickColumns,
  toActorOrFamilyNameSql,
  toProfileNameSql,
  toRowDaySql,
  UNKNOWN_STUDENT_NAME,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const former = createColumnRefs('profiles', 'p');

const casesWithStudents = queryBuilder
  .selectFrom('cases as c')
  .leftJoin('profiles as p', 'p.id', 'c.student_id')
  .select(['c.id', 'c.student_id', toProfileNameSql('p', UNKNOWN_STUDENT_NAME).as('student_name')])
  .select(['c.row_id', 'c.kind', 'c.state', 'c.opened_at', 'c.waits_since', 'c.resolved_at']);
export type CaseRecord = RowOf<typeof casesWithStudents>;

const isCurrent = sql<SqlBool>`${former('archived_at')} is null`;

/** Unresolved cases of current students: the one that waits longest comes first. */
export const fetchUnresolvedCases = (connection: Sql, limit: number): Promise<CaseRecord[]> =>
  fetchRows(
    connection,
    casesWithStudents
      .where('c.waits_since', 'is not', null)
      .where(isCurrent)
      .orderBy('c.waits_since')
      .orderBy('c.id')
      .limit(limit),
  );

/** Resolved cases, newest first. */
export const fetchResolvedCases = (connection: Sql, limit: number): Promise<CaseRecord[]> =>
  fetchRows(
    connection,
    casesWithStudents
      .where('c.resolved_at', 'is not', null)
      .orderBy('c.resolved_at', 'desc')
      .orderBy('c.id')
      .limit(limit),
  );

/** The newest cases of one student. */
export const fetchCasesOfStudent = (connection: Sql, studentId: string, limit: number): Promise<CaseRecord[]> =>
  fetchRows(
    connection,
    casesWithStudents.where('c.student_id', '=', studentId).orderBy('c.opened_at', 'desc').orderBy('c.id').limit(limit),
  );

const messages = queryBuilder
  .selectFrom('case_messages as m')
  .leftJoin('profiles as actor', 'actor.id', 'm.actor_id')
  .select(
    pickColumns('case_messages', 'm', ['id', 'case_id', 'what', 'text', 'correction_id', 'by_family', 'created_at']),
  )
  .select([
    toActorOrFamilyNameSql('actor', sql.ref('m.actor_id')).as('actor_name'),
    toRowDaySql(sql.ref('m.correction_id')).as('correction_on'),
  ]);

/** What was written in these cases, oldest first. `text` is sealed. */
export const fetchCaseMessages = (connection: Sql, caseIds: readonly string[]): Promise<RowOf<typeof messages>[]> =>
  fetchRows(
    connection,
    messages.where('m.case_id', '=', sql<string>`any(${caseIds}::uuid[])`).orderBy('m.case_id').orderBy('m.version'),
  );

/** The number of unresolved cases of current students, and since when the oldest one waits. */
export const fetchOpenCaseFigures = (connection: Sql): Promise<{ total: number; oldest_at: string | null }> =>
  fetchOnlyRow(
    connection,
    queryBuilder
      .selectFrom('cases as c')
      .leftJoin('profiles as p', 'p.id', 'c.student_id')
      .where('c.waits_since', 'is not', null)
      .where(isCurrent)
      .select(({ fn }) => [countAll.as('total'), fn.min<string | null>('c.waits_since').as('oldest_at')]),
  );

/** @public */
export const samples: QuerySamples<typeof import('./cases-query.ts')> = {
  fetchUnresolvedCases: [[sample.limit]],
  fetchResolvedCases: [[sample.limit]],
  fetchCasesOfStudent: [[sample.id, sample.limit]],
  fetchCaseMessages: [[[sample.id]]],
  fetchOpenCaseFigures: [[]],
};
