import type { KeyRing, PersonalKey } from './key-ring.ts';
import { RecordFault } from './record-fault.ts';

/** The key of somebody who is known. Throws RecordFault `key-missing` or `key-erased`; it never makes a new one. */
export const requirePersonalKey = async (keys: KeyRing, personId: string): Promise<PersonalKey> => {
  const key = await keys.forPerson(personId);
  if (key === undefined) throw new RecordFault('key-missing', 'the person is known and has no key', personId);
  if (key === 'erased') throw new RecordFault('key-erased', 'nothing more is written about an erased person', personId);
  return key;
};
