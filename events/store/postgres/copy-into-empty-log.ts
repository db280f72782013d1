import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { LogNotEmptyError, type StoredEvent } from '../port/event-store.ts';
import { toRawText } from '../port/stored-text.ts';
import { formatCopyLine } from './copy-line.ts';

/**
 * Writes the events into an empty log in one transaction, at the positions 1, 2, 3 … Appends wait until it has ended.
 * `prepare` is called when the log was found empty. Throws LogNotEmptyError, and what `prepare` and the iteration of the
 * events throw.
 */
export const copyIntoEmptyLog = async (
  sql: Sql,
  batches: AsyncIterable<readonly StoredEvent[]>,
  prepare: () => Promise<void>,
): Promise<void> => {
  await sql.begin(async (transaction) => {
    // The lock of log.append, taken by a statement of its own: the next one then sees what was committed before.
    await transaction`select pg_advisory_xact_lock(hashtext('log.append'), 'log.events'::regclass::oid::integer)`;
    const [first] = await transaction`select 1 from log.events limit 1`;
    if (first) throw new LogNotEmptyError('The log is not empty.');
    await prepare();
    const copying = transaction`
      copy log.events (position, stream, version, id, type, schema_version, recorded_at, metadata, data, hash) from stdin`;
    await pipeline(Readable.from(toCopyText(batches)), await copying.writable());
  });
};

async function* toCopyText(batches: AsyncIterable<readonly StoredEvent[]>): AsyncGenerator<string> {
  let position = 0;
  for await (const events of batches) {
    yield events
      .map(({ stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash }) => {
        position += 1;
        const texts = [toRawText(metadata), toRawText(data)];
        return formatCopyLine([position, stream, version, id, type, schemaVersion, recordedAt, ...texts, hash]);
      })
      .join('');
  }
}
