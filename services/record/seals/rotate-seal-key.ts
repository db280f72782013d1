import type { LedgerSeal, RecordedSeal } from '#events/core/ledger-seal/events.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { replaceSealKey, SealKeyDamagedError } from '#services/core/seal-key.ts';
import type { Config } from '#services/platform/config/config.ts';
import { isKeyOfLog, type SealLogParts, sealLog } from './seal-log.ts';

interface Parts extends SealLogParts {
  readonly config: Pick<Config, 'personalDataKey'>;
}

type RotationResult =
  | { readonly status: 'rotated'; readonly seal: RecordedSeal }
  | { readonly status: 'no-seal' }
  /** The key of the last seal is not in the database, or is damaged. */
  | { readonly status: 'key-missing'; readonly last: LedgerSeal }
  /** The key of the last seal is in the database, so it is not lost. */
  | { readonly status: 'not-lost' }
  /** The log no longer holds what the last seal covers. */
  | { readonly status: 'not-extended'; readonly last: LedgerSeal };

/**
 * Replaces the key that signs, and seals the log with the new one. The former key seals the log once more and signs the new key,
 * unless it is `lost`. A rotation that was interrupted before the seal is completed. Throws what `sealLog` throws.
 */
export const rotateSealKey = async (
  parts: Parts,
  { lost, newCommand }: { readonly lost: boolean; readonly newCommand: () => Parameters<typeof sealLog>[1] },
): Promise<RotationResult> => {
  const { sql, config, loadAggregate, loadSealKey } = parts;
  const { state: last } = await loadAggregate(ledgerSealsAggregate, undefined);
  if (last === null) return { status: 'no-seal' };
  const key = await loadSealKey().catch((error: unknown) => {
    if (error instanceof SealKeyDamagedError) return undefined;
    throw error;
  });
  const keys = { sql, masterKey: config.personalDataKey };
  if (key && isKeyOfLog(last, key)) {
    if (lost) return { status: 'not-lost' };
    // What the former key signed until now, such as packets, is then in the time in which it signed.
    if ((await sealLog(parts, newCommand())).status === 'not-extended') return { status: 'not-extended', last };
    await replaceSealKey(keys);
  } else if (key?.formerKey?.publicKey !== last.publicKey) {
    if (!lost) return { status: 'key-missing', last };
    await replaceSealKey(keys, last.publicKey);
  }
  const sealed = await sealLog(parts, newCommand());
  if (sealed.status === 'not-extended') return { status: 'not-extended', last };
  if (sealed.status !== 'sealed') throw new Error(`The new key did not seal the log: ${sealed.status}.`);
  return { status: 'rotated', seal: sealed.seal };
};
