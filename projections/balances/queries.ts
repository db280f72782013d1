import type { Sql } from 'postgres';
import { inOrderOfNames } from '../names.ts';

/** A student with both balances, in classes. */
export interface StudentRecord {
  id: string;
  name: string;
  email: string;
  role: 'student';
  classes_remaining: number;
  classes_total: number;
  classes_waiting: number;
  classes_uncovered: number;
  classes_attended: number;
  /** UTC instant, ISO 8601. */
  archived_at: string | null;
  created_at: string;
  version: number;
}

const student = (sql: Sql) => sql`
  p.id, p.name, p.email, p.role,
  b.classes_remaining, b.classes_total, b.classes_waiting, b.classes_uncovered, b.classes_attended,
  p.archived_at, p.created_at, b.version`;

/** Current students, or former (archived) ones, by name. */
export const listStudents = async (sql: Sql, { former }: { former: boolean }): Promise<StudentRecord[]> =>
  inOrderOfNames(
    await sql<StudentRecord[]>`
      select ${student(sql)}
      from profiles p
      join balances b on b.student_id = p.id
      where p.role = 'student' and (p.archived_at is not null) = ${former}`,
  );

/** One student, archived or not; undefined when there is none. */
export const studentById = async (sql: Sql, id: string): Promise<StudentRecord | undefined> => {
  const [row] = await sql<StudentRecord[]>`
    select ${student(sql)}
    from profiles p
    join balances b on b.student_id = p.id
    where p.role = 'student' and p.id = ${id}`;
  return row;
};
