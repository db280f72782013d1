import { RecordFault } from '#events/record/fault.ts';
import type { KeyRing } from '#events/record/keys.ts';
import { type Keys, keysOf, opened, sealedIn } from '#events/record/open.ts';
import { viewEvent } from '#events/record/read.ts';
import { readEnvelope } from '#events/record/seal.ts';
import type { StoredEvent } from '#events/store/event-store.ts';
import type { LogEvent, Projection } from './projection.ts';

/** An event as a projection sees it; `fault` says why it cannot be folded. */
export interface Viewed {
  readonly stored: Pick<StoredEvent, 'id' | 'stream' | 'version'>;
  readonly event?: LogEvent;
  readonly fault?: unknown;
}

/** Parses and upcasts; personal fields stay sealed. */
export const viewAll = (events: readonly StoredEvent[]): Viewed[] =>
  events.map((stored) => {
    try {
      return { stored, event: viewEvent(stored) };
    } catch (fault) {
      return { stored, fault };
    }
  });

interface Sealed {
  readonly text: string;
  readonly path: string;
}

/** Opens the types that a projection wants in clear, with one key lookup for a batch. */
export const openFor = async (
  { opens = [] }: Projection,
  batch: readonly Viewed[],
  keys: KeyRing,
): Promise<readonly Viewed[]> => {
  if (opens.length === 0) return batch;
  const found = batch
    .filter(({ event }) => opens.includes(event?.type ?? ''))
    .map((viewed) => ({ viewed, sealed: sealedOf(viewed) }));
  if (found.length === 0) return batch;
  const readable = found.flatMap(({ sealed }) => (Array.isArray(sealed) ? sealed : []));
  const ring = await keysOf(
    readable.map(({ text }) => text),
    keys,
  );
  const openedOnes = new Map(found.map(({ viewed, sealed }) => [viewed, openOne(viewed, sealed, ring)]));
  return batch.map((viewed) => openedOnes.get(viewed) ?? viewed);
};

const openOne = (viewed: Viewed, sealed: Sealed[] | RecordFault, ring: Keys): Viewed => {
  const { event } = viewed;
  if (!event || (Array.isArray(sealed) && sealed.length === 0)) return viewed;
  if (!Array.isArray(sealed)) return { ...viewed, fault: sealed };
  try {
    return {
      ...viewed,
      event: {
        ...event,
        data: opened(event, event.data, sealed, ring, { inPlace: false, keyMissing: 'text' }),
      } as LogEvent,
    };
  } catch (fault) {
    return { ...viewed, fault };
  }
};

/** What must be opened in an event. A broken envelope is this event's fault, not its batch's. */
const sealedOf = ({ event }: Viewed): Sealed[] | RecordFault => {
  try {
    const sealed = sealedIn(event?.data);
    for (const { text } of sealed) readEnvelope(text);
    return sealed;
  } catch (fault) {
    if (fault instanceof RecordFault) return fault;
    throw fault;
  }
};
