import type { Sql } from 'postgres';
import type { ProfileRow } from '../profiles/projection.ts';
import { inOrderOfNames } from './names.ts';

/** One person, archived ones included; undefined when there is none. */
export const profileById = async (sql: Sql, id: string): Promise<ProfileRow | undefined> => {
  const [row] = await sql<ProfileRow[]>`
    select id, name, email, role, owner, archived_at, created_at from profiles where id = ${id}`;
  return row;
};

/** Names of people, archived ones included; unknown ids are left out. */
export const namesByIds = async (sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; name: string }[]>`
    select id, name from profiles where id = any(${ids as string[]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Everybody who teaches here, by name, whether they did anything yet or not. */
export const allTutors = async (sql: Sql): Promise<{ id: string; name: string }[]> =>
  inOrderOfNames(await sql<{ id: string; name: string }[]>`select id, name from profiles where role = 'tutor'`);

/** Names of those who teach here now. */
export const currentTutorNames = async (sql: Sql): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`select name from profiles where role = 'tutor' and archived_at is null`;
  return rows.map(({ name }) => name);
};

/** Names of the first current owners of the centre. */
export const ownerNames = async (sql: Sql, limit: number): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select name from profiles where owner and archived_at is null order by name collate "en-x-icu", id limit ${limit}`;
  return rows.map(({ name }) => name);
};

/** Of these people, the students, current and former. */
export const studentsAmong = async (sql: Sql, ids: readonly string[]): Promise<{ id: string; archived: boolean }[]> =>
  sql<{ id: string; archived: boolean }[]>`
    select id, archived_at is not null as archived from profiles
    where role = 'student' and id = any(${ids as string[]}::uuid[])`;
