/** Reports over the class transactions of all students, by month. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import type { PricedClasses } from '#events/classes/student/suggest-refund.ts';
import { planId, type ReasonCode } from '#events/values/shapes.ts';
import { fetchRows, queryBuilder } from '../../query/database.ts';
import {
  createColumnRefs,
  type DaySpan,
  toActorNameSql,
  toDatePeriodConditions,
  toGroupConditions,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import {
  toAddedOrRemovedCondition,
  toAdjustmentCondition,
  toPlanCondition,
  toPurchaseCondition,
} from './projection.ts';
import { rowFigures } from './row-figures.ts';

const t = createColumnRefs('class_transactions', 't');
const h = createColumnRefs('attendance_history', 'h');

/** What one tutor recorded for one reason in one month. */
export interface ReasonReportRow {
  /** `YYYY-MM` of the effective days. */
  month: string;
  tutor_id: string;
  tutor_name: string;
  /** Null for rows without a code. */
  code: ReasonCode | null;
  /** Number of rows. */
  count: number;
  added: number;
  /** Classes that corrections of marks gave back, less those that they took. */
  given_back: number;
  removed: number;
}

const isAdjustment = sql.raw<SqlBool>(toAdjustmentCondition('t.'));

/** A correction that moved no class, such as of a note, has no row in class_transactions and counts under its code. */
const isQuietWithCode = sql<SqlBool>`${h('quiet')} and ${h('code')} is not null`;

export const fetchReasonReport = (
  connection: Sql,
  { tutorId, ...period }: DaySpan & { readonly tutorId?: string | undefined },
): Promise<ReasonReportRow[]> => {
  const toConditions = (day: Expression<string>, tutor: Expression<string>) =>
    sql.join(
      [...toDatePeriodConditions(day, period), ...toOptionalCondition(tutorId, (id) => sql<SqlBool>`${tutor} = ${id}`)],
      sql` and `,
    );
  return fetchRows(
    connection,
    sql<ReasonReportRow>`
      with acts as (
        select ${t('effective_on')} as day, ${t('tutor_id')} as tutor_id, ${t('code')} as code, count(*) as count,
          sum(${rowFigures.added}) as added, sum(-(${rowFigures.taken}) - (${rowFigures.late_cancellations})) as given_back,
          sum(${rowFigures.removed}) as removed
        from class_transactions t
        where ${isAdjustment} and ${toConditions(t('effective_on'), t('tutor_id'))}
        group by 1, 2, 3
        union all
        select ${h('date')}, ${h('tutor_id')}, ${h('code')}, count(*), 0, 0, 0
        from attendance_history h
        where ${isQuietWithCode} and ${toConditions(h('date'), h('tutor_id'))}
        group by 1, 2, 3
      )
      select to_char(acts.day, 'YYYY-MM') as month, acts.tutor_id,
        min(${toActorNameSql('tutor')}) as tutor_name, acts.code, sum(acts.count)::int as count,
        sum(acts.added)::int as added, sum(acts.given_back)::int as given_back, sum(acts.removed)::int as removed
      from acts
      left join profiles tutor on tutor.id = acts.tutor_id
      group by 1, 2, 4
      order by month desc, min(${toActorNameSql('tutor')}) collate "en-x-icu", tutor_id, code nulls last`.compile(
      queryBuilder,
    ),
  );
};

/** What was sold and reversed of a plan in one month, by the days on which it was sold and reversed. Money is in cents. */
export interface SalesReportRow {
  /** `YYYY-MM`. */
  month: string;
  /** The id of a plan, perhaps no longer on sale; `other` for a purchase outside the plans. */
  plan: string;
  sold: number;
  sold_classes: number;
  sold_cents: number;
  /** How many of the sold ones have no amount. */
  without_amount: number;
  reversed: number;
  reversed_classes: number;
  /** The prices of the reversed ones. */
  reversed_cents: number;
}

