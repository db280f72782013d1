import type { Sql } from 'postgres';
import { z } from 'zod';
import { isWellFormed } from '#events/values/shapes.ts';
import { matchesSearch, nameOrder } from './names.ts';
import { decodeCursor, type Page, page } from './page.ts';

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

export interface StudentFilters {
  /** Archived students instead of current ones. */
  readonly former: boolean;
  /** Words of the name or the e-mail. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface StudentPage<Row> extends Page<Row> {
  /** Of all that the filters let through. */
  readonly total: number;
}

export type StudentName = Pick<StudentRecord, 'id' | 'name' | 'email'>;

const student = (sql: Sql) => sql`
  p.id, p.name, p.email, p.role,
  b.classes_remaining, b.classes_total, b.classes_waiting, b.classes_uncovered, b.classes_attended,
  p.archived_at, p.created_at, b.version`;

const place = z.tuple([z.string().refine(isWellFormed), z.uuid()]);

/** After the row of a name and an id in the order of names. */
export const afterName = (sql: Sql, cursor: string | undefined) => {
  if (cursor === undefined) return sql``;
  const [name, id] = decodeCursor(place, cursor);
  return sql`and (${nameOrder(sql)}, p.id) > (${name} collate "en-x-icu", ${id})`;
};

/** Where a page of people ends. */
export const namePlace = ({ name, id }: { name: string; id: string }) => [name, id] as const;

const filtered = (sql: Sql, { former, search }: StudentFilters) => sql`
  p.role = 'student' and (p.archived_at is not null) = ${former} ${matchesSearch(sql, search)}`;

const countOf = async (sql: Sql, filters: StudentFilters): Promise<number> => {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from profiles p where ${filtered(sql, filters)}`;
  return row.total;
};

/** Current students, or former (archived) ones, by name. Throws InvalidCursor. */
export const studentsPage = async (sql: Sql, filters: StudentFilters): Promise<StudentPage<StudentRecord>> => {
  const { cursor, limit } = filters;
  const [total, rows] = await Promise.all([
    countOf(sql, filters),
    sql<StudentRecord[]>`
      select ${student(sql)}
      from profiles p
      join balances b on b.student_id = p.id
      where ${filtered(sql, filters)} ${afterName(sql, cursor)}
      order by ${nameOrder(sql)}, p.id
      limit ${limit + 1}`,
  ]);
  return { ...page(rows, limit, namePlace), total };
};

/** As studentsPage, without balances: what somebody needs who is to choose among students. */
export const studentNamesPage = async (sql: Sql, filters: StudentFilters): Promise<StudentPage<StudentName>> => {
  const { cursor, limit } = filters;
  const [total, rows] = await Promise.all([
    countOf(sql, filters),
    sql<StudentName[]>`
      select p.id, p.name, p.email
      from profiles p
      where ${filtered(sql, filters)} ${afterName(sql, cursor)}
      order by ${nameOrder(sql)}, p.id
      limit ${limit + 1}`,
  ]);
  return { ...page(rows, limit, namePlace), total };
};

/** How many current students there are, and how many of them somebody should look at. */
export interface StudentCounts {
  students: number;
  /** With an uncovered class. */
  uncovered: number;
  /** With at most `low` classes remaining. */
  low: number;
  /** With classes waiting over the limit. */
  waiting: number;
}

export const studentCounts = async (sql: Sql, low: number): Promise<StudentCounts> => {
  const [counts] = await sql<[StudentCounts]>`
    select count(*)::int as students,
      (count(*) filter (where b.classes_uncovered > 0))::int as uncovered,
      (count(*) filter (where b.classes_remaining <= ${low}))::int as low,
      (count(*) filter (where b.classes_waiting > 0))::int as waiting
    from profiles p
    join balances b on b.student_id = p.id
    where p.role = 'student' and p.archived_at is null`;
  return counts;
};

/** One student, archived or not; undefined when there is none. */
export const studentById = async (sql: Sql, id: string): Promise<StudentRecord | undefined> => {
  const [row] = await sql<StudentRecord[]>`
    select ${student(sql)}
    from profiles p
    join balances b on b.student_id = p.id
    where p.role = 'student' and p.id = ${id}`;
  return row;
};
