import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchFirstRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { toActorNameSql, toNameOrderSql } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const current = queryBuilder.selectFrom('family_access as f').where('f.ended_at', 'is', null);

/** The current students whose classes a family account sees, by name. */
export const fetchChildrenOfFamily = (
  connection: Sql,
  accountId: string,
): Promise<{ id: string; name: string; email: string }[]> =>
  fetchRows(
    connection,
    current
      .innerJoin('profiles as p', 'p.id', 'f.student_id')
      .where('f.account_id', '=', accountId)
      .where('p.archived_at', 'is', null)
      .select(['p.id', 'p.name', 'p.email'])
      .orderBy(toNameOrderSql())
      .orderBy('p.id'),
  );

/** The other current students whom a family account of this student sees, by name. */
export const fetchSiblings = (connection: Sql, studentId: string): Promise<{ id: string; name: string }[]> =>
  fetchRows(
    connection,
    current
      .innerJoin('family_access as own', 'own.account_id', 'f.account_id')
      .innerJoin('profiles as p', 'p.id', 'f.student_id')
      .where('own.student_id', '=', studentId)
      .where('own.ended_at', 'is', null)
      .where('f.student_id', '<>', studentId)
      .where('p.archived_at', 'is', null)
      .select(['p.id', 'p.name'])
      .groupBy(['p.id', 'p.name'])
      .orderBy(toNameOrderSql())
      .orderBy('p.id'),
  );

/** When the current access of a family account to a current student began; undefined without one. */
export const fetchFamilyAccessStart = async (
  connection: Sql,
  { accountId, studentId }: { readonly accountId: string; readonly studentId: string },
): Promise<string | undefined> => {
  const query = current
    .innerJoin('profiles as p', 'p.id', 'f.student_id')
    .where('f.account_id', '=', accountId)
    .where('f.student_id', '=', studentId)
    .where('p.archived_at', 'is', null)
    .select('f.since');
  return (await fetchFirstRow(connection, query))?.since ?? undefined;
};

/** The current children of these family accounts, in no order. */
export const fetchChildrenOfFamilies = (
  connection: Sql,
  accountIds: readonly string[],
): Promise<{ account_id: string | null; student_id: string }[]> =>
  fetchRows(
    connection,
    current
      .where('f.account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
      .select(['f.account_id', 'f.student_id']),
  );

const families = current
  .leftJoin('profiles as actor', 'actor.id', 'f.invited_by')
  .selectAll('f')
  .select(toActorNameSql('actor').as('invited_by_name'));

/** An open or expired invitation, or a family account that sees the student's classes. */
export type FamilyRecord = RowOf<typeof families>;

/** The invitations and family accounts of a student, oldest first. */
export const fetchFamiliesOfStudent = (connection: Sql, studentId: string): Promise<FamilyRecord[]> =>
  fetchRows(connection, families.where('f.student_id', '=', studentId).orderBy('f.invited_at').orderBy('f.id'));

/** The invitations of former tutors that somebody could use on a day. */
export const fetchInvitationsOfFormerTutors = (
  connection: Sql,
  day: string,
): Promise<{ id: string; student_id: string; invited_by: string }[]> =>
  fetchRows(
    connection,
    current
      .innerJoin('profiles as p', 'p.id', 'f.invited_by')
      .where('p.archived_at', 'is not', null)
      .where('f.account_id', 'is', null)
      .where('f.until', '>=', day)
      .select(['f.id', 'f.student_id', 'f.invited_by']),
  );

/** The current access of family accounts that began before an instant, to current students. */
export const fetchFamiliesBefore = (
  connection: Sql,
  before: string,
): Promise<{ account_id: string; student_id: string; name: string }[]> =>
  fetchRows(
    connection,
    current
      .innerJoin('profiles as p', 'p.id', 'f.student_id')
      .where('p.archived_at', 'is', null)
      .where('f.account_id', 'is not', null)
      .where('f.since', '<', before)
      .select(['f.account_id', 'f.student_id', 'p.name'])
      .orderBy('f.student_id')
      .orderBy('f.id')
      .$narrowType<{ account_id: string }>(),
  );

/** @public */
export const samples: QuerySamples<typeof import('./family-access-query.ts')> = {
  fetchChildrenOfFamily: [[sample.id]],
  fetchSiblings: [[sample.id]],
  fetchFamilyAccessStart: [[{ accountId: sample.id, studentId: sample.id }]],
  fetchChildrenOfFamilies: [[[sample.id]]],
  fetchFamiliesOfStudent: [[sample.id]],
  fetchInvitationsOfFormerTutors: [[sample.day]],
  fetchFamiliesBefore: [[sample.instant]],
};
