/** Reads and writes `desk.centre_jobs`. Each change is sent to the open pages. */
import { randomUUID } from 'node:crypto';
import type { ISql, Sql, TransactionSql } from 'postgres';
import type { ChangeTag } from '#contracts/tags.ts';
import { notifyTutors } from '#services/core/feed/notify-tags.ts';

/** Longer than a job may be without progress, so that no second job starts beside one that is about to be ended. */
const HEARTBEAT_SECONDS_MAX = 90;

/** How many of its steps a job has done, and of how many: events of the log, or compared tables. */
export interface CentreJobProgress {
  readonly done: number;
  readonly total: number;
}

export interface CentreJobState<Request, Result> {
  readonly running:
    | (CentreJobProgress & { readonly request: Request; readonly startedAt: Date; readonly canceling: boolean })
    | undefined;
  readonly last:
    | {
        readonly request: Request;
        readonly finishedAt: Date;
        readonly result: Result | { readonly outcome: 'failed' | 'canceled' | 'interrupted' };
      }
    | undefined;
}

/** Work over the whole log, or all rows, of which one of its kind runs at a time in the centre. */
interface CentreJobKind {
  readonly kind: 'replay' | 'what-if' | 'comparison';
  /** The tag of the pages that show it. */
  readonly tag: ChangeTag;
}

interface JobRow<Request, Result> {
  readonly running: boolean;
  readonly alive: boolean;
  readonly request: Request;
  readonly startedAt: Date;
  readonly heartbeatAt: Date;
  readonly done: number;
  readonly total: number;
  readonly canceling: boolean;
  readonly finishedAt: Date | null;
  readonly result: Result | null;
}

/** The running job of a kind, with the result of the last one. */
export const createCentreJobStore = <Request extends object, Result extends object>({ kind, tag }: CentreJobKind) => ({
  /** Begins a job and returns its id, or undefined while another one is running. */
  async claim(sql: ISql, request: Request, now: Date): Promise<string | undefined> {
    const id = randomUUID();
    const { count } = await sql`
      insert into desk.centre_jobs as job (kind, running, request, started_at, heartbeat_at)
      values (${kind}, ${id}, ${sql.json(request as never)}, ${now}, now())
      on conflict (kind) do update set running = excluded.running, request = excluded.request,
        started_at = excluded.started_at, done = 0, total = 0, canceling = false, finished_at = null, result = null,
        heartbeat_at = now()
      where job.running is null or job.heartbeat_at < now() - make_interval(secs => ${HEARTBEAT_SECONDS_MAX})`.execute();
    if (count === 0) return undefined;
    await notifyTutors(sql, tag);
    return id;
  },

  /** Writes and sends the progress, with a heartbeat, if the job got further. Returns false once the job is to end. */
  async report(sql: Sql, id: string, { done, total }: CentreJobProgress, gotFurther = true): Promise<boolean> {
    const [row] = await sql<{ canceling: boolean }[]>`
      update desk.centre_jobs set done = ${done}, total = ${total},
        heartbeat_at = case when ${gotFurther} then now() else heartbeat_at end
      where running = ${id} returning canceling`;
    if (gotFurther) await notifyTutors(sql, tag);
    return row !== undefined && !row.canceling;
  },

  async requestCancel(sql: Sql): Promise<void> {
    await sql`update desk.centre_jobs set canceling = true where kind = ${kind} and running is not null`;
    await notifyTutors(sql, tag);
  },

  /**
   * Writes how a job ended. A cancel that was requested before wins over every result, and then `undo` removes what the job
   * left, in the same transaction.
   */
  async finish(
    sql: Sql,
    id: string,
    result: Result | { readonly outcome: 'failed' | 'canceled' },
    now: Date,
    undo?: (tx: TransactionSql) => Promise<void>,
  ): Promise<void> {
    await sql.begin(async (tx) => {
      const [ended] = await tx<{ canceling: boolean }[]>`
        update desk.centre_jobs set running = null, finished_at = ${now},
          result = case when canceling then '{"outcome": "canceled"}'::jsonb else ${tx.json(result as never)}::jsonb end
        where running = ${id} returning canceling`;
      if (ended?.canceling) await undo?.(tx);
    });
    await notifyTutors(sql, tag);
  },

  async load(sql: Sql): Promise<CentreJobState<Request, Result>> {
    const [row] = await sql<JobRow<Request, Result>[]>`
      select running is not null as running, request, started_at as "startedAt", heartbeat_at as "heartbeatAt", canceling,
        heartbeat_at >= now() - make_interval(secs => ${HEARTBEAT_SECONDS_MAX}) as alive,
        done::float8 as done, total::float8 as total, finished_at as "finishedAt", result
      from desk.centre_jobs where kind = ${kind} and request is not null`;
    if (!row) return { running: undefined, last: undefined };
    const { request, startedAt, done, total, canceling, heartbeatAt, finishedAt, result } = row;
    if (row.running && row.alive) return { running: { request, startedAt, done, total, canceling }, last: undefined };
    if (row.running)
      return { running: undefined, last: { request, finishedAt: heartbeatAt, result: { outcome: 'interrupted' } } };
    return { running: undefined, last: finishedAt && result ? { request, finishedAt, result } : undefined };
  },
});

/** Forgets the results of all kinds. No job may be running. */
export const clearCentreJobs = async (sql: ISql): Promise<void> => {
  await sql`update desk.centre_jobs set running = null, request = null, finished_at = null, result = null`.execute();
};
