import type { KeyRing } from '#events/record/key-ring.ts';
import { readEventUnvalidated } from '#events/record/read-events.ts';
import { RecordFault } from '#events/record/record-fault.ts';
import { parseEnvelope } from '#events/record/seal-text.ts';
import type { KeysById, SealedValue } from '#events/record/unseal-values.ts';
import { findSealedValues, loadKeysOfTexts, unsealValues } from '#events/record/unseal-values.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { Projection } from './projection.ts';
import type { LogEvent } from './table.ts';

/** An event as a projection sees it; `fault` says why it cannot be folded. */
export interface ViewedEvent {
  readonly stored: Pick<StoredEvent, 'id' | 'stream' | 'version'>;
  readonly event?: LogEvent;
  readonly fault?: unknown;
}

/** Parses and upcasts; personal fields stay sealed. */
export const viewEvents = (events: readonly StoredEvent[]): ViewedEvent[] =>
  events.map((stored) => {
    try {
      return { stored, event: readEventUnvalidated(stored) };
    } catch (fault) {
      return { stored, fault };
    }
  });

/** Opens the types that a projection wants in clear, with one key lookup for a batch. */
export const unsealFor = async (
  { opens = [] }: Projection,
  batch: readonly ViewedEvent[],
  keys: KeyRing,
): Promise<readonly ViewedEvent[]> => {
  if (opens.length === 0) return batch;
  const found = batch.filter(({ event }) => opens.includes(event?.type ?? '')).map(readSealed);
  if (found.length === 0) return batch;
  const ring = await loadKeysOfTexts(
    found.flatMap(({ sealed }) => sealed.map(({ text }) => text)),
    keys,
  );
  const openedOnes = new Map(found.map((each) => [each.viewed, openOne(each, ring)]));
  return batch.map((viewed) => openedOnes.get(viewed) ?? viewed);
};

interface SealedView {
  readonly viewed: ViewedEvent;
  /** A copy of the event's data, since other projections see them sealed. */
  readonly data: unknown;
  readonly sealed: readonly SealedValue[];
  readonly fault?: unknown;
}

/** What must be opened in an event. A broken envelope is this event's fault, not its batch's. */
const readSealed = (viewed: ViewedEvent): SealedView => {
  const data = structuredClone(viewed.event?.data);
  try {
    const sealed = findSealedValues(data);
    for (const { text } of sealed) parseEnvelope(text);
    return { viewed, data, sealed };
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault;
    return { viewed, data, sealed: [], fault };
  }
};

const openOne = ({ viewed, data, sealed, fault }: SealedView, ring: KeysById): ViewedEvent => {
  const { event } = viewed;
  if (fault !== undefined) return { ...viewed, fault };
  if (!event || sealed.length === 0) return viewed;
  try {
    unsealValues(event, sealed, ring, { inPlace: false, keyMissing: 'text' });
    return { ...viewed, event: { ...event, data } as LogEvent };
  } catch (cause) {
    return { ...viewed, fault: cause };
  }
};
