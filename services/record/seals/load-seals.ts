import type { RecordedSeal } from '#events/core/ledger-seal/events.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { formatEventPlace, RecordFault } from '#events/kernel/record-fault.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';

const SEALS_AT_ONCE = 1_000;

/** A seal as the log holds it. */
export interface StoredSeal extends RecordedSeal {
  /** Its version in the stream of seals. */
  readonly version: number;
  /** When its event was recorded; UTC instant, ISO 8601. */
  readonly recordedAt: string;
}

/** Seals from a version on, in order. Throws RecordFault, StoreUnavailableError. */
export const loadSeals = async (store: EventStore, from = 1, maxCount = SEALS_AT_ONCE): Promise<StoredSeal[]> =>
  (await store.read(LEDGER_SEALS_STREAM, from, maxCount)).map(toSeal);

/** Every seal of the log. Throws what `loadSeals` throws. */
export const loadAllSeals = async (store: EventStore): Promise<StoredSeal[]> => {
  const seals: StoredSeal[] = [];
  for (let size = -1; size < seals.length; ) {
    size = seals.length;
    seals.push(...(await loadSeals(store, size + 1)));
  }
  return seals;
};

const toSeal = (stored: StoredEvent): StoredSeal => {
  const event = parseStoredEvent(stored);
  if (event.type !== 'LedgerSealed') throw new RecordFault('invalid-event', event.type, formatEventPlace(stored));
  return { ...event.data, version: event.version, recordedAt: event.recordedAt };
};
