/** Reads and writes `desk.replay`. Each change is sent to the open pages. */
import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';

const HEARTBEAT_SECONDS_MAX = 30;

/** What is replayed: the log up to a day, into a sandbox. */
export interface ReplayRequest {
  readonly name: string;
  /** Civil date. */
  readonly until: string;
}

export type ReplayResult =
  | { readonly outcome: 'built'; readonly parked: number }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'canceled' | 'failed' };

export interface ReplayProgress {
  /** Events that are folded, and events of the whole log. */
  readonly events: number;
  readonly logEvents: number;
}

export interface ReplayState {
  readonly running:
    | (ReplayProgress & { readonly name: string; readonly startedAt: Date; readonly canceling: boolean })
    | undefined;
  readonly last:
    | { readonly name: string; readonly finishedAt: Date; readonly result: ReplayResult | { outcome: 'interrupted' } }
    | undefined;
}

/** Begins a replay and returns its id, or undefined while another one is running. */
export const claimReplay = async (
  sql: Sql | TransactionSql,
  { name, until }: ReplayRequest,
  now: Date,
): Promise<string | undefined> => {
  const id = randomUUID();
  const { count } = await sql`
    update desk.replay set running = ${id}, name = ${name}, until = ${until}, started_at = ${now}, events = 0,
      log_events = 0, canceling = false, finished_at = null, result = null, heartbeat_at = now()
    where running is null or heartbeat_at < now() - make_interval(secs => ${HEARTBEAT_SECONDS_MAX})`.execute();
  await notifyTutors(sql, 'sandboxes');
  return count === 1 ? id : undefined;
};

/** Writes the progress, which is also the heartbeat. Returns false once the replay is to end. */
export const reportReplay = async (sql: Sql, id: string, { events, logEvents }: ReplayProgress): Promise<boolean> => {
  const [row] = await sql<{ canceling: boolean }[]>`
    update desk.replay set events = ${events}, log_events = ${logEvents}, heartbeat_at = now()
    where running = ${id} returning canceling`;
  await notifyTutors(sql, 'sandboxes');
  return row !== undefined && !row.canceling;
};

export const requestReplayCancel = async (sql: Sql): Promise<void> => {
  await sql`update desk.replay set canceling = true where running is not null`;
  await notifyTutors(sql, 'sandboxes');
};

export const finishReplay = async (sql: Sql, id: string, result: ReplayResult, now: Date): Promise<void> => {
  await sql`
    update desk.replay set running = null, finished_at = ${now}, result = ${sql.json(result as never)}
    where running = ${id}`;
  await notifyTutors(sql, 'sandboxes');
};

interface ReplayRow {
  readonly running: boolean;
  readonly alive: boolean;
  readonly name: string;
  readonly startedAt: Date;
  readonly heartbeatAt: Date;
  readonly events: number;
  readonly logEvents: number;
  readonly canceling: boolean;
  readonly finishedAt: Date | null;
  readonly result: ReplayResult | null;
}

export const loadReplay = async (sql: Sql): Promise<ReplayState> => {
  const [row] = await sql<ReplayRow[]>`
    select running is not null as running, name, started_at as "startedAt", heartbeat_at as "heartbeatAt", canceling,
      heartbeat_at >= now() - make_interval(secs => ${HEARTBEAT_SECONDS_MAX}) as alive,
      events::float8 as events, log_events::float8 as "logEvents", finished_at as "finishedAt", result
    from desk.replay where name is not null`;
  if (!row) return { running: undefined, last: undefined };
  const { name, startedAt, events, logEvents, canceling, heartbeatAt, finishedAt, result } = row;
  if (row.running && row.alive) return { running: { name, startedAt, events, logEvents, canceling }, last: undefined };
  if (row.running)
    return { running: undefined, last: { name, finishedAt: heartbeatAt, result: { outcome: 'interrupted' } } };
  return { running: undefined, last: finishedAt && result ? { name, finishedAt, result } : undefined };
};
