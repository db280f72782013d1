import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { toRawText } from '#events/store/port/stored-text.ts';
import { formatCopyLine } from '#events/store/postgres/copy-line.ts';
import { type CentreSize, createHistory } from './history.ts';

interface CopiedHistory {
  /** The number of events in the log. */
  readonly events: number;
  /** The students with the state that their streams give. */
  readonly students: readonly { readonly id: string; readonly state: StudentState }[];
}

/** Appends the history of a centre to the log with COPY. */
export async function copyHistory(sql: Sql, size: CentreSize, keys: KeyRing): Promise<CopiedHistory> {
  const [head] = await sql<[{ position: string }]>`select coalesce(max(position), 0)::text as position from log.events`;
  let events = Number(head.position);
  const history = createHistory(size, keys, Date.now());
  const lines = async function* () {
    for await (const written of history.events) {
      for (const event of written) {
        events += 1;
        yield lineOf(event, events);
      }
    }
  };
  const columns = 'position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash';
  await pipeline(Readable.from(lines()), await sql.unsafe(`copy log.events (${columns}) from stdin`).writable());
  return { events, students: history.students() };
}

const lineOf = (event: StoredEvent, position: number): string => {
  const { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  const texts = [toRawText(metadata), toRawText(data)];
  return formatCopyLine([position, stream, version, id, type, schemaVersion, recordedAt, ...texts, hash]);
};
