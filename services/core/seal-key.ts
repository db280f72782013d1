import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Sql } from 'postgres';
import type { RecordKeyPeriod } from '#contracts/record-keys.ts';
import type { FormerSealKey } from '#events/core/ledger-seal/events.ts';
import { toKeyRotationMessage } from '#events/core/ledger-seal/seal-message.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';

const CONTEXT = 'seal-key';
/** Length of an Ed25519 private key in PKCS #8. What follows it is the former key as JSON. */
const PKCS8_BYTES = 48;

/** The key that signs the seals of this centre (Ed25519). */
export interface SealKey {
  /** 32 bytes in hexadecimal. */
  readonly publicKey: string;
  /** The key before, and how this one took over from it; the first seal records that. Undefined for the first key of a database. */
  readonly formerKey?: FormerSealKey | undefined;
  /** The signature of a text, 64 bytes in hexadecimal. */
  sign(text: string): string;
}

export type LoadSealKey = () => Promise<SealKey>;

/** A key that signs, or signed, seals of the log. */
export interface SealKeyPeriod extends RecordKeyPeriod {
  /** 32 bytes in hexadecimal. */
  readonly publicKey: string;
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

/** Loads a key; undefined for a damaged one, which signs nothing, but its seals still name it. */
export const loadKeyUnlessDamaged = <Key>(load: () => Promise<Key>): Promise<Key | undefined> =>
  load().catch((error: unknown) => {
    if (error instanceof SealKeyDamagedError) return undefined;
    throw error;
  });

/**
 * Returns a function that loads the key of this centre. The first call in a database creates it; of several copies of the
 * program, one does. The function throws SealKeyDamagedError.
 */
export const createSealKeyLoader =
  ({ sql, masterKey }: SealKeyParts): LoadSealKey =>
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
  const wrapped = wrapSealKey(masterKey, generateKeyPairSync('ed25519'));
  await sql`insert into desk.seal_key (wrapped) values (${wrapped}) on conflict do nothing`;
  return (await loadWrappedSealKey(sql)) ?? wrapped;
};

interface SealKeyParts {
  readonly sql: Sql;
  readonly masterKey: Uint8Array;
}

/**
 * Replaces the key by a new one, unless another key than the `expected` one is stored; undefined expects one that is damaged.
 * Without `lost`, the stored key signs the new one; otherwise the key with that public half was lost, and nothing signs the new
 * one. The former private key is not kept. Resolves to whether it was replaced.
 */
export const replaceSealKey = async (
  { sql, masterKey }: SealKeyParts,
  expected: string | undefined,
  lost?: string,
): Promise<boolean> => {
  const pair = generateKeyPairSync('ed25519');
  return sql.begin(async (tx) => {
    // The key that was read before may have been replaced since.
    const [row] = await tx<{ wrapped: Uint8Array }[]>`select wrapped from desk.seal_key for update`;
    const stored = row && (await loadKeyUnlessDamaged(async () => toSealKey(masterKey, row.wrapped)));
    if (row === undefined || stored?.publicKey !== expected) return false;
    const toFormerKey = (): FormerSealKey | undefined => {
      if (lost !== undefined) return { publicKey: lost, signature: null };
      return (
        stored && {
          publicKey: stored.publicKey,
          signature: stored.sign(toKeyRotationMessage(stored.publicKey, toPublicHex(pair.publicKey))),
        }
      );
    };
    await tx`update desk.seal_key set wrapped = ${wrapSealKey(masterKey, pair, toFormerKey())}, created_at = now()`;
    return true;
  });
};

/** The former key is wrapped together with the key, so that nobody without PERSONAL_DATA_KEY can name another one. */
const wrapSealKey = (
  masterKey: Uint8Array,
  { privateKey }: { readonly privateKey: KeyObject },
  formerKey?: FormerSealKey,
): Uint8Array => {
  const formerText = formerKey === undefined ? '' : JSON.stringify(formerKey);
  const secret = Buffer.concat([privateKey.export({ type: 'pkcs8', format: 'der' }), Buffer.from(formerText)]);
  return wrapKey(masterKey, secret, CONTEXT);
};

const toPublicHex = (publicKey: KeyObject): string => {
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('hex');
};

const toSealKey = (masterKey: Uint8Array, wrapped: Uint8Array): SealKey => {
  const { privateKey, formerKey } = unwrapSealKey(masterKey, wrapped);
  return {
    ...{ publicKey: toPublicHex(createPublicKey(privateKey)), formerKey },
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
  };
};

const unwrapSealKey = (masterKey: Uint8Array, wrapped: Uint8Array) => {
  try {
    const secret = unwrapKey(masterKey, wrapped, CONTEXT);
    const formerText = secret.subarray(PKCS8_BYTES).toString();
    return {
      privateKey: createPrivateKey({ key: secret.subarray(0, PKCS8_BYTES), type: 'pkcs8', format: 'der' }),
      formerKey: formerText === '' ? undefined : (JSON.parse(formerText) as FormerSealKey),
    };
  } catch (error) {
    throw new SealKeyDamagedError(error);
  }
};
