import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder } from '../../query/database.ts';
import { toNameOrderSql } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import { sortByName } from '../../query/sort-by-name.ts';
import type { ProfileRow } from './projection.ts';

const profiles = queryBuilder.selectFrom('profiles as p');

/** One person, current or archived; undefined if there is none with this id. */
export const fetchProfile = (connection: Sql, id: string): Promise<ProfileRow | undefined> =>
  fetchFirstRow(connection, profiles.selectAll().where('p.id', '=', id));

/**
 * Whether somebody of the centre has acted for a student, and so knows them: enrolled them, recorded something about them, put
 * them into a group or assigned them homework. The program counts, because it enrols the students of an import.
 */
export const fetchIsKnownToCentre = async (connection: Sql, studentId: string): Promise<boolean> => {
  const query = sql<{ known: boolean }>`
    select exists (select from activity a where a.subject_id = ${studentId} and a.actor_role not in ('student', 'family'))
      or exists (select from group_memberships m where m.student_id = ${studentId})
      or exists (select from homework h where h.assigned @> jsonb_build_array(${studentId}::text)) as known`;
  return (await fetchOnlyRow(connection, query.compile(queryBuilder))).known;
};

/** Names of people by id, including archived people; ids without a profile are missing from the map. */
export const fetchNamesById = async (connection: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await fetchRows(connection, profiles.select(['p.id', 'p.name']).where('p.id', '=', anyOf(ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const everTutors = profiles
  .where('p.role', '=', 'tutor')
  .where('p.joined_at', 'is not', null)
  .where('p.erased_at', 'is', null);

/** All tutors by name, including archived ones, without those who were erased. */
export const fetchAllTutors = async (connection: Sql): Promise<{ id: string; name: string }[]> =>
  sortByName(await fetchRows(connection, everTutors.select(['p.id', 'p.name'])));

/** The tutors who are not archived, by name. */
export const fetchCurrentTutors = async (connection: Sql): Promise<{ id: string; name: string }[]> => {
  const current = everTutors.where('p.archived_at', 'is', null);
  return sortByName(await fetchRows(connection, current.select(['p.id', 'p.name'])));
};

/** All tutors and owners with their addresses, by name, including archived ones, without those who were erased. */
export const fetchPeopleOfCentre = async (connection: Sql) =>
  sortByName(
    await fetchRows(
      connection,
      everTutors.select(['p.id', 'p.name', 'p.email', 'p.owner', 'p.joined_at', 'p.archived_at']),
    ),
  );

/** Names of all students, including archived ones, in no order. */
export const fetchStudentNames = async (connection: Sql): Promise<string[]> => {
  const students = profiles.select('p.name').where('p.role', '=', 'student');
  return (await fetchRows(connection, students)).map(({ name }) => name);
};

/** The ids of all students, including archived ones, in no order. */
export const fetchStudentIds = async (connection: Sql): Promise<string[]> =>
  (await fetchRows(connection, profiles.select('p.id').where('p.role', '=', 'student'))).map(({ id }) => id);

/** Names of the centre's current owners, in the order of names, at most `limit`. */
export const fetchOwnerNames = async (connection: Sql, limit: number): Promise<string[]> => {
  const owners = profiles.select('p.name').where('p.owner', '=', sql.lit(true)).where('p.archived_at', 'is', null);
  const rows = await fetchRows(connection, owners.orderBy(toNameOrderSql()).orderBy('p.id').limit(limit));
  return rows.map(({ name }) => name);
};

/** Of the given ids, those that belong to students, with whether each student is archived. */
export const fetchStudentsAmong = (
  connection: Sql,
  ids: readonly string[],
): Promise<{ id: string; archived: boolean }[]> =>
  fetchRows(
    connection,
    profiles
      .select((eb) => ['p.id', eb('p.archived_at', 'is not', null).$castTo<boolean>().as('archived')])
      .where('p.role', '=', 'student')
      .where('p.id', '=', anyOf(ids)),
  );

export interface StudentWithAddress {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly archived: boolean;
}

/**
 * All current students, and the former ones with one of these addresses, which are in lower case. A former student is left out
 * if the import that made them was undone.
 */
export const fetchStudentsByAddressOrCurrent = (
  connection: Sql,
  emails: readonly string[],
): Promise<StudentWithAddress[]> =>
  fetchRows(
    connection,
    sql<StudentWithAddress>`
      select p.id, p.name, p.email, p.archived_at is not null as archived from profiles p
      where p.role = 'student' and (p.archived_at is null or lower(p.email) = any(${emails}) and not exists (
        select from activity a where a.subject_id = p.id and a.what = 'import-undone'))`.compile(queryBuilder),
  );

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** @public */
export const samples: QuerySamples<typeof import('./profiles-query.ts')> = {
  fetchProfile: [[sample.id]],
  fetchIsKnownToCentre: [[sample.id]],
  fetchNamesById: [[[sample.id]]],
  fetchAllTutors: [[]],
  fetchCurrentTutors: [[]],
  fetchPeopleOfCentre: [[]],
  fetchStudentNames: [[]],
  fetchStudentIds: [[]],
  fetchOwnerNames: [[sample.limit]],
  fetchStudentsAmong: [[[sample.id]]],
  fetchStudentsByAddressOrCurrent: [[['mia@rollbook.example']]],
};
