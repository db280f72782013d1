/** Figures of the tutor's dashboard: balances of the current students, their marks of a day, and marks by week. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type AttendanceStatus, isStorableText } from '#events/values/shapes.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  countWhere,
  createColumnRefs,
  toMondaySql,
  toMondaysSql,
  toNameOrderSql,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';
import { toFittingWaitingSql } from './students-query.ts';

const b = createColumnRefs('balances', 'b');
const p = createColumnRefs('profiles', 'p');
const attendance = createColumnRefs('attendance');

const currentStudents = queryBuilder
  .selectFrom('profiles as p')
  .innerJoin('balances as b', 'b.student_id', 'p.id')
  .where('p.role', '=', sql.lit<'student'>('student'))
  .where('p.archived_at', 'is', null);

const totals = (date: string, groups: readonly string[] | undefined) =>
  currentStudents
    .leftJoin('attendance as a', (join) =>
      join.onRef('a.student_id', '=', 'p.id').on('a.date', '=', date).on('a.voided_at', 'is', null),
    )
    .select((eb) => [
      countAll.as('students'),
      sql<number>`coalesce(sum(${b('classes_total')}), 0)::int`.as('classes_total'),
      sql<number>`coalesce(sum(${b('classes_remaining')}), 0)::int`.as('classes_remaining'),
      countWhere(eb('a.status', '=', 'present')).as('present'),
      countWhere(eb('a.status', '=', 'absent')).as('absent'),
      countWhere(
        eb.and([
          eb('a.status', 'is', null),
          ...toOptionalCondition(
            groups,
            (ids) => sql<SqlBool>`exists (
              select from group_memberships m
              where m.group_id = any(${ids}::uuid[]) and m.student_id = ${p('id')} and m.left_at is null
            )`,
          ),
        ]),
      ).as('unmarked'),
    ]);

/** Sums of the current students' balances, in classes, and the number of students with each mark on the date. */
export type DashboardTotals = RowOf<ReturnType<typeof totals>>;

/**
 * The totals on a date (`YYYY-MM-DD`). Only members of these groups count as without a mark; everybody does if no groups are
 * given.
 */
export const fetchDashboardTotals = (
  connection: Sql,
  date: string,
  groups?: readonly string[],
): Promise<DashboardTotals> => fetchOnlyRow(connection, totals(date, groups));

const oldestUncovered = queryBuilder
  .selectFrom('attendance as uncovered')
  .select('uncovered.date')
  .where('uncovered.charge', '=', sql.lit<'uncovered'>('uncovered'))
  .whereRef('uncovered.student_id', '=', sql.ref('p.id'))
  .orderBy('uncovered.date')
  .limit(sql.lit(1));

const studentsWithClasses = currentStudents
  .select(['p.id', 'p.name', 'b.classes_remaining', 'b.classes_uncovered', 'b.classes_waiting'])
  .select(sql<string | null>`${oldestUncovered}`.as('oldest_uncovered_on'));

/** A current student with few classes remaining, an uncovered class, or waiting classes that fit under the cap. */
export type StudentInNeed = RowOf<typeof studentsWithClasses>;

/**
 * Why a student needs attention. `low`: few classes remaining, fewest first. `uncovered`: uncovered classes, most first.
 * `waiting`: waiting classes that fit under the cap, most first.
 */
export type AttentionKind = 'low' | 'uncovered' | 'waiting';

