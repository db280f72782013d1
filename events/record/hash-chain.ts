/**
 * The hash chain of a stream: each event's hash covers the hash of the event before it, so that a reader notices when an
 * event was altered, moved or left out.
 */
import { hash } from 'node:crypto';
import { formatEventPlace, RecordFault } from '../kernel/record-fault.ts';
import type { EventToAppend, StoredEvent } from '../store/port/event-store.ts';
import { toHashedText } from './hashed-text.ts';

/** Version and hash of a stream's last event. An empty stream has version 0 and the hash of its name. */
export interface HashChainHead {
  readonly version: number;
  readonly hash: string;
}

/** The head of a stream without events. */
export const createEmptyChainHead = (stream: string): HashChainHead => ({ version: 0, hash: hash('sha256', stream) });

/** SHA-256, in hexadecimal, over the texts as stored. */
export const computeChainHash = (previous: string, event: HashedParts): string =>
  hash('sha256', toHashedText(previous, event));

/** The parts of an event that its hash covers, before or after it is stored. */
type HashedParts = Omit<EventToAppend | StoredEvent, 'hash' | 'position'> & Pick<StoredEvent, 'stream' | 'version'>;

/**
 * Checks consecutive events of one stream, from its beginning or after a head that was checked before, and returns the
 * new head. Throws RecordFault `gap` or `hash-mismatch` with stream and version.
 */
export const checkHashChain = (
  stream: string,
  events: readonly StoredEvent[],
  after = createEmptyChainHead(stream),
): HashChainHead => {
  let head = after;
  for (const event of events) {
    if (event.stream !== stream || event.version !== head.version + 1) {
      throw new RecordFault('gap', `expected version ${head.version + 1} of ${stream}`, formatEventPlace(event));
    }
    if (computeChainHash(head.hash, event) !== event.hash) {
      throw new RecordFault(
        'hash-mismatch',
        'the event was altered or moved after it was written',
        formatEventPlace(event),
      );
    }
    head = event;
  }
  return { version: head.version, hash: head.hash };
};
