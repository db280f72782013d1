/**
 * The hash chain of a stream: each event's hash covers the hash of the event before it, so that a reader notices when an
 * event was altered, moved or left out.
 *
 * Hashes of version 2 let a packet leave things out and still prove the rest. The hash covers the hash of the last entry, which is
 * an event that packets show, and what the event shows. Of all else (the hash of the event before, the version, and the hidden
 * parts with a salt that nobody can guess) it covers a hash. So the entries form a chain of their own, in which nothing tells
 * whether there are other events between them.
 */
import { hash } from 'node:crypto';
import { formatEventPlace, RecordFault } from '../kernel/record-fault.ts';
import type { EventToAppend, StoredEvent } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';
import { toHashedText } from './hashed-text.ts';
import { hasHiddenPart, splitHidden } from './hidden-part.ts';

/** Version and hash of a stream's last event, and number and hash of its last entry. */
export interface HashChainHead {
  readonly version: number;
  readonly hash: string;
  readonly entry: number;
  readonly entryHash: string;
  /** Whether the hash of the stream's last event is of version 2. */
  readonly hidesParts: boolean;
}

/** The head of a stream without events: version 0, and the hash of its name. */
export const createEmptyChainHead = (stream: string): HashChainHead => {
  const nameHash = hash('sha256', stream);
  return { version: 0, hash: nameHash, entry: 0, entryHash: nameHash, hidesParts: false };
};

/** How the hidden metadata begin. An event that packets leave out names the entry before it. */
const PLACE = /,"hidden":\{"entry":(\d+),(?:"after":"([0-9a-f]{64})",)?/;

/** The head of a stream whose last event this is. Every event with a hash of version 1 is an entry. */
export const toChainHead = ({
  version,
  hash,
  metadata,
}: Pick<EventToAppend | StoredEvent, 'hash' | 'metadata'> & Pick<StoredEvent, 'version'>): HashChainHead => {
  if (!hasHiddenPart(metadata)) return { version, hash, entry: version, entryHash: hash, hidesParts: false };
  const [, entry, after = hash] = PLACE.exec(toRawText(metadata)) ?? [];
  return { version, hash, entry: Number(entry), entryHash: after, hidesParts: true };
};

/** Whether packets show the last event of a stream. */
export const isEntry = ({ hash, entryHash }: HashChainHead): boolean => hash === entryHash;

/** The parts of an event that its hash covers, before or after it is stored. */
type HashedParts = Omit<EventToAppend | StoredEvent, 'hash' | 'position'> & Pick<StoredEvent, 'stream' | 'version'>;

/** What a packet may hold of an event with a hash of version 2: the parts that it shows, and the hash of all else. */
export const toShownParts = (
  previous: string,
  { version, metadata, data }: Pick<HashedParts, 'version' | 'metadata' | 'data'>,
): { readonly metadata: string; readonly data: string; readonly hidden: string } => {
  const [ofMetadata, ofData] = [splitHidden(metadata), splitHidden(data)];
  const hidden = hash('sha256', JSON.stringify([previous, version, ofMetadata.hidden, ofData.hidden]));
  return { metadata: ofMetadata.shown, data: ofData.shown, hidden };
};

/** SHA-256, in hexadecimal, over the texts as stored. `before` is the head before the event. */
export const computeChainHash = (before: HashChainHead, event: HashedParts): string =>
  hashEvent(before, event, isEntry(toChainHead({ ...event, hash: '' })));

const hashEvent = (before: HashChainHead, event: HashedParts, isShown: boolean): string => {
  if (!hasHiddenPart(event.metadata)) return hash('sha256', toHashedText(before.hash, event));
  const { stream, id, type, schemaVersion, recordedAt } = event;
  const { metadata, data, hidden } = toShownParts(before.hash, event);
  const version = isShown ? before.entry + 1 : 0;
  const fields = { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hidden };
  return hash('sha256', toHashedText(before.entryHash, fields));
};

/**
 * Whether an event names the right entry as the last one. After a hash of version 2 there is none of version 1, which would show
 * in packets what the event was to hide.
 */
const followsEntry = (before: HashChainHead, after: HashChainHead): boolean => {
  if (before.hidesParts && !after.hidesParts) return false;
  return isEntry(after)
    ? after.entry === before.entry + 1
    : after.entry === before.entry && after.entryHash === before.entryHash;
};

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
    const next = toChainHead(event);
    if (hashEvent(head, event, isEntry(next)) !== event.hash || !followsEntry(head, next)) {
      throw new RecordFault(
        'hash-mismatch',
        'the event was altered or moved after it was written',
        formatEventPlace(event),
      );
    }
    head = next;
  }
  return head;
};
