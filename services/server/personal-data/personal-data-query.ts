/** Rows about one student that no screen lists in full. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchRows, queryBuilder } from '#projections/query/database.ts';
import { pickColumns, toRowDaySql } from '#projections/query/query-fragments.ts';
import { type QuerySamples, sample } from '#projections/query/query-samples.ts';

/** Every day for which an absence was reported, also of reports that were withdrawn. The reason is sealed. */
export const fetchAllAbsences = (connection: Sql, studentId: string) =>
  fetchRows(
    connection,
    queryBuilder
      .selectFrom('absence_reports as r')
      .where('r.student_id', '=', studentId)
      .select(pickColumns('absence_reports', 'r', ['date', 'reason', 'reported_at', 'by_centre', 'withdrawn_at']))
      .orderBy('r.date'),
  );

/** The groups in which a student is or was. */
export const fetchGroupMemberships = (connection: Sql, studentId: string) =>
  fetchRows(
    connection,
    queryBuilder
      .selectFrom('group_memberships as m')
      .innerJoin('groups as g', 'g.id', 'm.group_id')
      .where('m.student_id', '=', studentId)
      .select(['g.name', 'm.joined_at', 'm.left_at'])
      .orderBy('m.joined_at'),
  );

/** The invitations and accesses of families, without who they are. */
export const fetchFamilyAccesses = (connection: Sql, studentId: string) =>
  fetchRows(
    connection,
    queryBuilder
      .selectFrom('family_access')
      .where('student_id', '=', studentId)
      .select(['account_id', 'invited_at', 'since', 'ended_at'])
      .orderBy('invited_at'),
  );

/** Every notification of a student. */
export const fetchAllNotifications = (connection: Sql, studentId: string) =>
  fetchRows(
    connection,
    queryBuilder
      .selectFrom('notifications as n')
      .leftJoin('homework as h', 'h.id', 'n.homework_id')
      .leftJoin('practice_sessions as p', 'p.id', 'n.session_id')
      .where('n.student_id', '=', studentId)
      .select(['n.what', 'n.homework_id', 'h.title as homework_title', 'n.session_id', 'p.subject', 'n.grade'])
      .select(['n.from_grade', 'n.points', 'n.assigned', 'n.created_at'])
      .orderBy('n.created_at'),
  );

/** The day of class of the row that each case of a student is about; null for a case about no row. */
export const fetchCaseRowDays = (connection: Sql, studentId: string) =>
  fetchRows(
    connection,
    queryBuilder
      .selectFrom('cases as c')
      .where('c.student_id', '=', studentId)
      .select(['c.id', toRowDaySql(sql.ref('c.row_id')).as('row_on')]),
  );

/** The ids of what an account wrote in the cases of a student. */
export const fetchCaseMessageIds = async (
  connection: Sql,
  { studentId, actorId }: { readonly studentId: string; readonly actorId: string },
): Promise<ReadonlySet<string>> => {
  const rows = await fetchRows(
    connection,
    queryBuilder
      .selectFrom('case_messages as m')
      .innerJoin('cases as c', 'c.id', 'm.case_id')
      .where('c.student_id', '=', studentId)
      .where('m.actor_id', '=', actorId)
      .select('m.id'),
  );
  return new Set(rows.map(({ id }) => id));
};

/** The ids of a student's practice sessions, from the first one on. */
export const fetchPracticeSessionIds = async (connection: Sql, studentId: string): Promise<string[]> => {
  const rows = await fetchRows(
    connection,
    queryBuilder
      .selectFrom('practice_sessions')
      .where('student_id', '=', studentId)
      .select('id')
      .orderBy('started_at')
      .orderBy('id'),
  );
  return rows.map(({ id }) => id);
};

/** @public */
export const samples: QuerySamples<typeof import('./personal-data-query.ts')> = {
  fetchAllAbsences: [[sample.id]],
  fetchGroupMemberships: [[sample.id]],
  fetchFamilyAccesses: [[sample.id]],
  fetchAllNotifications: [[sample.id]],
  fetchPracticeSessionIds: [[sample.id]],
  fetchCaseRowDays: [[sample.id]],
  fetchCaseMessageIds: [[{ studentId: sample.id, actorId: sample.id }]],
};
