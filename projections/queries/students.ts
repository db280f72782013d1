import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { isWellFormed } from '#events/values/shapes.ts';
import { db, fetchOneRow, fetchRow, fetchRows, type RowOf } from './database.ts';
import { matchesSearch } from './names.ts';
import { decodeCursor, type Page, toPage } from './page.ts';
import { columnsOf, countAll, countWhere, nameOrder, whenGiven } from './query-fragments.ts';

const student = sql.lit<'student'>('student');

const students = db
  .selectFrom('profiles as p')
  .innerJoin('balances as b', 'b.student_id', 'p.id')
  .where('p.role', '=', student)
  .select(['p.id', 'p.name', 'p.email', sql<'student'>`p.role`.as('role')])
  .select(['b.classes_remaining', 'b.classes_total', 'b.classes_waiting', 'b.classes_uncovered', 'b.classes_attended'])
  .select(['p.archived_at', 'p.created_at', 'b.version']);

/** A student with both balances, in classes. */
export type StudentRecord = RowOf<typeof students>;

const studentNames = db.selectFrom('profiles as p').where('p.role', '=', student).select(['p.id', 'p.name', 'p.email']);

export type StudentName = RowOf<typeof studentNames>;

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

const p = columnsOf('profiles', 'p');
const place = z.tuple([z.string().refine(isWellFormed), z.uuid()]);

/** After the row of `profiles as p` at a cursor, in the order of names; no condition without a cursor. */
export const afterName = (cursor: string | undefined): Expression<SqlBool>[] =>
  whenGiven(cursor, (given) => {
    const [name, id] = decodeCursor(place, given);
    return sql<SqlBool>`(${nameOrder()}, ${p('id')}) > (${name} collate "en-x-icu", ${id})`;
  });

/** Where a toPage of people ends. */
export const namePlace = ({ name, id }: { name: string; id: string }) => [name, id] as const;

/** Whether students are former or current ones, in the words of the index `profiles_by_name`. */
export const isFormer = (former: boolean) => sql<SqlBool>`(${p('archived_at')} is not null) = ${former}`;

const filtered = ({ former, search }: StudentFilters) => [isFormer(former), ...matchesSearch(search)];

const countOf = async (connection: Sql, filters: StudentFilters): Promise<number> => {
  const count = db.selectFrom('profiles as p').where('p.role', '=', student).select(countAll.as('total'));
  return (
    await fetchOneRow(
      connection,
      count.where((eb) => eb.and(filtered(filters))),
    )
  ).total;
};

/** Current students, or former (archived) ones, by name. Throws InvalidCursor. */
export const studentsPage = async (connection: Sql, filters: StudentFilters): Promise<StudentPage<StudentRecord>> => {
  const query = students.where((eb) => eb.and([...filtered(filters), ...afterName(filters.cursor)]));
  const [total, rows] = await Promise.all([
    countOf(connection, filters),
    fetchRows(
      connection,
      query
        .orderBy(nameOrder())
        .orderBy('p.id')
        .limit(filters.limit + 1),
    ),
  ]);
  return { ...toPage(rows, filters.limit, namePlace), total };
};

/** As studentsPage, without balances: what somebody needs who is to choose among students. */
export const studentNamesPage = async (connection: Sql, filters: StudentFilters): Promise<StudentPage<StudentName>> => {
  const query = studentNames.where((eb) => eb.and([...filtered(filters), ...afterName(filters.cursor)]));
  const [total, rows] = await Promise.all([
    countOf(connection, filters),
    fetchRows(
      connection,
      query
        .orderBy(nameOrder())
        .orderBy('p.id')
        .limit(filters.limit + 1),
    ),
  ]);
  return { ...toPage(rows, filters.limit, namePlace), total };
};

const countsOf = (low: number) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('balances as b', 'b.student_id', 'p.id')
    .where('p.role', '=', student)
    .where('p.archived_at', 'is', null)
    .select((eb) => [
      countAll.as('students'),
      countWhere(eb('b.classes_uncovered', '>', eb.lit(0))).as('uncovered'),
      countWhere(eb('b.classes_remaining', '<=', low)).as('low'),
      countWhere(eb('b.classes_waiting', '>', eb.lit(0))).as('waiting'),
    ]);

/**
 * How many current students there are, how many of them have an uncovered class, how many at most `low` classes remaining,
 * and how many have classes waiting over the limit.
 */
export type StudentCounts = RowOf<ReturnType<typeof countsOf>>;

export const studentCounts = (connection: Sql, low: number): Promise<StudentCounts> =>
  fetchOneRow(connection, countsOf(low));

/** One student, archived or not; undefined when there is none. */
export const studentById = (connection: Sql, id: string): Promise<StudentRecord | undefined> =>
  fetchRow(connection, students.where('p.id', '=', id));
