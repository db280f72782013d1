import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { toRawText } from '#events/store/port/stored-text.ts';
import { formatCopyLine } from '../record/copy-line.ts';
import { type CentreSize, generateHistory } from './history.ts';

/** Appends the history of a centre to the log with COPY. Returns the number of events in the log. */
export async function copyHistory(sql: Sql, size: CentreSize, keys: KeyRing): Promise<number> {
  const [head] = await sql<[{ position: string }]>`select coalesce(max(position), 0)::text as position from log.events`;
  let events = Number(head.position);
  const lines = async function* () {
    for await (const written of generateHistory(size, keys, Date.now())) {
      for (const event of written) {
        events += 1;
        yield lineOf(event, events);
      }
    }
  };
  const columns = 'position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash';
  await pipeline(Readable.from(lines()), await sql.unsafe(`copy log.events (${columns}) from stdin`).writable());
  return events;
}

const lineOf = (event: StoredEvent, position: number): string => {
  const { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  const texts = [toRawText(metadata), toRawText(data)];
  return formatCopyLine([position, stream, version, id, type, schemaVersion, recordedAt, ...texts, hash]);
};
