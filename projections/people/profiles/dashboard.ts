/** Figures of the tutor's dashboard: balances of the current students, their marks of a day, and marks by week. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { isStorableText } from '#events/values/shapes.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  countWhere,
  createColumnRefs,
  toNameOrderSql,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';
import { currentBalances, toFittingWaitingSql } from './students-query.ts';

const b = createColumnRefs('balances', 'b');
const p = createColumnRefs('profiles', 'p');
const a = createColumnRefs('attendance', 'a');

/** The marks of a date. The balances say who is a current student. */
const marksOf = (date: string) =>
  queryBuilder
    .selectFrom('attendance as a')
    .innerJoin('balances as own', 'own.student_id', 'a.student_id')
    .where('own.standing', '=', sql.lit<'current'>('current'))
    .where('a.date', '=', date)
    .where('a.voided_at', 'is', null);

const countUnmarked = (date: string, groups: readonly string[]) => sql<number>`(
  select count(distinct m.student_id)::int
  from group_memberships m
  join balances own on own.student_id = m.student_id and own.standing = 'current'
  where m.group_id = any(${groups}::uuid[]) and m.left_at is null and not exists (
    select from attendance a where ${a('student_id')} = m.student_id and ${a('date')} = ${date}::date and ${a('voided_at')} is null
  )
)`;

const totals = (date: string, groups: readonly string[] | undefined) =>
  queryBuilder
    .with('marked', () =>
      marksOf(date).select((eb) => [
        countWhere(eb('a.status', '=', sql.lit<'present'>('present'))).as('present'),
        countWhere(eb('a.status', '=', sql.lit<'absent'>('absent'))).as('absent'),
      ]),
    )
    .with('sums', () =>
      currentBalances.select([
        countAll.as('students'),
        sql<number>`coalesce(sum(${b('classes_total')}), 0)::int`.as('classes_total'),
        sql<number>`coalesce(sum(${b('classes_remaining')}), 0)::int`.as('classes_remaining'),
      ]),
    )
    .selectFrom(['sums', 'marked'])
    .select([
      ...([
        'sums.students',
        'sums.classes_total',
        'sums.classes_remaining',
        'marked.present',
        'marked.absent',
      ] as const),
      (groups === undefined
        ? sql<number>`sums.students - marked.present - marked.absent`
        : countUnmarked(date, groups)
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

const studentsWithClasses = currentBalances
  .innerJoin('profiles as p', 'p.id', 'b.student_id')
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
      // The first condition is that of the index.
      return sql`${b('classes_waiting')} > 0 and ${toFittingWaitingSql(classesMax)} > 0`;
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
          const begins = need === 'low' ? sql`${b('classes_remaining')} >= ${first}::int and` : sql``;
          return sql<SqlBool>`${begins} (${order}, ${toNameOrderSql()}, ${p('id')})
            > (${first}, ${second}, ${name} collate "en-x-icu", ${id})`;
        }),
      ),
    )
    .orderBy(sql`${order}, ${toNameOrderSql()}, ${p('id')}`)
    .limit(limit + 1);
  const [{ total }, rows] = await Promise.all([
    fetchOnlyRow(connection, currentBalances.where(isInNeed).select(countAll.as('total'))),
    fetchRows(connection, query),
  ]);
  const toSortKey = (student: StudentInNeed) =>
    [...toSortNumbers(need, student, classesMax), student.name, student.id] as const;
  return { ...toPage(rows, limit, toSortKey), total };
};

/** @public */
export const samples: QuerySamples<typeof import('./dashboard.ts')> = {
  fetchDashboardTotals: [[sample.day], [sample.day, [sample.id]]],
  fetchStudentsInNeed: (['low', 'uncovered', 'waiting'] as const).flatMap((need) =>
    samplePages({ cursor: encodeCursor([1, 1, 'Mia Chen', sample.id]) }).map((page): [StudentsInNeedFilters] => [
      { need, low: 2, classesMax: 18, ...page },
    ]),
  ),
};
