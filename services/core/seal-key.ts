import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Sql } from 'postgres';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';

const CONTEXT = 'seal-key';

/** The key that signs the seals of this centre (Ed25519). */
export interface SealKey {
  /** 32 bytes in hexadecimal. */
  readonly publicKey: string;
  /** The signature of a text, 64 bytes in hexadecimal. */
  sign(text: string): string;
}

export type LoadSealKey = () => Promise<SealKey>;

/** A key that has signed seals of the log. Instants are UTC, ISO 8601. */
export interface SealKeyPeriod {
  /** 32 bytes in hexadecimal. */
  readonly publicKey: string;
  /** When its first seal was signed; null for a key that has signed none yet. */
  readonly from: string | null;
  /** When the last seal of a former key was signed; null for the key that signs now. */
  readonly until: string | null;
}

/** Lists the key that signs now, and each key that signed seals before it, newest first. */
export type LoadSealKeyHistory = () => Promise<readonly SealKeyPeriod[]>;

/** The key in `desk` was damaged or replaced by somebody without PERSONAL_DATA_KEY. */
export class SealKeyDamagedError extends Error {
  override readonly name = 'SealKeyDamagedError';

  constructor(cause: unknown) {
    super('The key that signs the seals is damaged. Restore the table desk.seal_key from a backup.', { cause });
  }
}

/**
 * Returns a function that loads the key of this centre. The first call in a database creates it; of several copies of the
 * program, one does. The function throws SealKeyDamagedError.
 */
export const createSealKeyLoader =
  ({ sql, masterKey }: { readonly sql: Sql; readonly masterKey: Uint8Array }): LoadSealKey =>
  async () => {
    const stored = (await loadWrappedSealKey(sql)) ?? (await createStoredKey(sql, masterKey));
    return toSealKey(masterKey, stored);
  };

/** The key as the database holds it, wrapped by PERSONAL_DATA_KEY; undefined for a centre that has none yet. */
export const loadWrappedSealKey = async (sql: Sql): Promise<Uint8Array | undefined> => {
  const [row] = await sql<{ wrapped: Uint8Array }[]>`select wrapped from desk.seal_key`;
  return row?.wrapped;
};

const createStoredKey = async (sql: Sql, masterKey: Uint8Array): Promise<Uint8Array> => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const wrapped = wrapKey(masterKey, privateKey.export({ type: 'pkcs8', format: 'der' }), CONTEXT);
  await sql`insert into desk.seal_key (wrapped) values (${wrapped}) on conflict do nothing`;
  return (await loadWrappedSealKey(sql)) ?? wrapped;
};

const toSealKey = (masterKey: Uint8Array, wrapped: Uint8Array): SealKey => {
  const privateKey = unwrapPrivateKey(masterKey, wrapped);
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  };
};

const unwrapPrivateKey = (masterKey: Uint8Array, wrapped: Uint8Array): KeyObject => {
  try {
    return createPrivateKey({ key: unwrapKey(masterKey, wrapped, CONTEXT), type: 'pkcs8', format: 'der' });
  } catch (error) {
    throw new SealKeyDamagedError(error);
  }
};
