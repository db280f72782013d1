import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { formatCopyLine } from '#events/store/postgres/copy-line.ts';
import { createNextEvent, type Learner } from './course.ts';

const CHUNK = 250;

/** Fills an empty log with `events` events of the students in rotation, with COPY. */
export async function fillLog(sql: Sql, learners: readonly Learner[], events: number): Promise<void> {
  const columns = 'position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash';
  const copy = await sql.unsafe(`copy log.events (${columns}) from stdin`).writable();
  await pipeline(Readable.from(chunks(learners, events)), copy);
  // Runs now what autovacuum would otherwise do during the measurement.
  await sql`vacuum analyze log.events`;
  await sql`checkpoint`;
}

function* chunks(learners: readonly Learner[], events: number): Generator<string> {
  for (let from = 0; from < events; from += CHUNK) {
    const length = Math.min(CHUNK, events - from);
    yield Array.from({ length }, (_, index) => line(learners, from + index)).join('');
  }
}

function line(learners: readonly Learner[], before: number): string {
  const event = createNextEvent(learners[before % learners.length] as Learner);
  const { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  return formatCopyLine([before + 1, stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash]);
}
