import { v5 as uuidv5 } from 'uuid';
import { eventCatalogue } from '../catalogue/event-catalogue.ts';
import { toPersonIdOfStream } from '../catalogue/to-person-id-of-stream.ts';
import type { Disclosure, EventDefinitions } from '../kernel/event-definition.ts';
import { mapPersonalTexts } from '../kernel/map-personal-texts.ts';
import { RecordFault } from '../kernel/record-fault.ts';
import type { EventMetadata } from '../kernel/recorded-event.ts';
import type { EventToAppend } from '../store/port/event-store.ts';
import { computeChainHash, type HashChainHead, toChainHead } from './hash-chain.ts';
import { joinHidden } from './hidden-part.ts';
import type { PersonalKey } from './key-ring.ts';
import { containsEnvelope, sealText, toSalt } from './seal-text.ts';

/**
 * The id of a command's nth event in a stream. A retried command gets the same ids, so it cannot write twice, and no two
 * streams share an id, even on a store that compares ids only within a stream. (Older logs also hold ids that were made
 * from command and index alone.)
 */
export const toEventId = (stream: string, commandId: string, index: number): string =>
  uuidv5(`${stream}/${index}`, commandId);

/** New events of one stream with everything that sealing and hashing them needs. */
export interface EventsToSeal {
  readonly stream: string;
  /** The last event of the stream. */
  readonly after: HashChainHead;
  readonly events: readonly { readonly type: string; readonly data: unknown }[];
  readonly metadata: EventMetadata;
  /** UTC instant, ISO 8601 with milliseconds. */
  readonly recordedAt: string;
  /** The key of the person whom the stream is about; undefined for a stream about nobody. */
  readonly key: PersonalKey | undefined;
}

/**
 * Validates, seals and hashes events for the store. The same arguments give the same bytes. Throws RecordFault
 * `unknown-type`, `invalid-event` (also for NUL and ill-formed UTF-16), `sealed-twice`, `key-missing`, or `key-foreign` for
 * the key of another person.
 */
export const toEventsToAppend = (
  { stream, after, events, metadata, recordedAt, key }: EventsToSeal,
  catalogue: EventDefinitions = eventCatalogue,
): EventToAppend[] => {
  let head = after;
  return events.map(({ type, data }, index) => {
    const entry = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined;
    if (entry === undefined) throw new RecordFault('unknown-type', type, stream);
    const id = toEventId(stream, metadata.commandId, index);
    const checked = entry.schema.safeParse(data);
    if (!checked.success) throw new RecordFault('invalid-event', type, stream, { cause: checked.error });
    const sealed = mapPersonalTexts(entry.schema, checked.data, (text, path) => {
      if (containsEnvelope(text)) throw new RecordFault('sealed-twice', `${type}: ${path} is sealed already`, stream);
      return sealText(text, requireKeyOf(stream, key), id, path);
    });
    const texts =
      entry.disclosure === undefined
        ? { metadata: JSON.stringify(metadata), data: JSON.stringify(sealed) }
        : toDisclosedTexts(metadata, sealed as object, {
            disclosure: entry.disclosure,
            head,
            salt: toSalt(requireKeyOf(stream, key), id),
          });
    const event = { id, type, schemaVersion: entry.version, recordedAt, ...texts };
    const version = head.version + 1;
    const written = { ...event, hash: computeChainHash(head, { ...event, stream, version }) };
    head = toChainHead({ ...written, version });
    return written;
  });
};

interface EventPlace {
  readonly disclosure: Disclosure;
  readonly head: HashChainHead;
  readonly salt: string;
}

/** The texts of an event with a hash of version 2. Metadata that packets do not need are hidden. */
const toDisclosedTexts = (
  { commandId, actor, ...hidden }: EventMetadata,
  data: object,
  { disclosure, head: { entry, entryHash }, salt }: EventPlace,
): Pick<EventToAppend, 'metadata' | 'data'> => {
  const place = disclosure === 'left-out' ? { entry, after: entryHash } : { entry: entry + 1 };
  const metadata = joinHidden({ hash: 2, commandId, actor }, { ...place, salt, ...hidden });
  if (disclosure === 'left-out') return { metadata, data: JSON.stringify(data) };
  const shown: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(data)) (disclosure.has(field) ? shown : rest)[field] = value;
  return { metadata, data: Object.keys(rest).length === 0 ? JSON.stringify(shown) : joinHidden(shown, rest) };
};

const requireKeyOf = (stream: string, key: PersonalKey | undefined): PersonalKey => {
  if (key === undefined) throw new RecordFault('key-missing', 'there is no key to seal the text with', stream);
  if (key.personId !== toPersonIdOfStream(stream))
    throw new RecordFault('key-foreign', 'the key belongs to another person', stream);
  return key;
};
