import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { balancesProjection } from '#projections/classes/balances/projection.ts';
import { classTransactionsProjection } from '#projections/classes/class-transactions/projection.ts';
import type { Projection } from '#projections/engine/projection.ts';
import heapOptions from '#scripts/rollbook/heap-options.json' with { type: 'json' };
import { assertCorrect } from '../harness/run-suite.ts';
import type { FilledLog } from './course.ts';
import type { MixedLog } from './mixed-log.ts';

type Log = Pick<MixedLog, 'url' | 'sql' | 'events' | 'learners'>;

export interface OwnRebuild {
  readonly schema: string;
  readonly events: number;
  /** Events per second, from an empty schema to a complete one with indexes. */
  readonly rate: number;
  readonly parked: number;
  readonly peakMegabytes: number;
}

/** Rebuilds all read models in a separate process, with the heap options of `rollbook rebuild`. Throws unless they hold every submission, session and balance of the log. */
export async function measureRebuild(log: MixedLog): Promise<OwnRebuild> {
  const rebuilt = await runRebuild(log, { PERSONAL_DATA_KEY: log.personalDataKey.toString('base64') });
  for (const [table, type] of [
    ['submissions', 'HomeworkSubmitted'],
    ['practice_sessions', 'PracticeSessionStarted'],
  ] as const) {
    const [row] = await log.sql.unsafe<[{ rows: number; events: number }]>(`
      select (select count(*) from ${rebuilt.schema}.${table})::integer as rows,
        (select count(*) from log.events where type = '${type}')::integer as events`);
    assertCorrect(row.rows === row.events && row.rows > 0, `${table} has ${row.rows} rows of ${row.events} events`);
  }
  return rebuilt;
}

/** Rebuilds the accounting read models in a separate process. Throws unless every balance equals the state of the deciders. */
export const measureAccountingRebuild = (log: FilledLog): Promise<OwnRebuild> => runRebuild(log);

async function runRebuild(log: Log, settings: Record<string, string> = {}): Promise<OwnRebuild> {
  const program = join(import.meta.dirname, 'rebuild-process.ts');
  const env = { ...process.env, ...settings, DATABASE_URL: log.url };
  const { stdout } = await promisify(execFile)(process.execPath, [...heapOptions, program], { env });
  const rebuilt: OwnRebuild = JSON.parse(stdout);
  assertCorrect(rebuilt.events === log.events, `${rebuilt.events} of ${log.events} events were folded`);
  assertCorrect(rebuilt.parked === 0, `${rebuilt.parked} rows are parked`);
  await checkBalances(log, rebuilt.schema);
  return rebuilt;
}

async function checkBalances({ sql, learners }: Log, schema: string): Promise<void> {
  const rows = await sql.unsafe(`select b.*, t.applied from ${schema}.balances b
    left join (
      select student_id, sum(applied_remaining)::integer as applied
      from ${schema}.class_transactions group by student_id
    ) t on t.student_id = b.student_id`);
  const byId = new Map(rows.map((row) => [row.student_id, row]));
  assertCorrect(byId.size === learners.length, `${byId.size} of ${learners.length} students have a balance`);
  for (const { id, state } of learners) {
    const row = byId.get(id);
    const right =
      row?.version === state.version &&
      row.classes_remaining === state.remaining &&
      row.classes_total === state.total &&
      row.classes_waiting === state.waiting &&
      row.classes_uncovered === state.uncovered &&
      row.applied === state.remaining;
    assertCorrect(right, `the rows of student ${id} differ from the state of the deciders`);
  }
}

/** The read models that the rebuild bench builds: those that account for each class. */
export const accountingProjections: readonly Projection[] = [balancesProjection, classTransactionsProjection];
