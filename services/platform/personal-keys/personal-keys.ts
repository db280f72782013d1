import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { KeyRing, PersonalKey } from '#events/record/key-ring.ts';
import { unwrapKey, wrapKey } from './wrap-key.ts';

const SECRET_BYTES = 32;
/** How long a key is cached: at most this long, another copy of the program can use the key of an erased person. */
const CACHED_MS = 60_000;
/** Limit of cached keys in this process. */
const KEYS_CACHED = 10_000;

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
 * Creates the key ring over `desk.personal_keys`, whose keys are wrapped by the master key (32 bytes). Lookups by key id
 * are cached in this process. The key of a person is read from the database each time, so that nothing is sealed under a
 * key that was deleted or replaced there. `create` throws for an erased person. Call `checkMasterKey` before the first
 * use. `onMissing` is called once for each key that is missing or that the master key does not unwrap.
 */
export const createPersonalKeyRing = ({ sql, masterKey, onMissing = () => {} }: PersonalKeysParts): KeyRing => {
  const missing = new Set<string>();
  const cache = new Map<string, Cached>();
  /** People whose erasure is recorded; their keys may still be in the database for as long as the erasure takes. */
  const forgotten = new Set<string>();

  const cached = (keyId: string): PersonalKey | 'erased' | undefined => {
    const entry = cache.get(keyId);
    return entry !== undefined && entry.until > Date.now() ? entry.key : undefined;
  };

  const keep = (keyId: string, key: PersonalKey | 'erased', until: number): void => {
    cache.delete(keyId);
    cache.set(keyId, { key, until });
    const oldest = cache.keys().next();
    if (cache.size > KEYS_CACHED && !oldest.done) cache.delete(oldest.value);
  };

  /** Unwraps and caches a key; undefined if the master key does not unwrap it because the row is damaged or was swapped. */
  const remember = ({ keyId, personId, wrapped }: KeyRow): PersonalKey | 'erased' | undefined => {
    const known = cached(keyId);
    // A row that was read before an erasure must not restore the key in the cache.
    const isErased = wrapped === null || known === 'erased' || forgotten.has(personId);
    const key = isErased ? 'erased' : (known ?? unwrapped(keyId, personId, wrapped));
    if (key !== undefined && key !== known) keep(keyId, key, Date.now() + CACHED_MS);
    return key;
  };

  const unwrapped = (keyId: string, personId: string, wrapped: Uint8Array): PersonalKey | undefined => {
    try {
      return { keyId, personId, secret: unwrapKey(masterKey, wrapped, toWrapContext(keyId, personId)) };
    } catch {
      return undefined;
    }
  };

  const reportMissing = (keyId: string): void => {
    if (missing.has(keyId) || missing.size >= KEYS_CACHED) return;
    missing.add(keyId);
    onMissing(keyId);
  };

  const forPerson = async (personId: string): Promise<PersonalKey | 'erased' | undefined> => {
    const [row] = await sql<KeyRow[]>`
      select key_id as "keyId", person_id as "personId", wrapped from desk.personal_keys where person_id = ${personId}`;
    if (row === undefined) return undefined;
    const key = remember(row);
    if (key === undefined) reportMissing(row.keyId);
    return key;
  };

  return {
    forPerson,

    async create(personId) {
      const keyId = randomUUID();
      const wrapped = wrapKey(masterKey, randomBytes(SECRET_BYTES), toWrapContext(keyId, personId));
      await sql`
        insert into desk.personal_keys (key_id, person_id, wrapped) values (${keyId}, ${personId}, ${wrapped})
        on conflict (person_id) do nothing`;
      const key = await forPerson(personId);
      if (key === undefined || key === 'erased') throw new Error(`the key of person ${personId} is erased or damaged`);
      return key;
    },

    async byId(keyIds) {
      const found = new Map<string, PersonalKey | 'erased'>();
      const unknown = new Set<string>();
      for (const keyId of keyIds) {
        const key = cached(keyId);
        if (key === undefined) unknown.add(keyId);
        else found.set(keyId, key);
      }
      if (unknown.size === 0) return found;
      const rows = await sql<KeyRow[]>`
        select key_id as "keyId", person_id as "personId", wrapped from desk.personal_keys
        where key_id = any(${[...unknown]}::uuid[])`;
      for (const row of rows) {
        const key = remember(row);
        if (key !== undefined) found.set(row.keyId, key);
      }
      for (const keyId of unknown) if (!found.has(keyId)) reportMissing(keyId);
      return found;
    },

    async erase(personId) {
      const erased = await sql<{ keyId: string }[]>`
        update desk.personal_keys set wrapped = null, erased_at = coalesce(erased_at, now())
        where person_id = ${personId} returning key_id as "keyId"`;
      for (const { keyId } of erased) keep(keyId, 'erased', Number.POSITIVE_INFINITY);
    },

    forget(personId) {
      forgotten.add(personId);
      for (const [keyId, { key }] of cache)
        if (key !== 'erased' && key.personId === personId) keep(keyId, 'erased', Number.POSITIVE_INFINITY);
    },
  };
};

/** Context that a wrapped key is bound to, so that wrapped keys cannot be swapped between rows. */
export const toWrapContext = (keyId: string, personId: string): string => `${keyId}:${personId}`;
