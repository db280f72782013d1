/** Each event's hash covers the one before it, so that nothing in a stream can be altered, moved or left out unseen. */
import { hash } from 'node:crypto';
import type { EventToAppend, StoredEvent } from '../store/port/event-store.ts';
import { formatEventPlace, RecordFault } from './record-fault.ts';

/** Where a chain stands: version 0 and the hash of its name for a stream without events. */
export interface ChainHead {
  readonly version: number;
  readonly hash: string;
}

export const createChainHead = (stream: string): ChainHead => ({ version: 0, hash: hash('sha256', stream) });

/** SHA-256, in hexadecimal, over the texts as stored; a JSON array frames them without ambiguity. */
export const computeChainHash = (
  previous: string,
  { stream, version, id, type, schemaVersion, recordedAt, metadata, data }: Hashed,
): string =>
  hash('sha256', JSON.stringify([previous, stream, version, id, type, schemaVersion, recordedAt, metadata, data]));

/** An event that is to be written, or one that was. */
type Hashed = Omit<EventToAppend | StoredEvent, 'hash' | 'position'> & Pick<StoredEvent, 'stream' | 'version'>;

/**
 * Checks consecutive events of one stream, from its first or after a head that was checked before; answers where the
 * chain stands then. Throws RecordFault `gap` or `hash-mismatch`, naming stream and version.
 */
export const checkChain = (
  stream: string,
  events: readonly StoredEvent[],
  after = createChainHead(stream),
): ChainHead => {
  let head = after;
  for (const event of events) {
    if (event.stream !== stream || event.version !== head.version + 1) {
      throw new RecordFault('gap', `expected version ${head.version + 1} of ${stream}`, formatEventPlace(event));
    }
    if (computeChainHash(head.hash, event) !== event.hash) {
      throw new RecordFault(
        'hash-mismatch',
        'the event is not as it was written, or not in its place',
        formatEventPlace(event),
      );
    }
    head = event;
  }
  return { version: head.version, hash: head.hash };
};
