/** Reading: check the hash, open, upcast, validate. */
import { z } from 'zod';
import { type CatalogueEvent, catalogue as everyEvent } from '../catalogue/catalogue.ts';
import type { EventMetadata, RecordedEvent } from '../decider/recorded-event.ts';
import type { EventDefinitions } from '../event-schema/event-definition.ts';
import { mapPersonalTexts } from '../event-schema/map-personal-texts.ts';
import type { StoredEvent, StoredText } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';
import { type ChainHead, checkChain, createChainHead } from './chain.ts';
import type { KeyRing } from './key-ring.ts';
import { formatEventPlace, RecordFault } from './record-fault.ts';
import { parseEnvelope, type SealedEnvelope } from './seal-text.ts';
import {
  findSealedValues,
  type KeysById,
  loadKeysOfEnvelopes,
  replaceSealedWithErased,
  type SealedValue,
  unsealValues,
} from './unseal-values.ts';
import { findEventDefinition, upcastData } from './upcast.ts';

const parse = (event: StoredEvent, text: StoredText): unknown => {
  try {
    return JSON.parse(toRawText(text));
  } catch (error) {
    throw new RecordFault('invalid-event', 'not JSON', formatEventPlace(event), { cause: error });
  }
};

const recorded = (event: StoredEvent, metadata: EventMetadata, data: unknown): RecordedEvent => ({
  id: event.id,
  stream: event.stream,
  version: event.version,
  position: event.position,
  recordedAt: event.recordedAt,
  metadata,
  hash: event.hash,
  type: event.type,
  data,
});

/** Other fields are left out, so that a newer release may add some. */
const eventMetadata = z.object({
  commandId: z.string(),
  fingerprint: z.string(),
  actor: z.object({ id: z.string(), role: z.enum(['student', 'tutor', 'owner', 'system']) }),
}) satisfies z.ZodType<EventMetadata>;

/** Who wrote an event, and by which command. Throws RecordFault `invalid-event`. */
export const readEventMetadata = (event: StoredEvent): EventMetadata => {
  const { success, data, error } = eventMetadata.safeParse(parse(event, event.metadata));
  if (success) return data;
  throw new RecordFault('invalid-event', 'metadata', formatEventPlace(event), { cause: error });
};

/**
 * An event as the engine folds it: parsed and upcast; personal fields stay sealed, and nothing is validated, because that
 * would halve the speed of a rebuild. Everybody else takes `readEvent`. Throws RecordFault.
 */
export const readEventUnvalidated = (
  event: StoredEvent,
  catalogue: EventDefinitions = everyEvent,
): RecordedEvent<CatalogueEvent> => {
  const data = upcastData(findEventDefinition(catalogue, event), event.schemaVersion, parse(event, event.data));
  // the catalogue knows its type, and its upcasters lead to the current version
  return recorded(event, parse(event, event.metadata) as EventMetadata, data) as RecordedEvent<CatalogueEvent>;
};

/** One event, upcast and validated; its personal fields stay sealed and its chain is not checked. Throws RecordFault. */
export const readEvent = (
  event: StoredEvent,
  catalogue: EventDefinitions = everyEvent,
): RecordedEvent<CatalogueEvent> => {
  const viewed = readEventUnvalidated(event, catalogue);
  valid(event, replaceSealedWithErased(viewed.data), catalogue);
  return { ...viewed, metadata: readEventMetadata(event) };
};

/** Data that the current schema of its type accepts. Throws RecordFault `invalid-event`. */
const valid = (event: StoredEvent, data: unknown, catalogue: EventDefinitions): unknown => {
  const checked = findEventDefinition(catalogue, event).schema.safeParse(data);
  if (checked.success) return checked.data;
  throw new RecordFault('invalid-event', event.type, formatEventPlace(event), { cause: checked.error });
};

export interface ReadOptions {
  /** What was read and checked before; the stream's beginning when not given. */
  readonly after?: ChainHead;
  readonly catalogue?: EventDefinitions;
}

/**
 * Consecutive events of one stream, checked as a chain, opened, upcast and validated; erased texts read `erased`.
 * Throws RecordFault naming the first fault.
 */
export const readEvents = async (
  stored: readonly StoredEvent[],
  keys: KeyRing,
  { after, catalogue = everyEvent }: ReadOptions = {},
): Promise<RecordedEvent<CatalogueEvent>[]> => {
  const [first] = stored;
  if (first === undefined) return [];
  checkChain(first.stream, stored, after ?? createChainHead(first.stream));
  return unsealEvents(stored, keys, catalogue);
};

/**
 * Events of any streams, opened with one key lookup, upcast and validated; whoever calls it checks their chains. Throws
 * RecordFault naming the first fault.
 */
export const unsealEvents = async (
  stored: readonly StoredEvent[],
  keys: KeyRing,
  catalogue: EventDefinitions = everyEvent,
): Promise<RecordedEvent<CatalogueEvent>[]> => {
  const parsed = stored.map((event): Parsed => {
    const data = parse(event, event.data);
    const sealed = canHoldSealed(event) ? findSealedValues(data) : NONE;
    return { event, data, sealed: sealed.map((one) => ({ ...one, envelope: parseEnvelope(one.text) })) };
  });
  const ring = await loadKeysOfEnvelopes(
    parsed.flatMap(({ sealed }) => sealed.map(({ envelope }) => envelope)),
    keys,
  );
  return parsed.map((each) => checked(each, ring, catalogue));
};

interface Parsed {
  readonly event: StoredEvent;
  readonly data: unknown;
  readonly sealed: readonly (SealedValue & { readonly envelope: SealedEnvelope })[];
}

const NONE: readonly SealedValue[] = [];

/** Whether the text of an event's data can hold a sealed value; JSON may also write each of its letters as an escape. */
const canHoldSealed = ({ data }: StoredEvent): boolean => {
  const text = toRawText(data);
  return text.includes('sealed.1.') || text.includes('\\u');
};

const checked = (
  { event, data, sealed }: Parsed,
  ring: KeysById,
  catalogue: EventDefinitions,
): RecordedEvent<CatalogueEvent> => {
  const entry = findEventDefinition(catalogue, event);
  // upcasters may move sealed values: where they are then is seen before they are opened
  const isOld = event.schemaVersion < entry.version;
  const moved = isOld ? findSealedValues(upcastData(entry, event.schemaVersion, parse(event, event.data))) : sealed;
  unsealValues(event, sealed, ring, { inPlace: true, keyMissing: 'fault' });
  const current = upcastData(entry, event.schemaVersion, data);
  const accepted = valid(event, current, catalogue);
  mapPersonalTexts(entry.schema, accepted, (text, path) => {
    if (!moved.some((one) => one.path === path))
      throw new RecordFault('not-sealed', `${path} stands in clear`, formatEventPlace(event));
    return text;
  });
  return recorded(event, readEventMetadata(event), accepted) as RecordedEvent<CatalogueEvent>;
};
