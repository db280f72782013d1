import type { EventStore } from '#events/store/port/event-store.ts';
import { allProjections } from '#projections/all.ts';
import { readCheckpointPosition } from '#projections/engine/checkpoint.ts';
import { listParkedRows, type ParkedRow } from '#projections/engine/parked.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { runWithCore } from './open.ts';

/** Prints parked rows with the events that could not be applied. Exits with 1 when there are any. */
export const printParkedRows = (): Promise<void> =>
  runWithCore(async ({ sql, store }) => {
    const schema = toReadSchemaName(allProjections);
    const built = (await readCheckpointPosition(sql, schema)) !== undefined;
    const rows = built ? await listParkedRows(sql, schema) : [];
    if (rows.length === 0) return console.log('Nothing is parked.');
    for (const row of rows) console.log(`${(await describeParkedRow(row, store)).join('\n')}\n`);
    console.log(
      `${rows.length} parked, while all others go on; the record is whole. After the fix, “rebuild” heals them.`,
    );
    process.exitCode = 1;
  });

/**
 * Describes a parked row. `since` is the time at which the event was recorded, because the time of the failed
 * projection is not stored.
 */
const describeParkedRow = async (
  { projection, key, event_id, stream, version, error }: ParkedRow,
  store: EventStore,
) => {
  const [event] = await store.read(stream, version, 1);
  return [
    `${projection} ${key}`,
    `  event   ${event_id}${event ? `, ${event.type}` : ''}`,
    `  stream  ${stream}, version ${version}`,
    `  error   ${error}`,
    `  since   ${event?.recordedAt ?? 'unknown: the log does not hold this event'}`,
  ];
};
