import { RecordFault } from '#events/kernel/record-fault.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { parseEventLazily, withEventData } from '#events/record/parse-event-lazily.ts';
import { parseSealedEnvelope } from '#events/record/seal-text.ts';
import type { PersonalKeysById, SealedValue } from '#events/record/unseal-values-in-place.ts';
import { findSealedValues, loadKeysOfSealedTexts, unsealValuesInPlace } from '#events/record/unseal-values-in-place.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { Projection } from './projection.ts';
import type { LogEvent } from './table.ts';

/** A parsed event of a batch; `fault` is the error if it cannot be parsed or unsealed, and `event` is undefined then. */
export interface ParsedEvent {
  readonly stored: Pick<StoredEvent, 'id' | 'stream' | 'version'>;
  readonly event?: LogEvent;
  readonly fault?: unknown;
}

/** Events whose texts are parsed and upcast when a fold first reads them; personal fields stay sealed. */
export const parseEvents = (events: readonly StoredEvent[]): ParsedEvent[] =>
  events.map((stored) => {
    try {
      return { stored, event: parseEventLazily(stored) };
    } catch (fault) {
      return { stored, fault };
    }
  });

/** Unseals the events whose types the projection lists in `unsealedEventTypes`, with one key lookup for the batch. */
export const unsealForProjection = async (
  { unsealedEventTypes = [] }: Projection,
  batch: readonly ParsedEvent[],
  keys: KeyRing,
): Promise<readonly ParsedEvent[]> => {
  if (unsealedEventTypes.length === 0) return batch;
  const found = batch.filter(({ event }) => event && unsealedEventTypes.includes(event.type)).map(readSealed);
  if (found.length === 0) return batch;
  const ring = await loadKeysOfSealedTexts(
    found.flatMap(({ sealed }) => sealed.map(({ text }) => text)),
    keys,
  );
  const openedOnes = new Map(found.map((each) => [each.viewed, openOne(each, ring)]));
  return batch.map((viewed) => openedOnes.get(viewed) ?? viewed);
};

interface SealedView {
  readonly viewed: ParsedEvent;
  /** A copy of the event's data, because other projections receive the sealed data. */
  readonly data: unknown;
  readonly sealed: readonly SealedValue[];
  readonly fault?: unknown;
}

/** Finds the sealed values of an event. A malformed text becomes the event's fault, so that the batch continues. */
const readSealed = (viewed: ParsedEvent): SealedView => {
  let data: unknown;
  try {
    data = structuredClone(viewed.event?.data);
    const sealed = findSealedValues(data);
    for (const { text } of sealed) parseSealedEnvelope(text);
    return { viewed, data, sealed };
  } catch (fault) {
    if (!(fault instanceof RecordFault)) throw fault;
    return { viewed, data, sealed: [], fault };
  }
};

const openOne = ({ viewed, data, sealed, fault }: SealedView, ring: PersonalKeysById): ParsedEvent => {
  const { event } = viewed;
  if (fault !== undefined) return { ...viewed, fault };
  if (!event || sealed.length === 0) return viewed;
  try {
    unsealValuesInPlace(event, sealed, ring, { inPlace: false, keyMissing: 'text' });
    return { ...viewed, event: withEventData(event, data) };
  } catch (cause) {
    return { ...viewed, fault: cause };
  }
};
