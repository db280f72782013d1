import { binaryEvent, type EventData, jsonEvent, type Position, type RecordedEvent } from '@eventstore/db-client';
import { v5 as uuidv5 } from 'uuid';
import type { EventToAppend, StoredEvent } from '../port/event-store.ts';
import { toStoredEvent } from '../port/stored-text.ts';

const encoder = new TextEncoder();

/**
 * The metadata of an event on the server: ours beside what the server has no field for. A text that the client would
 * not write back the same way (spaces, big numbers …) is kept as a string.
 */
interface Envelope {
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly hash: string;
  readonly metadata?: object;
  readonly metadataText?: string;
  /** Our id of the event. Events of earlier releases have it as their id on the server. */
  readonly id?: string;
  /** The prefix of the log that the event belongs to; missing on events of earlier releases. */
  readonly log?: string;
  /** How many events of the same append come after this one; missing on the last, and on events of earlier releases. */
  readonly following?: number;
}

/** Throws SyntaxError for what is not JSON. */
const parsed = (text: string): object | undefined => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : undefined;
};

/**
 * The id that the server knows an event by. It is made of the whole content, because the server takes a known id at the
 * expected version for the same event, whatever its content is. So only the same bytes are a repetition, and another
 * content under our id is a conflict. It is also made of the log’s prefix: the server refuses an append that is sent again
 * before its events are indexed where a stream of another log, such as a copy, has had their ids.
 */
const serverId = ({ id, type, schemaVersion, recordedAt, metadata, data, hash }: EventToAppend, log: string): string =>
  // as bytes, since the library takes many times longer to encode a text
  uuidv5(encoder.encode(JSON.stringify([log, type, schemaVersion, recordedAt, metadata, data, hash])), id);

/**
 * JSON where the client gives the same text back, so that the server's own tools can read it; else the bytes. `following`
 * is how many events of the same append come after this one.
 */
export const toEventStoreDbEvent = (event: EventToAppend, log: string, following = 0): EventData => {
  const { id: ownId, type, schemaVersion, recordedAt, metadata, data, hash } = event;
  const object = parsed(metadata);
  const own = object ? { metadata: object } : { metadataText: metadata };
  const rest = following > 0 ? { following } : {};
  const content = { schemaVersion, recordedAt, hash, id: ownId, log, ...rest, ...own } satisfies Envelope;
  // the client sends bytes as they are, but writes objects as Base64 first
  const envelope = encoder.encode(JSON.stringify(content));
  const id = serverId(event, log);
  const json = parsed(data);
  return json
    ? jsonEvent({ id, type, data: json as Record<string, unknown>, metadata: envelope })
    : binaryEvent({ id, type, data: Buffer.from(data, 'utf8'), metadata: envelope });
};

/** Whether an event of ours is the last one of its append, as far as that is known. */
export const isLastOfAppend = ({ metadata }: RecordedEvent): boolean =>
  !(metadata as Partial<Envelope> | undefined)?.following;

const UNKNOWN_POSITION = 2n ** 64n - 1n;
/** Some versions of the server give no position of what is read from one stream, or the largest number: then undefined. */
export const toKnownPosition = (position: Position | undefined): bigint | undefined =>
  position === undefined || position.commit === UNKNOWN_POSITION ? undefined : position.commit;

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Names of the streams that earlier releases wrote, which did not name the log in each event. */
const UNTAGGED_STREAM = new RegExp(`^(?:centre|[a-z]+(?:-${UUID}){1,2})$`);

/** Whether an event without the name of its log belongs to the log of a prefix, and to none whose prefix is longer. */
const isOfUntaggedLog = (streamId: string, prefix: string): boolean =>
  UNTAGGED_STREAM.test(streamId.slice(prefix.length));

/**
 * An event of the log with this prefix; undefined for an event of another log whose prefix begins with ours. Versions are
 * revisions + 1, positions commit positions, or 0n where the server gives none. An event that another program wrote has
 * no hash, so that whoever checks its stream finds the fault there.
 */
export const parseEventStoreDbEvent = (recorded: RecordedEvent, prefix: string): StoredEvent | undefined => {
  const envelope = (recorded.metadata ?? {}) as Partial<Envelope>;
  const isOwn = envelope.log === undefined ? isOfUntaggedLog(recorded.streamId, prefix) : envelope.log === prefix;
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
