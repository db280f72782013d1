import type { Sql } from 'postgres';
import { countLogLag, type LogLag } from '#events/store/port/count-log-lag.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { readCheckpointPosition } from '#projections/engine/checkpoint.ts';
import { listParkedRows } from '#projections/engine/parked.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import type { MissingKeyFinder } from '#services/platform/personal-keys/missing-keys.ts';
import { runWithCore } from './open.ts';

/**
 * Prints the head of the log, the checkpoint of this release's read models, and the number of parked rows. Fails when
 * the log has a gap.
 */
export const printStatus = (): Promise<void> =>
  runWithCore(async ({ sql, store, missingKeys }) => {
    const { lines, hasGap } = await readStatus({ sql, store, missingKeys }, toReadSchemaName(allProjections));
    for (const line of lines) console.log(line);
    if (hasGap) process.exitCode = 1;
  });

interface StatusParts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly missingKeys: MissingKeyFinder;
}

const readStatus = async ({ sql, store, missingKeys }: StatusParts, schema: string) => {
  const head = await store.head();
  const headLine = `head          ${head}`;
  const checkpoint = await readCheckpointPosition(sql, schema);
  if (checkpoint === undefined) {
    return { lines: [headLine, `read models   ${schema} is not built; the next start builds it`], hasGap: false };
  }
  const lag = await countLogLag(store, checkpoint, Number.POSITIVE_INFINITY);
  const parked = await listParkedRows(sql, schema);
  const lines = [
    headLine,
    `checkpoint    ${checkpoint} in ${schema}`,
    `lag           ${formatLag(lag)}`,
    `parked        ${parked.length === 0 ? 'nothing' : `${parked.length}; “parked” lists them`}`,
    `keys          ${formatMissingKeys(await missingKeys.count(schema))}`,
  ];
  return { lines, hasGap: lag.kind === 'gap' };
};

const formatMissingKeys = (missing: number): string => {
  if (missing === 0) return 'everybody has theirs';
  return `${missing === 1 ? '1 person has' : `${missing} people have`} none: restore desk.personal_keys from a backup, or their texts stay unreadable`;
};

/** Formats the lag in events, and in seconds since the oldest event that is not in the read models. */
const formatLag = (lag: LogLag): string => {
  if (lag.kind === 'gap') return `unknown beyond a gap: ${lag.message}`;
  if (lag.kind === 'ahead') {
    return 'none: the checkpoint is ahead of the record, so the read models are built anew at the next event or start';
  }
  const { events, oldest } = lag;
  const seconds = oldest === undefined ? 0 : Math.max(0, (Date.now() - Date.parse(oldest.recordedAt)) / 1_000);
  return `${events} events, ${seconds.toFixed(1)} seconds`;
};
