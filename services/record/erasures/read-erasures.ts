import { ERASURES_STREAM } from '#events/people/erasure/erasures-stream.ts';
import type { ErasedRole } from '#events/people/erasure/events.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';

export interface RecordedErasure {
  readonly person: string;
  readonly role: ErasedRole;
  readonly key: string | undefined;
  /** UTC instant, ISO 8601. */
  readonly at: string;
}

/** The erasures that the log records after a version of their stream, and the version of its last event. Throws RecordFault. */
export const readErasures = async (
  store: EventStore,
  after = 0,
): Promise<{ readonly erasures: readonly RecordedErasure[]; readonly version: number }> => {
  const events = await store.read(ERASURES_STREAM, after + 1);
  const erasures = events.flatMap((stored) => {
    const { type, data, recordedAt } = parseStoredEvent(stored);
    if (type !== 'PersonErased') return [];
    return [{ person: data.person, role: data.role, key: data.key, at: recordedAt }];
  });
  return { erasures, version: events.at(-1)?.version ?? after };
};
