/** Reading: check the hash, open, upcast, validate. */
import { catalogue as everyEvent } from '../catalogue.ts';
import type { StoredEvent } from '../store/event-store.ts';
import type { Catalogue } from './catalogue-type.ts';
import { type ChainHead, chainStart, checkChain } from './chain.ts';
import { placeOf, RecordFault } from './fault.ts';
import type { KeyRing } from './keys.ts';
import { type Keys, keysOf, opened, sealedIn } from './open.ts';
import { mapPersonal } from './personal-texts.ts';
import type { EventMetadata, RecordedEvent } from './recorded-event.ts';
import { entryOf, upcast } from './upcast.ts';

const parse = (event: StoredEvent, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordFault('invalid-event', 'not JSON', placeOf(event), { cause: error });
  }
};

const recorded = (event: StoredEvent, data: unknown): RecordedEvent => ({
  id: event.id,
  stream: event.stream,
  version: event.version,
  position: event.position,
  recordedAt: event.recordedAt,
  metadata: parse(event, event.metadata) as EventMetadata,
  hash: event.hash,
  type: event.type,
  data,
});

/** An event for folds: parsed and upcast; personal fields stay sealed, nothing is checked. Throws RecordFault. */
export const viewEvent = (event: StoredEvent, catalogue: Catalogue = everyEvent): RecordedEvent =>
  recorded(event, upcast(entryOf(catalogue, event), event.schemaVersion, parse(event, event.data)));

export interface Reading {
  /** What was read and checked before; the stream's beginning when not given. */
  readonly after?: ChainHead;
  readonly catalogue?: Catalogue;
}

/**
 * Consecutive events of one stream, checked as a chain, opened, upcast and validated; erased texts read `erased`.
 * Throws RecordFault naming the first fault.
 */
export const readEvents = async (
  stored: readonly StoredEvent[],
  keys: KeyRing,
  { after, catalogue = everyEvent }: Reading = {},
): Promise<RecordedEvent[]> => {
  const [first] = stored;
  if (first === undefined) return [];
  checkChain(first.stream, stored, after ?? chainStart(first.stream));
  const parsed = stored.map((event) => {
    const data = parse(event, event.data);
    return { event, data, sealed: sealedIn(data) };
  });
  const ring = await keysOf(
    parsed.flatMap(({ sealed }) => sealed.map(({ text }) => text)),
    keys,
  );
  return parsed.map((each) => checked(each, ring, catalogue));
};

interface Parsed {
  readonly event: StoredEvent;
  readonly data: unknown;
  readonly sealed: readonly { text: string; path: string }[];
}

const checked = ({ event, data, sealed }: Parsed, ring: Keys, catalogue: Catalogue): RecordedEvent => {
  const entry = entryOf(catalogue, event);
  const current = upcast(entry, event.schemaVersion, opened(event, data, sealed, ring, true));
  const valid = entry.schema.safeParse(current);
  if (!valid.success) throw new RecordFault('invalid-event', event.type, placeOf(event), { cause: valid.error });
  if (event.schemaVersion === entry.version) {
    const paths = new Set(sealed.map(({ path }) => path));
    mapPersonal(entry.schema, valid.data, (text, path) => {
      if (!paths.has(path)) throw new RecordFault('not-sealed', `${path} stands in clear`, placeOf(event));
      return text;
    });
  }
  return recorded(event, valid.data);
};
