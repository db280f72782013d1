import type { EventStoreDBClient, RecordedEvent } from '@eventstore/db-client';
import { BoundedMap } from '../../kernel/bounded-map.ts';
import { LogGapError, type StoredEvent } from '../port/event-store.ts';
import { collectEvents } from './collect-events.ts';
import { toKnownPosition } from './event-store-db-event.ts';
import { toStoreError } from './to-store-error.ts';

/** How many streams the check remembers, which takes about 4 MB. */
const STREAMS_MAX = 20_000;

/**
 * Returns a check that throws LogGapError unless positions grow and each event follows the last one of its stream. The last
 * event of a stream that the check does not remember, because its memory is bounded or the subscription began in the
 * middle of the log, is looked up on the server: one read for each such stream.
 */
export const createGapCheck = (
  client: Pick<EventStoreDBClient, 'readStream'>,
  prefix: string,
  after: bigint,
  streamsMax = STREAMS_MAX,
) => {
  const versions = new BoundedMap<string, number>(streamsMax);
  let position = after;

  const lastVersion = async (stream: string, version: number): Promise<number> => {
    const remembersAll = after === 0n && !versions.hasForgotten;
    if (version === 1 || remembersAll) return 0;
    const before = await findEvent(client, prefix + stream, version - 1);
    // An event that the subscription should have delivered counts as missing even if the stream holds it.
    const isMissing =
      before === undefined || (!versions.hasForgotten && (toKnownPosition(before.position) ?? 0n) > after);
    return isMissing ? 0 : version - 1;
  };

  return async (events: readonly StoredEvent[]): Promise<void> => {
    for (const { stream, version, position: next, type } of events) {
      if (next <= position) throw new LogGapError(`The log goes from position ${position} back to ${next}.`);
      position = next;
      const last = versions.get(stream) ?? (await lastVersion(stream, version));
      if (version !== last + 1) {
        throw new LogGapError(`Stream ${stream} goes from version ${last} to ${version} (${type}).`);
      }
      versions.set(stream, version);
    }
  };
};

const findEvent = async (
  client: Pick<EventStoreDBClient, 'readStream'>,
  stream: string,
  version: number,
): Promise<RecordedEvent | undefined> => {
  try {
    const [event] = await collectEvents(client.readStream(stream, { fromRevision: BigInt(version - 1), maxCount: 1 }));
    return event !== undefined && Number(event.revision) + 1 === version ? event : undefined;
  } catch (error) {
    if ((error as { type?: string }).type === 'stream-not-found') return undefined;
    throw toStoreError(error);
  }
};
