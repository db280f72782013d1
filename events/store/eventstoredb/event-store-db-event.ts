import { binaryEvent, type EventData, jsonEvent, type Position, type RecordedEvent } from '@eventstore/db-client';
import { v5 as uuidv5 } from 'uuid';
import type { EventToAppend, StoredEvent } from '../port/event-store.ts';
import { toStoredEvent } from '../port/stored-text.ts';

const encoder = new TextEncoder();

/**
 * The metadata of an event on the server: our metadata and the fields that the server lacks. A text that the client
 * would not return byte for byte (spaces, big numbers …) is kept as a string.
 */
interface Envelope {
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly hash: string;
  readonly metadata?: object;
  readonly metadataText?: string;
  /** Our id of the event. */
  readonly id?: string;
  /** The prefix of the log that the event belongs to; missing on events of other programs. */
  readonly log?: string;
  /** How many events of the same append come after this one; missing on the last, and on events of other programs. */
  readonly following?: number;
}

/** The object in a JSON text; undefined unless the client returns the same text for it. Throws SyntaxError. */
const parseObject = (text: string): object | undefined => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : undefined;
};

/**
 * The id of an event on the server. It is derived from the whole content, because the server treats a known id at the
 * expected version as the same event, whatever its content. So only the same bytes count as a retry, and other content
 * under our id is a conflict. It is also derived from the log's prefix, because the server refuses a retry that comes
 * before its events are indexed if a stream of another log, such as a copy, already has events with the same ids.
 */
const serverId = ({ id, type, schemaVersion, recordedAt, metadata, data, hash }: EventToAppend, log: string): string =>
  // The text is passed as bytes, because the library takes many times longer to encode a text itself.
  uuidv5(encoder.encode(JSON.stringify([log, type, schemaVersion, recordedAt, metadata, data, hash])), id);

/**
 * An event for the client: as JSON if the client returns the same text, so that the server's tools can read it, else as
 * bytes. `following` is how many events of the same append come after this one.
 */
export const toEventStoreDbEvent = (event: EventToAppend, log: string, following = 0): EventData => {
  const { id: ownId, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  const object = parseObject(metadata);
  const own = object ? { metadata: object } : { metadataText: metadata };
  const rest = following > 0 ? { following } : {};
  const content = { schemaVersion, recordedAt, hash, id: ownId, log, ...rest, ...own } satisfies Envelope;
  // The client sends bytes unchanged, but encodes objects in Base64 first.
  const envelope = encoder.encode(JSON.stringify(content));
  const id = serverId(event, log);
  const json = parseObject(data);
  return json
    ? jsonEvent({ id, type, data: json as Record<string, unknown>, metadata: envelope })
    : binaryEvent({ id, type, data: Buffer.from(data, 'utf8'), metadata: envelope });
};

/** Whether an event is the last one of its append. Events of other programs do not say, so they count as last. */
export const isLastOfAppend = ({ metadata }: RecordedEvent): boolean =>
  !(metadata as Partial<Envelope> | undefined)?.following;

const UNKNOWN_POSITION = 2n ** 64n - 1n;
/** The commit position; undefined when the server gives none, or the largest number, as some versions do for streams. */
export const toKnownPosition = (position: Position | undefined): bigint | undefined =>
  position === undefined || position.commit === UNKNOWN_POSITION ? undefined : position.commit;

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Names of our streams. */
const OWN_STREAM = new RegExp(`^(?:centre|[a-z]+(?:-${UUID}){1,2})$`);

/** Whether a stream belongs to the log of a prefix, and not to a log with a longer prefix. */
const isStreamOfLog = (streamId: string, prefix: string): boolean => OWN_STREAM.test(streamId.slice(prefix.length));

/**
 * An event of the log with this prefix; undefined for an event of another log whose prefix begins with ours. A version is
 * the revision + 1. A position is the commit position, or 0n when the server gives none. An event of another program has no
 * hash, so that a check of its stream reports it.
 */
export const parseEventStoreDbEvent = (recorded: RecordedEvent, prefix: string): StoredEvent | undefined => {
  const envelope = (recorded.metadata ?? {}) as Partial<Envelope>;
  const isOwn = envelope.log === undefined ? isStreamOfLog(recorded.streamId, prefix) : envelope.log === prefix;
  if (!isOwn) return undefined;
  const { schemaVersion = 0, recordedAt = recorded.created.toISOString(), hash = '' } = envelope;
  return toStoredEvent({
    id: envelope.id ?? recorded.id,
    stream: recorded.streamId.slice(prefix.length),
    version: Number(recorded.revision) + 1,
    position: toKnownPosition(recorded.position) ?? 0n,
    type: recorded.type,
    schemaVersion,
    recordedAt,
    metadata: envelope.metadataText ?? JSON.stringify(envelope.metadata ?? {}),
    data: recorded.isJson ? JSON.stringify(recorded.data) : Buffer.from(recorded.data as Uint8Array).toString('utf8'),
    hash,
  });
};
