import type { Sql } from 'postgres';
import { inOrderOfNames } from '#projections/names.ts';

/** Everybody who teaches here, by name, whether they did anything yet or not. */
export const allTutors = async (sql: Sql) =>
  inOrderOfNames(await sql<{ id: string; name: string }[]>`select id, name from profiles where role = 'tutor'`);
