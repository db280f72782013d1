import { isSealSigned } from '#events/core/ledger-seal/seal-message.ts';
import { createSingleFlight } from '#events/kernel/single-flight.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import {
  type LoadSealKey,
  type LoadSealKeyHistory,
  SealKeyDamagedError,
  type SealKeyPeriod,
} from '#services/core/seal-key.ts';
import { loadSeals } from './load-seals.ts';

interface Parts {
  readonly store: EventStore;
  readonly loadSealKey: LoadSealKey;
}

/**
 * Returns a function that reads the keys out of the seals of the log. It keeps what it has read, so that each call reads only
 * newer seals. A seal whose signature does not belong to it names no key. The function throws what `loadSeals` throws.
 */
export const createSealKeyHistoryLoader = ({ store, loadSealKey }: Parts): LoadSealKeyHistory => {
  /** The first and the last seal of each key, in the order of their first seals. */
  const sealedTimes = new Map<string, { readonly first: string; readonly last: string }>();
  let version = 0;
  const readNewSeals = async (): Promise<void> => {
    for (let read = -1; read < version; ) {
      read = version;
      for (const seal of await loadSeals(store, version + 1)) {
        const { publicKey, sealedAt } = seal;
        if (await isSealSigned(seal).catch(() => false))
          sealedTimes.set(publicKey, { first: sealedTimes.get(publicKey)?.first ?? sealedAt, last: sealedAt });
        version = seal.version;
      }
    }
  };
  const readOnce = createSingleFlight<void>();
  return async () => {
    const [current] = await Promise.all([findPublicKey(loadSealKey), readOnce('seals', readNewSeals)]);
    const former = [...sealedTimes]
      .filter(([publicKey]) => publicKey !== current)
      .map(([publicKey, { first, last }]): SealKeyPeriod => ({ publicKey, from: first, until: last }));
    if (current === undefined) return former.toReversed();
    return [{ publicKey: current, from: sealedTimes.get(current)?.first ?? null, until: null }, ...former.toReversed()];
  };
};

/** A damaged key signs nothing, but its seals still name it. */
const findPublicKey = async (loadSealKey: LoadSealKey): Promise<string | undefined> => {
  try {
    return (await loadSealKey()).publicKey;
  } catch (error) {
    if (error instanceof SealKeyDamagedError) return undefined;
    throw error;
  }
};
