/** Reads stored events: checks their hash chain, unseals, upcasts and validates them. */
import { z } from 'zod';
import { type CatalogueEvent, eventCatalogue } from '../catalogue/event-catalogue.ts';
import type { EventDefinition, EventDefinitions } from '../kernel/event-definition.ts';
import { mapPersonalTexts } from '../kernel/map-personal-texts.ts';
import { formatEventPlace, RecordFault } from '../kernel/record-fault.ts';
import type { EventMetadata, RecordedEvent } from '../kernel/recorded-event.ts';
import type { StoredEvent } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';
import { checkHashChain, createEmptyChainHead, type HashChainHead, isEntry, toChainHead } from './hash-chain.ts';
import { hasHiddenPart, splitHidden } from './hidden-part.ts';
import type { KeyRing } from './key-ring.ts';
import { parseStoredJson, parseStoredMetadata } from './parse-stored-json.ts';
import { parseSealedEnvelope, type SealedEnvelope } from './seal-text.ts';
import {
  findSealedValues,
  loadKeysOfEnvelopes,
  type PersonalKeysById,
  type SealedValue,
  unsealValuesInPlace,
  validateAsErased,
} from './unseal-values-in-place.ts';
import { findEventDefinition, upcastData } from './upcast.ts';

const toRecordedEvent = (event: StoredEvent, metadata: EventMetadata, data: unknown): RecordedEvent => ({
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

/** Unknown fields are ignored, so that a newer release may add some. */
const eventMetadata = z.object({
  commandId: z.string(),
  fingerprint: z.string(),
  actor: z.object({ id: z.string(), role: z.enum(['student', 'tutor', 'owner', 'family', 'system']) }),
  requestId: z.string().optional(),
}) satisfies z.ZodType<EventMetadata>;

/** The actor and the command of an event. Throws RecordFault `invalid-event`. */
export const parseEventMetadata = (event: StoredEvent): EventMetadata => {
  const { success, data, error } = eventMetadata.safeParse(parseStoredJson(event, event.metadata));
  if (success) return data;
  throw new RecordFault('invalid-event', 'metadata', formatEventPlace(event), { cause: error });
};

/**
 * An event parsed and upcast, not validated, with personal texts still sealed. The projection engine uses
 * `parseEventLazily`, other callers `parseStoredEvent`; this one is for tests and fixtures. Throws RecordFault.
 */
export const parseEventUnvalidated = (
  event: StoredEvent,
  catalogue: EventDefinitions = eventCatalogue,
): RecordedEvent<CatalogueEvent> => {
  const data = parseCurrentData(event, catalogue);
  // The cast is safe: the catalogue knows the type, and the upcasters lead to its current version.
  return toRecordedEvent(event, parseStoredMetadata(event), data) as RecordedEvent<CatalogueEvent>;
};

/** The data of an event in the current version of its type, not validated. Throws RecordFault. */
const parseCurrentData = (event: StoredEvent, catalogue: EventDefinitions): unknown =>
  upcastData(findEventDefinition(catalogue, event), event.schemaVersion, parseStoredJson(event, event.data));

/** One event, upcast and validated. Personal texts stay sealed, and the hash chain is not checked. Throws RecordFault. */
export const parseStoredEvent = (
  event: StoredEvent,
  catalogue: EventDefinitions = eventCatalogue,
): RecordedEvent<CatalogueEvent> => {
  const data = parseCurrentData(event, catalogue);
  validateAsErased(data, (erased) => validateData(event, erased, catalogue));
  return toRecordedEvent(event, parseEventMetadata(event), data) as RecordedEvent<CatalogueEvent>;
};

/** The data as the current schema of the event's type returns it. Throws RecordFault `invalid-event`. */
const validateData = (event: StoredEvent, data: unknown, catalogue: EventDefinitions): unknown => {
  const definition = findEventDefinition(catalogue, event);
  checkDisclosure(event, data, definition);
  const result = definition.schema.safeParse(data);
  if (result.success) return result.data;
  throw new RecordFault('invalid-event', event.type, formatEventPlace(event), { cause: result.error });
};

/**
 * Throws RecordFault `invalid-event` for an event of the current version that hides from packets what its definition shows, or
 * shows what it hides. A packet would prove less than it says, or tell a family what it must not see.
 */
const checkDisclosure = (event: StoredEvent, data: unknown, { disclosure, version }: EventDefinition): void => {
  if (disclosure === undefined || event.schemaVersion < version || !hasHiddenPart(event.metadata)) return;
  const { hidden } = splitHidden(event.data);
  const hiddenFields = hidden === null ? {} : Object(parseStoredJson(event, hidden));
  const isAsDefined =
    isEntry(toChainHead(event)) === (disclosure !== 'left-out') &&
    (disclosure === 'left-out' ||
      Object.keys(Object(data)).every((field) => disclosure.has(field) !== Object.hasOwn(hiddenFields, field)));
  if (!isAsDefined) throw new RecordFault('invalid-event', 'hides or shows other fields', formatEventPlace(event));
};

export interface CheckAndUnsealOptions {
  /** The last event that was read and checked before; the beginning of the stream when not given. */
  readonly after?: HashChainHead;
  readonly catalogue?: EventDefinitions;
}

/**
 * Consecutive events of one stream, with their hash chain checked, unsealed, upcast and validated. Erased texts read
 * `erased`. Throws RecordFault for the first fault.
 */
export const checkAndUnsealEvents = async (
  stored: readonly StoredEvent[],
  keys: KeyRing,
  { after, catalogue = eventCatalogue }: CheckAndUnsealOptions = {},
): Promise<RecordedEvent<CatalogueEvent>[]> => {
  const [first] = stored;
  if (first === undefined) return [];
  checkHashChain(first.stream, stored, after ?? createEmptyChainHead(first.stream));
  return unsealEvents(stored, keys, catalogue);
};

/**
 * Events of any streams, unsealed with one key lookup, upcast and validated. The caller must check their hash chains.
 * Throws RecordFault for the first fault.
 */
export const unsealEvents = async (
  stored: readonly StoredEvent[],
  keys: KeyRing,
  catalogue: EventDefinitions = eventCatalogue,
): Promise<RecordedEvent<CatalogueEvent>[]> => {
  const parsed = stored.map((event): ParsedEvent => {
    const data = parseStoredJson(event, event.data);
    const sealed = canHoldSealed(event) ? findSealedValues(data) : NONE;
    return { event, data, sealed: sealed.map((one) => ({ ...one, envelope: parseSealedEnvelope(one.text) })) };
  });
  const keysById = await loadKeysOfEnvelopes(
    parsed.flatMap(({ sealed }) => sealed.map(({ envelope }) => envelope)),
    keys,
  );
  return parsed.map((each) => toUnsealedEvent(each, keysById, catalogue));
};

interface ParsedEvent {
  readonly event: StoredEvent;
  readonly data: unknown;
  readonly sealed: readonly (SealedValue & { readonly envelope: SealedEnvelope })[];
}

const NONE: readonly SealedValue[] = [];

/**
 * Whether an event's data can hold a sealed value. JSON may write the letters of `sealed` as escapes, so any escape
 * counts.
 */
const canHoldSealed = ({ data }: StoredEvent): boolean => {
  const text = toRawText(data);
  return text.includes('sealed.1.') || text.includes('\\u');
};

const toUnsealedEvent = (
  { event, data, sealed }: ParsedEvent,
  keysById: PersonalKeysById,
  catalogue: EventDefinitions,
): RecordedEvent<CatalogueEvent> => {
  const definition = findEventDefinition(catalogue, event);
  // Upcasters may move sealed values, so their paths after the upcast are found before they are unsealed.
  const isOld = event.schemaVersion < definition.version;
  const moved = isOld
    ? findSealedValues(upcastData(definition, event.schemaVersion, parseStoredJson(event, event.data)))
    : sealed;
  unsealValuesInPlace(event, sealed, keysById, { inPlace: true, keyMissing: 'fault' });
  const current = upcastData(definition, event.schemaVersion, data);
  const accepted = validateData(event, current, catalogue);
  mapPersonalTexts(definition.schema, accepted, (text, path) => {
    if (!moved.some((one) => one.path === path))
      throw new RecordFault('not-sealed', `${path} is not sealed`, formatEventPlace(event));
    return text;
  });
  return toRecordedEvent(event, parseEventMetadata(event), accepted) as RecordedEvent<CatalogueEvent>;
};
