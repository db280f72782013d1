import type { Sql } from 'postgres';
import { NIL } from 'uuid';
import { toWrapContext } from './personal-keys.ts';
import { unwrapKey } from './wrap-key.ts';

/** Keys per batch; unwrapping a batch blocks the event loop for a few milliseconds. */
const KEYS_AT_ONCE = 500;
/** Limit of remembered people with a damaged key: with a wrong master key every key counts as damaged. */
const DAMAGED_KEPT = 100;

interface MissingKeysParts {
  readonly sql: Sql;
  readonly masterKey: Uint8Array;
}
/** Counts the people who have a profile and no usable key; `schema` is the schema of the read models. */
export type CountMissingKeys = (schema: string) => Promise<number>;

export interface PersonWithoutKey {
  readonly id: string;
  readonly name: string;
  readonly role: 'student' | 'tutor';
}
/** Finds people whose personal texts cannot be read, because their key is missing or damaged. */
export interface MissingKeyFinder {
  readonly count: CountMissingKeys;
  /** Lists the first of these people by name. */
  readonly list: (schema: string, limit: number) => Promise<PersonWithoutKey[]>;
}

/**
 * Finds people who have a profile, but no key or one that the master key does not unwrap: their sealed data cannot be
 * read until the key is restored. The result of unwrapping is cached until a row of the keys changes, so that health
 * probes are cheap.
 */
export function createMissingKeyFinder({ sql, masterKey }: MissingKeysParts): MissingKeyFinder {
  let last: { readonly written: string; readonly damaged: Promise<Damaged> } | undefined;

  const isDamaged = ({ keyId, personId, wrapped }: KeyRow): boolean => {
    try {
      unwrapKey(masterKey, wrapped, toWrapContext(keyId, personId));
      return false;
    } catch {
      return true;
    }
  };

  async function findDamaged(schema: string): Promise<Damaged> {
    const people: string[] = [];
    let total = 0;
    for (let after: string = NIL; ; ) {
      const rows = await sql<KeyRow[]>`
        select k.key_id as "keyId", k.person_id as "personId", k.wrapped
        from desk.personal_keys k join ${sql(schema)}.profiles p on p.id = k.person_id
        where k.person_id > ${after} and k.wrapped is not null
        order by k.person_id limit ${KEYS_AT_ONCE}`;
      const damaged = rows.filter(isDamaged);
      total += damaged.length;
      people.push(...damaged.slice(0, DAMAGED_KEPT - people.length).map(({ personId }) => personId));
      const end = rows.at(-1);
      if (end === undefined || rows.length < KEYS_AT_ONCE) return { total, people };
      after = end.personId;
    }
  }

  async function lookUp(schema: string): Promise<{ missing: number; damaged: Damaged }> {
    // Every write of a row changes its xmin, so that the sum changes with any key.
    const [row] = await sql<[{ missing: number; written: string }]>`
      select (count(*) filter (where k.person_id is null))::int as missing,
        count(k.*) || ' ' || coalesce(sum(k.xmin::text::bigint), 0) as written
      from ${sql(schema)}.profiles p left join desk.personal_keys k on k.person_id = p.id`;
    if (last?.written !== row.written) {
      const damaged = findDamaged(schema);
      const asked = { written: row.written, damaged };
      last = asked;
      damaged.catch(() => {
        if (last === asked) last = undefined;
      });
    }
    return { missing: row.missing, damaged: await last.damaged };
  }

  return {
    async count(schema) {
      const { missing, damaged } = await lookUp(schema);
      return missing + damaged.total;
    },
    async list(schema, limit) {
      const { damaged } = await lookUp(schema);
      return sql<PersonWithoutKey[]>`
        select id, name, role from ${sql(schema)}.profiles p
        where id = any(${damaged.people}::uuid[])
          or not exists (select from desk.personal_keys k where k.person_id = p.id)
        order by name collate "en-x-icu", id limit ${limit}`;
    },
  };
}

interface Damaged {
  readonly total: number;
  /** Ids of at most DAMAGED_KEPT people. */
  readonly people: readonly string[];
}

interface KeyRow {
  readonly keyId: string;
  readonly personId: string;
  readonly wrapped: Uint8Array;
}
