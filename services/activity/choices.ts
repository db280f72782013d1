import type { Sql } from 'postgres';
import { inOrderOfNames } from '#projections/names.ts';

interface Person {
  id: string;
  name: string;
}

/** Whom the activity can be narrowed to, by name: every student, and for an owner every tutor. */
export async function choicesFor(sql: Sql, { owner }: { owner: boolean }) {
  const rows = await sql<(Person & { role: string })[]>`select id, name, role from profiles`;
  const named = (role: string) =>
    inOrderOfNames(rows.filter((row) => row.role === role).map(({ id, name }): Person => ({ id, name })));
  return { people: owner ? named('tutor') : [], students: named('student') };
}
