import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { copyLine } from './copy-line.ts';
import { type Learner, nextEvent } from './course.ts';

const CHUNK = 250;

/** Lets the students learn in turn until the empty log holds so many events, written with COPY by their positions. */
export async function fillLog(sql: Sql, learners: readonly Learner[], events: number): Promise<void> {
  const columns = 'position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash';
  const copy = await sql.unsafe(`copy log.events (${columns}) from stdin`).writable();
  await pipeline(Readable.from(chunks(learners, events)), copy);
  // as autovacuum leaves it, but before anything is measured
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
  const event = nextEvent(learners[before % learners.length] as Learner);
  const { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  return copyLine([before + 1, stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash]);
}
