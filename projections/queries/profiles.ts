import { sql } from 'kysely';
import type { Sql } from 'postgres';
import type { ProfileRow } from '../profiles/projection.ts';
import { db, fetchRow, fetchRows } from './database.ts';
import { inOrderOfNames } from './names.ts';
import { nameOrder } from './query-fragments.ts';

const profiles = db.selectFrom('profiles as p');

/** One person, archived ones included; undefined when there is none. */
export const profileById = (connection: Sql, id: string): Promise<ProfileRow | undefined> =>
  fetchRow(connection, profiles.selectAll().where('p.id', '=', id));

/** Names of people, archived ones included; unknown ids are left out. */
export const namesByIds = async (connection: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await fetchRows(connection, profiles.select(['p.id', 'p.name']).where('p.id', '=', anyOf(ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Everybody who teaches here, by name, whether they did anything yet or not. */
export const allTutors = async (connection: Sql): Promise<{ id: string; name: string }[]> =>
  inOrderOfNames(await fetchRows(connection, profiles.select(['p.id', 'p.name']).where('p.role', '=', 'tutor')));

/** Names of those who teach here now. */
export const currentTutorNames = async (connection: Sql): Promise<string[]> => {
  const tutors = profiles.select('p.name').where('p.role', '=', 'tutor').where('p.archived_at', 'is', null);
  return (await fetchRows(connection, tutors)).map(({ name }) => name);
};

/** Names of the first current owners of the centre. */
export const ownerNames = async (connection: Sql, limit: number): Promise<string[]> => {
  const owners = profiles.select('p.name').where('p.owner', '=', sql.lit(true)).where('p.archived_at', 'is', null);
  const rows = await fetchRows(connection, owners.orderBy(nameOrder()).orderBy('p.id').limit(limit));
  return rows.map(({ name }) => name);
};

/** Of these people, the students, current and former. */
export const studentsAmong = (connection: Sql, ids: readonly string[]): Promise<{ id: string; archived: boolean }[]> =>
  fetchRows(
    connection,
    profiles
      .select((eb) => ['p.id', eb('p.archived_at', 'is not', null).$castTo<boolean>().as('archived')])
      .where('p.role', '=', 'student')
      .where('p.id', '=', anyOf(ids)),
  );

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
