import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { toSearchWords } from '#events/values/fold-text.ts';
import { isStorableText } from '#events/values/shapes.ts';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { decodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  countWhere,
  createColumnRefs,
  selectColumnsExcept,
  toGroupConditions,
  toNameOrderSql,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const student = sql.lit<'student'>('student');

const students = queryBuilder
  .selectFrom('profiles as p')
  .innerJoin('balances as b', 'b.student_id', 'p.id')
  .where('p.role', '=', student)
  .select([
    ...selectColumnsExcept('profiles', 'p', ['search_text', 'role', 'owner', 'joined_at', 'erased_at']),
    ...selectColumnsExcept('balances', 'b', ['student_id', 'standing', 'changes_counted']),
  ])
  .select(sql<'student'>`p.role`.as('role'));

/** A student with their balances, in classes. */
export type StudentRecord = RowOf<typeof students>;

const studentNames = queryBuilder
  .selectFrom('profiles as p')
  .where('p.role', '=', student)
  .select(['p.id', 'p.name', 'p.email']);

/** A student's id, name and e-mail. */
export type StudentNameRecord = RowOf<typeof studentNames>;

export interface StudentFilters extends StudentSelection {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Which students are listed. */
export interface StudentSelection {
  /** True selects archived students, false current ones. */
  readonly former: boolean;
  /** Words to find in the name or the e-mail. */
  readonly search?: string | undefined;
  /** Id of a group. */
  readonly group?: string | undefined;
}

export interface StudentPage<Row> extends Page<Row> {
  /** The number of students who match the filters, on all pages. */
  readonly total: number;
}

const p = createColumnRefs('profiles', 'p');
const b = createColumnRefs('balances', 'b');
const cursorSchema = z.tuple([z.string().refine(isStorableText), z.uuid()]);

/** Selects the rows of `profiles as p` after a cursor, in the order of names; empty without a cursor. */
export const toNameCursorConditions = (cursor: string | undefined): Expression<SqlBool>[] =>
  toOptionalCondition(cursor, (given) => {
    const [name, id] = decodeCursor(cursorSchema, given);
    return sql<SqlBool>`(${toNameOrderSql()}, ${p('id')}) > (${name} collate "en-x-icu", ${id})`;
  });

/** The sort key of a person, for the cursor of a list that is ordered by name. */
export const toNameCursor = ({ name, id }: { name: string; id: string }) => [name, id] as const;

/** Selects former or current students. Without parameters, it is the condition of an index. */
const toFormerCondition = (former: boolean) =>
  former ? sql<SqlBool>`${p('archived_at')} is not null` : sql<SqlBool>`${p('archived_at')} is null`;

const toFilterConditions = ({ former, search, group }: StudentSelection) => [
  toFormerCondition(former),
  // Nothing can be done for erased people, and nobody can tell them apart.
  ...(former ? [sql<SqlBool>`${p('erased_at')} is null`] : []),
  ...toSearchConditions(search),
  ...toGroupConditions(p('id'), group),
];

/** Selects the people whose name or e-mail contains each word of the search; `matchesStudentSearch` of the web selects the same. */
const toSearchConditions = (search = ''): Expression<SqlBool>[] =>
  toSearchWords(search).map((word) => {
    const text = p('search_text');
    // The name comes first in the text, so that a word is in it if the first place of the word is. `like` is the fastest search, and
    // the places are asked only of what it finds.
    const found = sql`${text} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
    if (word.includes('@')) return sql<SqlBool>`${found}`;
    return sql<SqlBool>`${found} and position(${word} in ${text}) <= position(E'\\n' in ${text})`;
  });

const countStudents = async (connection: Sql, filters: StudentSelection): Promise<number> => {
  const count = queryBuilder.selectFrom('profiles as p').where('p.role', '=', student).select(countAll.as('total'));
  return (
    await fetchOnlyRow(
      connection,
      count.where((eb) => eb.and(toFilterConditions(filters))),
    )
  ).total;
};

const remainingOfAll = ({ former }: StudentSelection) =>
  queryBuilder
    .selectFrom('balances as b')
    .where('b.standing', '=', sql.lit(former ? ('former' as const) : ('current' as const)))
    .select(sql<number>`coalesce(sum(b.classes_remaining), 0)::int`.as('classes'));

const remainingOfFound = (filters: StudentSelection) =>
  students
    .where((eb) => eb.and(toFilterConditions(filters)))
    .clearSelect()
    .select(sql<number>`coalesce(sum(b.classes_remaining), 0)::int`.as('classes'));

/** The sum of the classes that remain to the students on all pages. */
export const sumRemainingClasses = async (connection: Sql, filters: StudentSelection): Promise<number> =>
  (
    await fetchOnlyRow(
      connection,
      filters.search || filters.group ? remainingOfFound(filters) : remainingOfAll(filters),
    )
  ).classes;

/** A page of current or of former (archived) students, by name. Throws InvalidCursorError. */
export const fetchStudentsPage = async (
  connection: Sql,
  filters: StudentFilters,
): Promise<StudentPage<StudentRecord>> => {
  const query = students.where((eb) =>
    eb.and([...toFilterConditions(filters), ...toNameCursorConditions(filters.cursor)]),
  );
  const [total, rows] = await Promise.all([
    countStudents(connection, filters),
    fetchRows(
      connection,
      query
        .orderBy(toNameOrderSql())
        .orderBy('p.id')
        .limit(filters.limit + 1),
    ),
  ]);
  return { ...toPage(rows, filters.limit, toNameCursor), total };
};

/** The same page without balances, for forms in which a tutor chooses students. Throws InvalidCursorError. */
export const fetchStudentNamesPage = async (
  connection: Sql,
  filters: StudentFilters,
): Promise<StudentPage<StudentNameRecord>> => {
  const query = studentNames.where((eb) =>
    eb.and([...toFilterConditions(filters), ...toNameCursorConditions(filters.cursor)]),
  );
  const [total, rows] = await Promise.all([
    countStudents(connection, filters),
    fetchRows(
      connection,
      query
        .orderBy(toNameOrderSql())
        .orderBy('p.id')
        .limit(filters.limit + 1),
    ),
  ]);
  return { ...toPage(rows, filters.limit, toNameCursor), total };
};

/** How many of the waiting classes fit under the cap of remaining, as `countFittingWaitingClasses` computes it. */
export function toFittingWaitingSql(classesMax: number) {
  return sql<number>`least(${b('classes_waiting')}, ${classesMax}::int - ${b('classes_remaining')})`;
}

/** The balances of current students, who need no profile for sums. */
export const currentBalances = queryBuilder
  .selectFrom('balances as b')
  .where('b.standing', '=', sql.lit<'current'>('current'));

const countsOf = (low: number, classesMax: number) =>
  currentBalances.select((eb) => [
    countAll.as('students'),
    countWhere(eb('b.classes_uncovered', '>', eb.lit(0))).as('uncovered'),
    countWhere(eb('b.classes_remaining', '<=', low)).as('low'),
    countWhere(eb('b.classes_waiting', '>', eb.lit(0))).as('waiting'),
    countWhere(sql<SqlBool>`${toFittingWaitingSql(classesMax)} > 0`).as('fitting'),
  ]);

/**
 * Numbers of current students: all, those with an uncovered class, those with at most `low` classes remaining, and those
 * with classes waiting over the limit, and of these those with a class that fits now.
 */
export type StudentCounts = RowOf<ReturnType<typeof countsOf>>;

export const fetchStudentCounts = (connection: Sql, low: number, classesMax: number): Promise<StudentCounts> =>
  fetchOnlyRow(connection, countsOf(low, classesMax));

/** One student, current or archived; undefined if there is none with this id. */
export const fetchStudent = (connection: Sql, id: string): Promise<StudentRecord | undefined> =>
  fetchFirstRow(connection, students.where('p.id', '=', id));

/** @public */
export const samples: QuerySamples<typeof import('./students-query.ts')> = {
  fetchStudentsPage: samplePages({ search: 'mia m@example.com', group: sample.id, cursor: sample.nameCursor }).map(
    (page) => [{ former: false, ...page }],
  ),
  fetchStudentNamesPage: samplePages({ search: 'mia m@example.com', cursor: sample.nameCursor }).map((page) => [
    { former: true, ...page },
  ]),
  sumRemainingClasses: [[{ former: false }], [{ former: true, search: 'mia', group: sample.id }]],
  fetchStudentCounts: [[2, 18]],
  fetchStudent: [[sample.id]],
};
