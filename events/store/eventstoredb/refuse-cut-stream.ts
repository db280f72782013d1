import { type EventStoreDBClient, StreamDeletedError } from '@eventstore/db-client';
import { LogGapError, type StoredEvent } from '../port/event-store.ts';
import { toStoreError } from './to-store-error.ts';

/**
 * Throws LogGapError if the events that were read from a version on do not begin there, or if a stream without events was
 * deleted or cut on the server, as its metadata says. It would otherwise be read as one that does not exist yet.
 */
export const refuseCutStream = async (
  client: Pick<EventStoreDBClient, 'getStreamMetadata'>,
  streamName: string,
  fromVersion: number,
  [first]: readonly StoredEvent[],
): Promise<void> => {
  if (first !== undefined) {
    if (first.version === fromVersion) return;
    throw new LogGapError(
      `Stream ${first.stream} begins at version ${first.version}: its events before that were cut on the server.`,
    );
  }
  // Beyond its end, a stream has no events either.
  if (fromVersion > 1) return;
  const cut = `The stream ${streamName} was deleted or cut on the server: it has no events any more.`;
  try {
    const { metadata } = await client.getStreamMetadata(streamName);
    if (metadata?.truncateBefore === undefined) return;
  } catch (error) {
    if (!(error instanceof StreamDeletedError)) throw toStoreError(error);
  }
  throw new LogGapError(cut);
};
