/** Reads and writes `desk.record_check`. Each change is sent to the open pages. */
import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';
import type { VerifyFault } from '#services/record/verify/verify-fault.ts';
import type { VerifyPart } from '#services/record/verify/verify-part.ts';

const HEARTBEAT_SECONDS_MAX = 120;

/** The result of a check that was carried out, or why it could not be. */
export type RecordCheckResult =
  | {
      readonly status: 'checked';
      readonly students: number;
      readonly events: number;
      readonly seals: number;
      readonly newerEvents: number;
      /** The first faults; `faultCount` is the number of all. */
      readonly faults: readonly VerifyFault[];
      readonly faultCount: number;
      /** Undefined if everything was checked. */
      readonly part?: VerifyPart;
    }
  | { readonly status: 'failed'; readonly reason: 'stalled' | 'unexpected' }
  /** `since` is a UTC instant; null if the other check ended in this moment. */
  | { readonly status: 'failed'; readonly reason: 'already-running'; readonly since: string | null };

export interface RecordCheckState {
  /** The running check, with the share of the log that it has read. */
  readonly running: { readonly startedAt: Date; readonly share: number } | undefined;
  readonly last: { readonly finishedAt: Date; readonly result: RecordCheckResult } | undefined;
}

/** Begins a check and returns its id, or undefined while another one is running. */
export const claimRecordCheck = async (sql: Sql | TransactionSql, now: Date): Promise<string | undefined> => {
  const id = randomUUID();
  const { count } = await sql`
    update desk.record_check set running = ${id}, started_at = ${now}, share = 0, heartbeat_at = now()
    where running is null or heartbeat_at < now() - make_interval(secs => ${HEARTBEAT_SECONDS_MAX})`.execute();
  await notifyTutors(sql, 'record');
  return count === 1 ? id : undefined;
};

export const reportCheckedShare = async (sql: Sql, id: string, share: number): Promise<void> => {
  await sql`update desk.record_check set share = ${share}, heartbeat_at = now() where running = ${id}`;
  await notifyTutors(sql, 'record');
};

export const finishRecordCheck = async (sql: Sql, id: string, result: RecordCheckResult, now: Date): Promise<void> => {
  await sql`
    update desk.record_check set running = null, finished_at = ${now}, result = ${sql.json(result as never)}
    where running = ${id}`;
  await notifyTutors(sql, 'record');
};

export const loadRecordCheck = async (sql: Sql): Promise<RecordCheckState> => {
  const [row] = await sql<
    { startedAt: Date | null; share: number; finishedAt: Date | null; result: RecordCheckResult | null }[]
  >`
    select case when heartbeat_at >= now() - make_interval(secs => ${HEARTBEAT_SECONDS_MAX}) and running is not null
        then started_at end as "startedAt",
      share, finished_at as "finishedAt", result
    from desk.record_check`;
  return {
    running: row?.startedAt ? { startedAt: row.startedAt, share: row.share } : undefined,
    last: row?.finishedAt && row.result ? { finishedAt: row.finishedAt, result: row.result } : undefined,
  };
};

/** Forgets the result of the last check. No check may be running. */
export const clearRecordCheck = async (sql: TransactionSql): Promise<void> => {
  await sql`update desk.record_check set running = null, started_at = null, finished_at = null, result = null`;
};

/** The last night (civil date) in which the record was sealed and checked; undefined before the first. */
export const loadLastNight = async (sql: Sql): Promise<string | undefined> => {
  const [row] = await sql<{ night: string | null }[]>`select last_night::text as night from desk.record_check`;
  return row?.night ?? undefined;
};

export const saveLastNight = async (sql: Sql, night: string): Promise<void> => {
  await sql`update desk.record_check set last_night = ${night}`;
};