export interface StudentsInNeedFilters {
  readonly need: AttentionKind;
  /** The number of remaining classes up to which a student is `low`. */
  readonly low: number;
  /** The cap of remaining, in classes. */
  readonly classesMax: number;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface StudentsInNeedPage extends Page<StudentInNeed> {
  /** The number of students with this need, on all pages. */
  readonly total: number;
}

const cursorSchema = z.tuple([z.int32(), z.int32(), z.string().refine(isStorableText), z.uuid()]);

/** Two ascending numbers for each order, so that a single row comparison finds the rows after a cursor. */
const toOrder = (need: AttentionKind, classesMax: number): Expression<number> => {
  switch (need) {
    case 'low':
      return sql`${b('classes_remaining')}, -${b('classes_uncovered')}`;
    case 'uncovered':
      return sql`-${b('classes_uncovered')}, 0::int`;
    case 'waiting':
      return sql`-${toFittingWaitingSql(classesMax)}, 0::int`;
  }
};

const toNeedCondition = (need: AttentionKind, low: number, classesMax: number): Expression<SqlBool> => {
  switch (need) {
    case 'low':
      return sql`${b('classes_remaining')} <= ${low}`;
    case 'uncovered':
      return sql`${b('classes_uncovered')} > 0`;
    case 'waiting':
      return sql`${toFittingWaitingSql(classesMax)} > 0`;
  }
};

const toSortNumbers = (need: AttentionKind, student: StudentInNeed, classesMax: number): readonly [number, number] => {
  const { classes_remaining: remaining, classes_uncovered: uncovered, classes_waiting: waiting } = student;
  if (need === 'low') return [remaining, -uncovered];
  return [-(need === 'uncovered' ? uncovered : Math.min(waiting, classesMax - remaining)), 0];
};

/** A page of the current students with a need; equal students are ordered by name. Throws InvalidCursorError. */
export const fetchStudentsInNeed = async (
  connection: Sql,
  filters: StudentsInNeedFilters,
): Promise<StudentsInNeedPage> => {
  const { need, low, classesMax, cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const order = toOrder(need, classesMax);
  const isInNeed = toNeedCondition(need, low, classesMax);
  const query = studentsWithClasses
    .where(isInNeed)
    .where((eb) =>
      eb.and(
        toOptionalCondition(after, ([first, second, name, id]) => {
          return sql<SqlBool>`(${order}, ${toNameOrderSql()}, ${p('id')})
            > (${first}, ${second}, ${name} collate "en-x-icu", ${id})`;
        }),
      ),
    )
    .orderBy(sql`${order}, ${toNameOrderSql()}, ${p('id')}`)
    .limit(limit + 1);
  const [{ total }, rows] = await Promise.all([
    fetchOnlyRow(connection, currentStudents.where(isInNeed).select(countAll.as('total'))),
    fetchRows(connection, query),
  ]);
  const toSortKey = (student: StudentInNeed) =>
    [...toSortNumbers(need, student, classesMax), student.name, student.id] as const;
  return { ...toPage(rows, limit, toSortKey), total };
};

/** Numbers of marks by week. Grouped by day first, because there are many more marks than days. */
const marksByWeek = (date: string, weeks: number) => {
  const marksByDay = queryBuilder
    .selectFrom('attendance')
    .where(
      sql<SqlBool>`${attendance('date')} between ${toMondaySql(date)} - ${7 * (weeks - 1)}::int and ${toMondaySql(date)} + 6`,
    )
    .where('voided_at', 'is', null)
    .groupBy(['date', 'status'])
    .select(['date', 'status', countAll.as('marks')]);
  return queryBuilder
    .selectFrom(toMondaysSql(date, weeks).as('week'))
    .leftJoin(marksByDay.as('marked'), (join) =>
      join.on(
        ({ ref }) => sql<SqlBool>`${ref('marked.date')} between ${ref('week.monday')} and ${ref('week.monday')} + 6`,
      ),
    )
    .groupBy('week.monday')
    .orderBy('week.monday')
    .select(['week.monday', sumOfMarks('present').as('present'), sumOfMarks('absent').as('absent')]);
};

const sumOfMarks = (status: AttendanceStatus) =>
  sql<number>`coalesce(sum(${sql.ref('marked.marks')}) filter (where ${sql.ref('marked.status')} = ${sql.lit(status)}), 0)::int`;

/**
 * Numbers of marks, including those of former students, in the last `weeks` weeks, including the one that contains `date`,
 * oldest first; a week without marks has zeros.
 */
export const countMarksByWeek = (connection: Sql, date: string, weeks: number) =>
  fetchRows(connection, marksByWeek(date, weeks));

/** @public */
export const samples: QuerySamples<typeof import('./dashboard.ts')> = {
  fetchDashboardTotals: [[sample.day], [sample.day, [sample.id]]],
  fetchStudentsInNeed: (['low', 'uncovered', 'waiting'] as const).flatMap((need) =>
    samplePages({ cursor: encodeCursor([1, 1, 'Mia Chen', sample.id]) }).map((page): [StudentsInNeedFilters] => [
      { need, low: 2, classesMax: 18, ...page },
    ]),
  ),
  countMarksByWeek: [[sample.day, 8]],
};
