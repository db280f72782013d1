import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import type { LedgerSeal, RecordedSeal } from '#events/core/ledger-seal/events.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { loadKeyUnlessDamaged, replaceSealKey, type SealKey } from '#services/core/seal-key.ts';
import type { Config } from '#services/platform/config/config.ts';
import { loadAllSeals } from './load-seals.ts';
import { createSealKeyTimeline } from './seal-key-timeline.ts';
import { extendsSeal, isKeyOfLog, type SealLogParts, sealLog } from './seal-log.ts';

interface Parts extends SealLogParts {
  readonly config: Pick<Config, 'personalDataKey'>;
}

type RotationResult =
  | { readonly status: 'rotated'; readonly seal: RecordedSeal }
  | { readonly status: 'no-seal' }
  /** A seal of the log does not follow from those before it: `what` names it. */
  | { readonly status: 'seals-damaged'; readonly what: string }
  /** The log no longer holds what the last seal covers. */
  | { readonly status: 'not-extended'; readonly last: LedgerSeal }
  /** The key of the database is not lost, but the seals say that another one took over from it unsigned. */
  | { readonly status: 'foreign-takeover'; readonly last: LedgerSeal }
  /** The key of the last seal is not in the database, or is damaged, and is not the one that was called lost. */
  | { readonly status: 'key-missing'; readonly last: LedgerSeal }
  /** The key of the last seal is in the database, so it is not lost. */
  | { readonly status: 'not-lost' }
  /** Somebody else seals or rotates at this moment. */
  | { readonly status: 'busy' };

/**
 * Replaces the key that signs, and seals the log with the new one. The former key seals the log once more and signs the new key,
 * unless it is `lost`, which is its public key. A rotation that was interrupted before the seal is completed. Nothing is replaced
 * while a seal is wrong, because the new key would vouch for it. Throws what `sealLog` throws.
 */
export const rotateSealKey = async (
  parts: Parts,
  { lost }: { readonly lost?: string | undefined },
): Promise<RotationResult> => {
  const { sql, store, config, loadAggregate, loadSealKey } = parts;
  const { state: last } = await loadAggregate(ledgerSealsAggregate, undefined);
  if (last === null) return { status: 'no-seal' };
  const { periods, add } = createSealKeyTimeline();
  for (const seal of await loadAllSeals(store)) {
    const fault = await add(seal);
    if (fault !== undefined) return { status: 'seals-damaged', what: `seal ${seal.version} ${fault}` };
  }
  if (!(await extendsSeal(parts, last))) return { status: 'not-extended', last };
  const key = await loadKeyUnlessDamaged(loadSealKey);
  const keys = { sql, masterKey: config.personalDataKey };
  if (key && isKeyOfLog(last, key)) {
    if (lost !== undefined) return { status: 'not-lost' };
    // What the former key signed until now, such as packets, is then in the time in which it signed.
    const { status } = await sealLog(parts, newCommand());
    if (status !== 'sealed' && status !== 'nothing-to-seal') return { status: 'busy' };
    if (!(await replaceSealKey(keys, key.publicKey))) return { status: 'busy' };
  } else if (key?.formerKey?.publicKey !== last.publicKey) {
    if (hasUnsignedTakeover(periods, key)) return { status: 'foreign-takeover', last };
    if (lost !== last.publicKey) return { status: 'key-missing', last };
    if (!(await replaceSealKey(keys, key?.publicKey, lost))) return { status: 'busy' };
  }
  const sealed = await sealLog(parts, newCommand());
  return sealed.status === 'sealed' ? { status: 'rotated', seal: sealed.seal } : { status: 'busy' };
};

const newCommand = () => ({ actor: { id: NIL, role: 'system' }, commandId: randomUUID() }) as const;

/** Whether a key took over unsigned from one that the database still has. Only somebody without that key does so. */
const hasUnsignedTakeover = (
  periods: ReturnType<typeof createSealKeyTimeline>['periods'],
  key: Pick<SealKey, 'publicKey'> | undefined,
): boolean => {
  const at = periods.findIndex(({ publicKey }) => publicKey === key?.publicKey);
  return at >= 0 && periods.slice(at + 1).some(({ takeover }) => takeover === 'lost');
};