const toLiterals = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));
const isPurchase = sql.raw<SqlBool>(toPurchaseCondition('t.'));
const soldPlan = sql`case when ${sql.raw(toPlanCondition('t.'))} then t.code else 'other' end`;
const sumWhere = (column: 'classes' | 'cents', isReversal: boolean) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where is_reversal = ${sql.lit(isReversal)}), 0)::float8`;

export const fetchSalesReport = (connection: Sql, period: DaySpan): Promise<SalesReportRow[]> => {
  const toSales = (row: 't' | 'r') => sql`
    select to_char(${sql.ref(`${row}.effective_on`)}, 'YYYY-MM') as month, ${soldPlan} as plan, ${sql.lit(row === 'r')} as is_reversal,
      ${t('classes_changed')} as classes, ${t('amount_cents')} as cents
    from class_transactions t
    ${row === 'r' ? sql`join class_transactions r on r.reversed = t.id and r.source = 'purchase-reversal'` : sql``}
    where ${sql.join([isPurchase, ...toDatePeriodConditions(sql.ref(`${row}.effective_on`), period)], sql` and `)}`;
  return fetchRows(
    connection,
    sql<SalesReportRow>`
      with sales as (${toSales('t')} union all ${toSales('r')})
      select month, plan, (count(*) filter (where not is_reversal))::int as sold,
        ${sumWhere('classes', false)} as sold_classes, ${sumWhere('cents', false)} as sold_cents,
        (count(*) filter (where not is_reversal and cents is null))::int as without_amount,
        (count(*) filter (where is_reversal))::int as reversed,
        ${sumWhere('classes', true)} as reversed_classes, ${sumWhere('cents', true)} as reversed_cents
      from sales
      group by 1, 2
      order by month desc, array_position(array[${toLiterals(planId.options)}], plan) nulls last, plan = 'other',
        plan`.compile(queryBuilder),
  );
};

/** Sums of sold classes: of a period, of the period before it, and of a month of the chart (`YYYY-MM`), which may end in it. */
export interface SoldClassesOfMonth {
  month: string;
  period: number;
  before: number;
  chart: number;
}

/** The classes of the purchases of all students, or of those who are in a group now, as far as any were sold in a month. */
export const sumSoldClasses = (
  connection: Sql,
  { period, before, chart }: Readonly<Record<'period' | 'before' | 'chart', DaySpan>>,
  group?: string,
): Promise<SoldClassesOfMonth[]> => {
  const first = before.from < chart.from ? before.from : chart.from;
  const isIn = (day: Expression<string>, { from, to }: DaySpan) => sql`${day} between ${from}::date and ${to}::date`;
  const sumIn = (span: DaySpan) =>
    sql<number>`coalesce(sum(classes) filter (where ${isIn(sql.ref('day'), span)}), 0)::int`;
  const conditions = [isPurchase, isIn(t('effective_on'), { from: first, to: period.to })];
  return fetchRows(
    connection,
    sql<SoldClassesOfMonth>`
      select to_char(day, 'YYYY-MM') as month, ${sumIn(period)} as period, ${sumIn(before)} as before, ${sumIn(chart)} as chart
      from (
        select ${t('effective_on')} as day, sum(${t('classes_changed')}) as classes
        from class_transactions t
        where ${sql.join([...conditions, ...toGroupConditions(t('student_id'), group)], sql` and `)}
        group by 1
      ) days
      group by 1`.compile(queryBuilder),
  );
};

/** The same with what names them. The price is what was paid, or the list price of the plan if that is not known. */
export interface AddedOrRemovedClasses extends PricedClasses {
  id: string;
  code: ReasonCode | null;
  effective_on: string;
}

const isAddedOrRemoved = sql.raw<SqlBool>(toAddedOrRemovedCondition('t.'));
const addedOrRemovedClasses = sql<number>`case when ${t('source')} = 'manual' and ${t('classes_changed')} < 0
  then ${t('applied_remaining')} else ${t('classes_changed')} end`;

/** The newest additions and removals of a student's classes, newest first. A removal may have found fewer than it asked for. */
export const fetchAddedAndRemovedClasses = (
  connection: Sql,
  studentId: string,
  limit: number,
): Promise<AddedOrRemovedClasses[]> =>
  fetchRows(
    connection,
    sql<AddedOrRemovedClasses>`
      select t.id, t.code, t.effective_on, coalesce(t.amount_cents, t.list_price_cents) as price_cents,
        ${addedOrRemovedClasses} as classes
      from class_transactions t
      where t.student_id = ${studentId} and ${isAddedOrRemoved}
        and not exists (select from class_transactions r where r.reversed = t.id)
      order by t.version desc
      limit ${limit}`.compile(queryBuilder),
  );

/** The price is that of the purchase; null without one. */
export interface PricedClassesOfStudent extends PricedClasses {
  student_id: string;
}

/** The same for each of several students, by what was effective until a day: at most `limit` rows of each, newest first. */
export const fetchAddedAndRemovedOfStudents = (
  connection: Sql,
  studentIds: readonly string[],
  { day, limit }: { readonly day: string; readonly limit: number },
): Promise<PricedClassesOfStudent[]> =>
  fetchRows(
    connection,
    // The reversals of purchases are few, and read once instead of for each row.
    sql<PricedClassesOfStudent>`
      select student.id as student_id, newest.*
      from unnest(${studentIds}::uuid[]) student (id)
      cross join lateral (
        select t.amount_cents as price_cents, ${addedOrRemovedClasses} as classes
        from class_transactions t
        where t.student_id = student.id and t.effective_on <= ${day}::date and ${isAddedOrRemoved}
          and t.id not in (
            select r.reversed from class_transactions r
            where r.source = 'purchase-reversal' and r.reversed is not null and r.effective_on <= ${day}::date
          )
        order by t.version desc
        limit ${limit}
      ) newest`.compile(queryBuilder),
  );

/** @public */
export const samples: QuerySamples<typeof import('./class-reports.ts')> = {
  fetchReasonReport: [
    [{ from: '2026-01-01', to: '2026-12-31', tutorId: sample.id }],
    [{ from: '2026-01-01', to: '2026-12-31' }],
  ],
  fetchSalesReport: [[{ from: '2026-01-01', to: '2026-12-31' }]],
  sumSoldClasses: [
    [{ period: sample.period, before: sample.period, chart: sample.period }],
    [{ period: sample.period, before: sample.period, chart: sample.period }, sample.id],
  ],
  fetchAddedAndRemovedClasses: [[sample.id, 5]],
  fetchAddedAndRemovedOfStudents: [[[sample.id], { day: sample.day, limit: sample.limit }]],
};
