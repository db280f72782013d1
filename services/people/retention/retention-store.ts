/** Reads and writes `desk.retention_runs`, the report of the nightly deletion. */
import type { Sql } from 'postgres';
import type { RetainedKindName, RetentionResponse } from '#contracts/retention.ts';

const KEPT_DAYS = 365;

/** The kinds whose deletion is complete in a night. */
export const listFinishedKinds = async (sql: Sql, night: string): Promise<ReadonlySet<RetainedKindName>> => {
  const rows = await sql<{ kind: RetainedKindName }[]>`
    select kind from desk.retention_runs where night = ${night} and finished_at is not null`;
  return new Set(rows.map(({ kind }) => kind));
};

export const recordDeletionStart = async (sql: Sql, night: string, kind: RetainedKindName): Promise<void> => {
  await sql`insert into desk.retention_runs (night, kind) values (${night}, ${kind}) on conflict do nothing`;
};

/** Ends an attempt: complete, or failed, so that it is tried again. */
export const recordDeletionEnd = async (
  sql: Sql,
  night: string,
  { kind, finishedAt }: { readonly kind: RetainedKindName; readonly finishedAt: Date | null },
): Promise<void> => {
  await sql`
    update desk.retention_runs set finished_at = ${finishedAt}, failed = ${finishedAt === null}
    where night = ${night} and kind = ${kind}`;
};

/** The last nights in which a deletion ran, newest first. */
export const listNights = async (sql: Sql, limit: number): Promise<RetentionResponse['nights']> => {
  const rows = await sql<
    { night: string; finishedAt: Date | null; kinds: { kind: RetainedKindName; deleted: number; failed: boolean }[] }[]
  >`
    select night::text, case when bool_and(finished_at is not null) then max(finished_at) end as "finishedAt",
      json_agg(json_build_object('kind', kind, 'deleted', deleted, 'failed', failed) order by kind) as kinds
    from desk.retention_runs group by retention_runs.night order by retention_runs.night desc limit ${limit}`;
  return rows.map(({ night, finishedAt, kinds }) => ({
    ...{ night, kinds, finished_at: finishedAt?.toISOString() ?? null },
  }));
};

export const deleteOldRetentionRuns = async (sql: Sql, now: Date): Promise<void> => {
  await sql`
    delete from desk.retention_runs where night < (${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS}))::date`;
};
