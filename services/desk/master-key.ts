import type { Sql } from 'postgres';
import { unwrap, wrap } from './wrap.ts';

const KNOWN = Buffer.from('rollbook personal data key check');
const CONTEXT = 'master-key-check';

/** PERSONAL_DATA_KEY is not the one under which this database's personal keys are wrapped. */
export class WrongPersonalDataKey extends Error {
  override readonly name = 'WrongPersonalDataKey';
  override readonly message =
    'PERSONAL_DATA_KEY is not the key that this database was set up with. Names, notes and reasons could not be read; put the first key back.';
}

/**
 * Passes when `masterKey` is the one this database knows; the first start makes it known. Ask before anything is
 * written. Throws WrongPersonalDataKey.
 */
export const checkMasterKey = async ({ sql, masterKey }: { sql: Sql; masterKey: Uint8Array }): Promise<void> => {
  await sql`
    insert into desk.master_key_check (wrapped) values (${wrap(masterKey, KNOWN, CONTEXT)}) on conflict do nothing`;
  const [row] = await sql<[{ wrapped: Uint8Array }]>`select wrapped from desk.master_key_check`;
  try {
    unwrap(masterKey, row.wrapped, CONTEXT);
  } catch {
    throw new WrongPersonalDataKey();
  }
};
