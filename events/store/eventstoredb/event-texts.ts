import { binaryEvent, type EventData, jsonEvent, type Position, type RecordedEvent } from '@eventstore/db-client';
import type { EventToAppend, StoredEvent } from '../event-store.ts';
import { toStoredEvent } from '../stored-text.ts';

/**
 * What stands in an event's metadata there: ours beside what the server has no field for. A text that the client would
 * not write back the same way (spaces, big numbers …) is kept as a string.
 */
interface Envelope {
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly hash: string;
  readonly metadata?: object;
  readonly metadataText?: string;
}

/** Throws SyntaxError for what is not JSON. */
const parsed = (text: string): object | undefined => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && JSON.stringify(value) === text ? value : undefined;
};

/** JSON where the client gives the same text back, so that the server's own tools can read it; else the bytes. */
export const toEventStore = ({
  id,
  type,
  schemaVersion,
  recordedAt,
  metadata,
  data,
  hash,
}: EventToAppend): EventData => {
  const object = parsed(metadata);
  const own = object ? { metadata: object } : { metadataText: metadata };
  const envelope: Record<string, unknown> = { schemaVersion, recordedAt, hash, ...own } satisfies Envelope;
  const json = parsed(data);
  return json
    ? jsonEvent({ id, type, data: json as Record<string, unknown>, metadata: envelope })
    : binaryEvent({ id, type, data: Buffer.from(data, 'utf8'), metadata: envelope });
};

const UNTOLD = 2n ** 64n - 1n;
/** Some versions of the server tell no position of what is read from one stream, or the largest number: then undefined. */
export const knownPosition = (told: Position | undefined): bigint | undefined =>
  told === undefined || told.commit === UNTOLD ? undefined : told.commit;

/** Versions are revisions + 1, positions commit positions, or 0n where the server does not tell one. */
export const fromEventStore = (recorded: RecordedEvent, prefix: string): StoredEvent => {
  const { schemaVersion, recordedAt, hash, metadata, metadataText } = recorded.metadata as unknown as Envelope;
  return toStoredEvent({
    id: recorded.id,
    stream: recorded.streamId.slice(prefix.length),
    version: Number(recorded.revision) + 1,
    position: knownPosition(recorded.position) ?? 0n,
    type: recorded.type,
    schemaVersion,
    recordedAt,
    metadata: metadataText ?? JSON.stringify(metadata),
    data: recorded.isJson ? JSON.stringify(recorded.data) : Buffer.from(recorded.data as Uint8Array).toString('utf8'),
    hash,
  });
};
