/** Deletes the data whose period in the centre's rules is over, and counts what would be deleted. */
import type { Logger } from 'pino';
import type { Fragment, ISql, Sql } from 'postgres';
import type { RetainedKindName } from '#contracts/retention.ts';
import type { CentreRules } from '#events/core/centre/centre-rules.ts';
import { countLogLag } from '#events/store/port/count-log-lag.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { addDays } from '#events/values/add-days.ts';
import { retentionPeriods } from '#events/values/retention-periods.ts';
import { readCheckpointPosition } from '#projections/engine/checkpoint.ts';
import type { Centre } from '#services/core/centre/centre.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { createAggregateLoader } from '#services/core/command/snapshot-cache.ts';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import { type Clock, toNight } from '#services/platform/clock.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { type RetainedKind, retainedKinds } from './retained-kinds.ts';
import { listFinishedKinds, recordDeletionEnd, recordDeletionStart } from './retention-store.ts';
import { type KindPeriod, toRetentionCutoff } from './to-retention-cutoff.ts';

/** Rows that one statement deletes, so that it does not block others for long. */
const DELETED_AT_ONCE = 1_000;

export interface RetentionContext {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly loadAggregate: ReturnType<typeof createAggregateLoader>;
  readonly clock: Clock;
  readonly centre: Pick<Centre, 'timeZone'>;
  readonly log: Pick<Logger, 'error'>;
  /** The schema of the read models. */
  readonly readSchema: string;
}

/** The period of a kind by some rules; null if the kind is kept. It is in days where days come on top of that of the rule. */
const toPeriod = ({ rule, extraDays = 0 }: RetainedKind, rules: CentreRules): KindPeriod | null => {
  const { unit } = retentionPeriods[rule];
  return rules[rule] === 0 ? null : { count: rules[rule] + extraDays, unit };
};

interface OverdueQuery {
  readonly period: KindPeriod;
  readonly cutoff: string;
  /** The rows of the kind: `row` and `since`. Those before the cutoff are over their period. */
  readonly rows: Fragment;
}

/** What a night finds of a kind; undefined if the kind is kept. */
const toOverdueQuery = (
  sql: ISql,
  kind: RetainedKind,
  {
    night,
    rules,
    readSchema,
    centre,
  }: { night: string; rules: CentreRules } & Pick<RetentionContext, 'readSchema' | 'centre'>,
): OverdueQuery | undefined => {
  const period = toPeriod(kind, rules);
  if (period === null) return undefined;
  const cutoff = toRetentionCutoff(night, period, centre.timeZone).toISOString();
  return { period, cutoff, rows: kind.selectRows(sql, readSchema) };
};

/** What the next deletion would delete of a kind. */
export interface OverdueCount {
  readonly kind: RetainedKindName;
  /** Null if the kind is kept. */
  readonly period: KindPeriod | null;
  /** Rows whose period is over; null if they could not be counted. */
  readonly due: number | null;
  /** From when the period of the oldest of the others runs. */
  readonly oldestLeft: Date | null;
}

/** The next night in which a deletion is due, and what it would delete by the rules of that night. Deletes nothing. */
export async function countOverdueData(
  context: RetentionContext,
): Promise<{ readonly night: string; readonly rules: CentreRules; readonly counts: readonly OverdueCount[] }> {
  const { sql, log } = context;
  const night = await findNextNight(context);
  const rules = await loadRulesOn(context, night);
  const counts: OverdueCount[] = [];
  for (const kind of retainedKinds) {
    const overdue = toOverdueQuery(sql, kind, { ...context, night, rules });
    if (overdue === undefined) {
      counts.push({ kind: kind.name, period: null, due: 0, oldestLeft: null });
      continue;
    }
    const { period, cutoff, rows } = overdue;
    const counted = await sql<[{ due: number; oldestLeft: Date | null }]>`
      select count(*) filter (where since < ${cutoff}::timestamptz)::int as due,
        min(since) filter (where since >= ${cutoff}::timestamptz) as "oldestLeft"
      from (${rows}) as kept`.catch((error: Error) => {
      log.error({ error: toLoggableFault(error) }, `the ${kind.name} whose period is over could not be counted`);
      return [{ due: null, oldestLeft: null }];
    });
    const [{ due, oldestLeft }] = counted as [{ due: number | null; oldestLeft: Date | null }];
    counts.push({ kind: kind.name, period, due, oldestLeft });
  }
  return { night, rules, counts };
}

/** The current night if its deletion is not complete, otherwise the next one. */
async function findNextNight({ sql, clock, centre }: RetentionContext): Promise<string> {
  const night = toNight(clock(), centre.timeZone);
  const finished = await listFinishedKinds(sql, night);
  return retainedKinds.every(({ name }) => finished.has(name)) ? addDays(night, 1) : night;
}

/**
 * Deletes what is over its period, once after 2:00 AM of each day at the centre. A kind that fails does not stop the others, and is
 * tried again in the next hour. The number of deleted rows is written with each deletion, so that a report is right also after a
 * kill.
 */
export async function deleteOverdueData(context: RetentionContext): Promise<void> {
  const { sql, clock, centre, log } = context;
  const night = toNight(clock(), centre.timeZone);
  const finished = await listFinishedKinds(sql, night);
  const left = retainedKinds.filter(({ name }) => !finished.has(name));
  if (left.length === 0) return;
  const rules = await loadRulesOn(context, night);
  for (const kind of left) {
    await recordDeletionStart(sql, night, kind.name);
    const isDone = await deleteOverdueRows(context, kind, { night, rules }).then(
      () => true,
      (error: Error) => {
        log.error({ error: toLoggableFault(error) }, `the ${kind.name} whose period is over could not be deleted`);
        return false;
      },
    );
    await recordDeletionEnd(sql, night, { kind: kind.name, finishedAt: isDone ? clock() : null });
  }
  await notifyTutors(sql, 'retention');
}

async function deleteOverdueRows(
  context: RetentionContext,
  kind: RetainedKind,
  { night, rules }: { readonly night: string; readonly rules: CentreRules },
): Promise<void> {
  const { sql } = context;
  const overdue = toOverdueQuery(sql, kind, { ...context, night, rules });
  if (overdue === undefined) return;
  if (kind.readsModels) await requireCurrentReadModels(context);
  const { cutoff, rows } = overdue;
  for (let total = 0; ; ) {
    // A row that somebody changes meanwhile gets another ctid, and stays.
    const [deleted] = await sql<[{ count: number }]>`
      with gone as (
        delete from ${sql(kind.table)} where ctid in (
          select row from (${rows}) as kept where since < ${cutoff}::timestamptz order by since limit ${DELETED_AT_ONCE}
        ) returning 1
      )
      update desk.retention_runs set deleted = deleted + (select count(*) from gone)
      where night = ${night} and kind = ${kind.name} returning (select count(*) from gone)::int as count`;
    total += deleted.count;
    if (deleted.count < DELETED_AT_ONCE) {
      if (total > 0 && kind.tag) await notifyTutors(sql, kind.tag);
      return;
    }
  }
}

/** Throws if the read models lack events, because they do not say then what is still used. */
async function requireCurrentReadModels({ sql, store, readSchema }: RetentionContext): Promise<void> {
  const position = await readCheckpointPosition(sql, readSchema);
  const lag = position === undefined ? undefined : await countLogLag(store, position, 1);
  if (lag?.kind !== 'counted' || lag.events > 0) throw new Error('The read models are not up to date.');
}
