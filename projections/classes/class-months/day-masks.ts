import { sql } from 'kysely';
import { addDays } from '#events/values/add-days.ts';
import { createColumnRefs, type DaySpan } from '../../query/query-fragments.ts';
import { toMonth } from './class-months-table.ts';

const m = createColumnRefs('class_months', 'm');

const toDayOfMonth = (day: string): number => Number(day.slice(8));

/** The months of the first and of the last day of a span. */
const toBorders = ({ from, to }: DaySpan) => ({ first: toMonth(from), last: toMonth(to) });

/** The present days of a row of `class_months as m` that are within a span, as bits; the month must have days of the span. */
export const toPresentDaysSql = (span: DaySpan) => {
  const { first, last } = toBorders(span);
  const since = sql`case when ${m('month')} = ${first}::date then ${-1 << (toDayOfMonth(span.from) - 1)}::int else -1 end`;
  const until = sql`case when ${m('month')} = ${last}::date then ${2 ** toDayOfMonth(span.to) - 1}::int else -1 end`;
  return sql<number>`(${m('present_days')} & ${since} & ${until})`;
};

/** Whether such a row has a present day within the span. */
export const toPresentSql = (span: DaySpan) => sql<boolean>`${toPresentDaysSql(span)} <> 0`;

/** The months of a short span, the latest first. */
export const listMonths = ({ from, to }: DaySpan): string[] => {
  const months = [];
  for (let month = toMonth(to); month >= toMonth(from); month = toMonth(addDays(month, -1))) months.push(month);
  return months;
};
