import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import { BoundedMap } from '#events/kernel/bounded-map.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { formatEventPlace, RecordFault } from '#events/kernel/record-fault.ts';
import { hasHiddenPart, splitHidden } from '#events/record/hidden-part.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { toSalt } from '#events/record/seal-text.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';

/** People whose key ids are remembered between batches. */
const PEOPLE_MAX = 10_000;

/**
 * Returns a function that compares the salt of each event with the key of its person, and throws RecordFault `invalid-event`.
 * The hash covers the salt, but whoever writes to the database can compute the hash of an event that is not sealed yet. Only the
 * key gives the salt, so an event that they added is found, and one whose hidden parts they could guess from its packet. An
 * erased or missing key leaves nothing to compare with.
 */
export function createSaltCheck(keys: KeyRing): (events: readonly StoredEvent[]) => Promise<void> {
  const keyIds = new BoundedMap<string, string>(PEOPLE_MAX);

  const loadKeyIds = async (people: Iterable<string>): Promise<void> => {
    const unknown = [...people].filter((person) => keyIds.get(person) === undefined);
    await mapInParallel(unknown, async (person) => {
      const key = await keys.forPerson(person);
      if (key !== undefined && key !== 'erased') keyIds.set(person, key.keyId);
    });
  };

  return async (events) => {
    const salted = events.flatMap((event) => {
      const person = hasHiddenPart(event.metadata) ? toPersonIdOfStream(event.stream) : undefined;
      return person === undefined ? [] : [{ event, person }];
    });
    const people = new Set(salted.map(({ person }) => person));
    await loadKeyIds(people);
    const found = await keys.byId([...people].flatMap((person) => keyIds.get(person) ?? []));
    for (const { event, person } of salted) {
      const key = found.get(keyIds.get(person) ?? '');
      if (key === undefined || key === 'erased') continue;
      const { salt } = JSON.parse(splitHidden(event.metadata).hidden ?? '{}');
      if (salt !== toSalt(key, event.id))
        throw new RecordFault('invalid-event', 'its salt is not that of the key', formatEventPlace(event));
    }
  };
}
