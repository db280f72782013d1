/** The event that every store is given to append: the same texts to each. */
import type { EventToAppend } from '#events/store/port/event-store.ts';

export const contentOf = () => ({
  id: crypto.randomUUID(),
  type: 'ClassesAdjusted',
  schemaVersion: 1,
  recordedAt: '2026-11-21T15:04:05.678Z',
  metadata: { commandId: crypto.randomUUID(), fingerprint: 'f'.repeat(64), actor: { role: 'tutor' } },
  data: { direction: 'add', effectiveOn: '2026-11-21', note: 'x'.repeat(200) },
  hash: 'a'.repeat(64),
});

export const eventOf = (): EventToAppend => {
  const { metadata, data, ...rest } = contentOf();
  return { ...rest, metadata: JSON.stringify(metadata), data: JSON.stringify(data) };
};

/** As Emmett takes it, which writes objects as texts itself: what our rows keep in columns stands in the metadata. */
export const emmettEventOf = () => emmettEvent(contentOf());

/** An event of our log as Emmett takes it. */
export const asEmmettEvent = ({ metadata, data, ...rest }: EventToAppend) =>
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
