import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { RecordFault } from '#events/record/fault.ts';
import type { KeyRing, PersonalKey } from '#events/record/keys.ts';
import { unwrap, wrap } from './wrap.ts';

const SECRET_BYTES = 32;
/** Another copy of the program forgets an erased person's key after this long at the latest. */
const CACHED_MS = 60_000;
/** So many keys are cached at most: years bring more people than are here at a time. */
const CACHED_MAX = 10_000;

interface KeyRow {
  readonly keyId: string;
  readonly personId: string;
  readonly wrapped: Uint8Array | null;
}
interface Cached {
  readonly key: PersonalKey | 'erased';
  readonly until: number;
}

interface PersonalKeysParts {
  readonly sql: Sql;
  readonly masterKey: Uint8Array;
  readonly onMissing?: (keyId: string) => void;
}

/**
 * The personal keys in `desk.personal_keys`, wrapped by the master key (32 bytes) and cached in this process. `create`
 * throws for an erased person: nothing new is written about them. Call `checkMasterKey` before the first use.
 * `onMissing` is told once of each key that a text names and that is not there.
 */
export const personalKeys = ({ sql, masterKey, onMissing = () => {} }: PersonalKeysParts): KeyRing => {
  const missing = new Set<string>();
  const byPerson = new Map<string, Cached>();
  const personOf = new Map<string, string>();

  const secretOf = (keyId: string, personId: string, wrapped: Uint8Array): Uint8Array => {
    try {
      return unwrap(masterKey, wrapped, contextOf(keyId, personId));
    } catch (cause) {
      throw new RecordFault('key-missing', `key ${keyId} is damaged, or was another person’s`, personId, { cause });
    }
  };

  const cached = (personId: string | undefined): PersonalKey | 'erased' | undefined => {
    const entry = byPerson.get(personId ?? '');
    return entry !== undefined && entry.until > Date.now() ? entry.key : undefined;
  };

  const remember = ({ keyId, personId, wrapped }: KeyRow): PersonalKey | 'erased' => {
    // a row that was read before an erasure must not bring the key back
    const erased = wrapped === null || byPerson.get(personId)?.key === 'erased';
    const key = erased ? 'erased' : { keyId, personId, secret: secretOf(keyId, personId, wrapped) };
    byPerson.set(personId, { key, until: Date.now() + CACHED_MS });
    personOf.set(keyId, personId);
    if (personOf.size > CACHED_MAX) forgetAll();
    return key;
  };

  /** Which people were erased stays known. */
  const forgetAll = () => {
    personOf.clear();
    for (const [personId, { key }] of byPerson) if (key !== 'erased') byPerson.delete(personId);
  };

  const forPerson = async (personId: string): Promise<PersonalKey | 'erased' | undefined> => {
    const known = cached(personId);
    if (known !== undefined) return known;
    const [row] = await sql<KeyRow[]>`
      select key_id as "keyId", person_id as "personId", wrapped from desk.personal_keys where person_id = ${personId}`;
    return row && remember(row);
  };

  return {
    forPerson,

    async create(personId) {
      let key = await forPerson(personId);
      if (key === undefined) {
        const keyId = randomUUID();
        const wrapped = wrap(masterKey, randomBytes(SECRET_BYTES), contextOf(keyId, personId));
        await sql`
          insert into desk.personal_keys (key_id, person_id, wrapped) values (${keyId}, ${personId}, ${wrapped})
          on conflict (person_id) do nothing`;
        key = await forPerson(personId);
      }
      if (key === undefined || key === 'erased') throw new Error(`the key of person ${personId} has been erased`);
      return key;
    },

    async byId(keyIds) {
      const found = new Map<string, PersonalKey | 'erased'>();
      const unknown = new Set<string>();
      for (const keyId of keyIds) {
        const key = cached(personOf.get(keyId));
        if (key === undefined) unknown.add(keyId);
        else found.set(keyId, key);
      }
      if (unknown.size === 0) return found;
      const rows = await sql<KeyRow[]>`
        select key_id as "keyId", person_id as "personId", wrapped from desk.personal_keys
        where key_id = any(${[...unknown]}::uuid[])`;
      for (const row of rows) found.set(row.keyId, remember(row));
      for (const keyId of unknown) {
        if (found.has(keyId) || missing.has(keyId)) continue;
        missing.add(keyId);
        onMissing(keyId);
      }
      return found;
    },

    async erase(personId) {
      await sql`
        update desk.personal_keys set wrapped = null, erased_at = now()
        where person_id = ${personId} and erased_at is null`;
      byPerson.set(personId, { key: 'erased', until: Number.POSITIVE_INFINITY });
    },
  };
};

const contextOf = (keyId: string, personId: string): string => `${keyId}:${personId}`;
