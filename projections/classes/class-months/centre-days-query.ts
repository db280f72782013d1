/** The sums of each day of the whole centre, and which students were active. Days are civil dates, `YYYY-MM-DD`. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { addDays } from '#events/values/add-days.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';
import { toMonday } from '#events/values/to-weekday.ts';
import { fetchOnlyRow, fetchRows, queryBuilder } from '../../query/database.ts';
import { createColumnRefs, type DaySpan } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import { type CentreDaySums, centreDaySums } from './centre-months-table.ts';
import { toMonth } from './class-months-table.ts';
import { toDay } from './class-stocks-table.ts';
import { toPresentSql } from './day-masks.ts';

/** What the centre's students did on a day, and how their classes changed. */
export interface CentreDay extends CentreDaySums {
  readonly day: string;
}

/** The days from one on that have any sum. */
export const fetchCentreDays = async (connection: Sql, from: string): Promise<CentreDay[]> => {
  const rows = await fetchRows(
    connection,
    queryBuilder.selectFrom('centre_months').select(['month', 'days']).where('month', '>=', toMonth(from)),
  );
  return rows
    .flatMap(({ month, days }) =>
      Object.entries(days).map(([day, sums]) => ({
        day: toDay(month, Number(day) - 1),
        ...(Object.fromEntries(centreDaySums.map((name, index) => [name, sums[index] ?? 0])) as CentreDaySums),
      })),
    )
    .filter(({ day }) => day >= from);
};

/** The marks of a week, from a Monday to Sunday. */
export interface MarksOfWeek {
  readonly monday: string;
  readonly present: number;
  readonly absent: number;
}

/**
 * Numbers of marks, including those of former students, in the last `weeks` weeks, including the one that contains `date`,
 * oldest first; a week without marks has zeros.
 */
export const countMarksByWeek = async (connection: Sql, date: string, weeks: number): Promise<MarksOfWeek[]> => {
  const last = toMonday(date);
  const mondays = Array.from({ length: weeks }, (_, index) => addDays(last, 7 * (index + 1 - weeks)));
  const byMonday = Map.groupBy(await fetchCentreDays(connection, mondays[0] ?? last), ({ day }) => toMonday(day));
  return mondays.map((monday) => {
    const days = byMonday.get(monday) ?? [];
    const sum = (status: AttendanceStatus) => days.reduce((total, day) => total + day[status], 0);
    return { monday, present: sum('present'), absent: sum('absent') };
  });
};

const s = createColumnRefs('class_stocks', 's');
const m = createColumnRefs('class_months', 'm');

/**
 * The number of students, also former ones, with a present mark in a period. Of most, the first or the last mark says it; of those
 * who came before and after the period, first its last and its first month are asked, each for all students at once.
 */
export const countActiveStudents = async (connection: Sql, span: DaySpan): Promise<number> => {
  const isIn = (day: 'first_present' | 'last_present') =>
    sql<SqlBool>`${s(day)} between ${span.from}::date and ${span.to}::date`;
  const cameIn = (day: string) => sql<SqlBool>`${s('student_id')} in (
    select ${m('student_id')} from class_months m where ${m('month')} = ${toMonth(day)}::date and ${toPresentSql(span)})`;
  const cameWithin = sql<SqlBool>`exists (
    select from class_months m where ${m('student_id')} = ${s('student_id')} and ${m('present_days')} <> 0
      and ${m('month')} > ${toMonth(span.from)}::date and ${m('month')} < ${toMonth(span.to)}::date)`;
  const { students } = await fetchOnlyRow(
    connection,
    sql<{ students: number }>`
      select count(*)::int as students from class_stocks s
      where ${s('last_present')} >= ${span.from}::date and ${s('first_present')} <= ${span.to}::date
        and (${isIn('last_present')} or ${isIn('first_present')}
          or ${cameIn(span.to)} or ${cameIn(span.from)} or ${cameWithin})`.compile(queryBuilder),
  );
  return students;
};

/** @public */
export const samples: QuerySamples<typeof import('./centre-days-query.ts')> = {
  countMarksByWeek: [[sample.day, 8]],
  fetchCentreDays: [[sample.day]],
  countActiveStudents: [[sample.period]],
};
