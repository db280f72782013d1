import type { Sql } from 'postgres';
import { NIL } from 'uuid';
import { contextOf } from './personal-keys.ts';
import { unwrap } from './wrap.ts';

/** Keys that are read and unwrapped at once: some milliseconds of work. */
const KEYS_AT_ONCE = 500;

interface MissingKeysParts {
  readonly sql: Sql;
  readonly masterKey: Uint8Array;
}
/** Asks how many people have a profile and no usable key; `schema` is that of the read models. */
export type CountMissingKeys = (schema: string) => Promise<number>;

/**
 * How many people have a profile and no key, or one that the master key does not unwrap: what is sealed under it cannot be
 * read until the key is restored. The keys are unwrapped again only after a row of theirs was written, so that a health
 * probe does not repeat that work.
 */
export function createMissingKeyCounter({ sql, masterKey }: MissingKeysParts): CountMissingKeys {
  let last: { readonly written: string; readonly damaged: Promise<number> } | undefined;

  const isDamaged = ({ keyId, personId, wrapped }: KeyRow): boolean => {
    try {
      unwrap(masterKey, wrapped, contextOf(keyId, personId));
      return false;
    } catch {
      return true;
    }
  };

  async function countDamaged(schema: string): Promise<number> {
    let damaged = 0;
    for (let after: string = NIL; ; ) {
      const rows = await sql<KeyRow[]>`
        select k.key_id as "keyId", k.person_id as "personId", k.wrapped
        from desk.personal_keys k join ${sql(schema)}.profiles p on p.id = k.person_id
        where k.person_id > ${after} and k.wrapped is not null
        order by k.person_id limit ${KEYS_AT_ONCE}`;
      damaged += rows.filter(isDamaged).length;
      const end = rows.at(-1);
      if (end === undefined || rows.length < KEYS_AT_ONCE) return damaged;
      after = end.personId;
    }
  }

  return async (schema) => {
    // every write of a row gives it another xmin
    const [row] = await sql<[{ missing: number; written: string }]>`
      select (count(*) filter (where k.person_id is null))::int as missing,
        count(k.*) || ' ' || coalesce(sum(k.xmin::text::bigint), 0) as written
      from ${sql(schema)}.profiles p left join desk.personal_keys k on k.person_id = p.id`;
    if (last?.written !== row.written) {
      const damaged = countDamaged(schema);
      const asked = { written: row.written, damaged };
      last = asked;
      damaged.catch(() => {
        if (last === asked) last = undefined;
      });
    }
    return row.missing + (await last.damaged);
  };
}

interface KeyRow {
  readonly keyId: string;
  readonly personId: string;
  readonly wrapped: Uint8Array;
}
