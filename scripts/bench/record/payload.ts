/** The event that is appended to every store. The texts are the same for each. */
import type { EventToAppend } from '#events/store/port/event-store.ts';

export const createEventContent = () => ({
  id: crypto.randomUUID(),
  type: 'ClassesAdjusted',
  schemaVersion: 1,
  recordedAt: '2026-11-21T15:04:05.678Z',
  metadata: { commandId: crypto.randomUUID(), fingerprint: 'f'.repeat(64), actor: { role: 'tutor' } },
  data: { direction: 'add', effectiveOn: '2026-11-21', note: 'x'.repeat(200) },
  hash: 'a'.repeat(64),
});

export const createPayloadEvent = (): EventToAppend => {
  const { metadata, data, ...rest } = createEventContent();
  return { ...rest, metadata: JSON.stringify(metadata), data: JSON.stringify(data) };
};

/** The event for Emmett, which serialises objects itself. The values that we store in columns are in its metadata. */
export const createEmmettPayloadEvent = () => emmettEvent(createEventContent());

/** Converts an event of our log to an event of Emmett. */
export const toEmmettEvent = ({ metadata, data, ...rest }: EventToAppend) =>
  emmettEvent({ ...rest, metadata: JSON.parse(metadata), data: JSON.parse(data) });

type Content = Omit<EventToAppend, 'metadata' | 'data'> & {
  readonly metadata: object;
  readonly data: Record<string, unknown>;
};

const emmettEvent = ({ id, type, schemaVersion, recordedAt, metadata, data, hash }: Content) => ({
  type,
  data,
  metadata: { ...metadata, schemaVersion, recordedAt, hash, messageId: id },
});
