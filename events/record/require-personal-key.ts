import { RecordFault } from '../kernel/record-fault.ts';
import type { KeyRing, PersonalKey } from './key-ring.ts';

/** The existing key of a person. Throws RecordFault `key-missing` or `key-erased`; it never creates a key. */
export const requirePersonalKey = async (keys: KeyRing, personId: string): Promise<PersonalKey> => {
  const key = await keys.forPerson(personId);
  if (key === undefined) throw new RecordFault('key-missing', 'there is no key for this person', personId);
  if (key === 'erased') throw new RecordFault('key-erased', 'the key of this person was erased', personId);
  return key;
};
