import type { Sql } from 'postgres';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { unwrapKey, wrapKey } from './wrap-key.ts';

const KNOWN = Buffer.from('rollbook personal data key check');
const CONTEXT = 'master-key-check';

/** Thrown if PERSONAL_DATA_KEY is not the key under which this database's personal keys are wrapped. */
export class WrongPersonalDataKeyError extends CannotStartError {
  override readonly name = 'WrongPersonalDataKeyError';

  constructor() {
    super(
      'PERSONAL_DATA_KEY is not the key that this database was set up with, so names, notes and reasons could not be ' +
        'read. Set the original key again; for the embedded database it is in secrets.json in the data folder.',
    );
  }
}

/**
 * Verifies `masterKey` against the key of this database, which the first start records. Call it before anything is
 * written. Throws WrongPersonalDataKeyError.
 */
export const checkMasterKey = async ({ sql, masterKey }: { sql: Sql; masterKey: Uint8Array }): Promise<void> => {
  await sql`
    insert into desk.master_key_check (wrapped) values (${wrapKey(masterKey, KNOWN, CONTEXT)}) on conflict do nothing`;
  const [row] = await sql<[{ wrapped: Uint8Array }]>`select wrapped from desk.master_key_check`;
  try {
    unwrapKey(masterKey, row.wrapped, CONTEXT);
  } catch {
    throw new WrongPersonalDataKeyError();
  }
};
