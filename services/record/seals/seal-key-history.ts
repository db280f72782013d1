import { createSingleFlight } from '#events/kernel/single-flight.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import {
  type LoadSealKeyHistory,
  loadKeyUnlessDamaged,
  type SealKey,
  type SealKeyPeriod,
} from '#services/core/seal-key.ts';
import { loadSeals } from './load-seals.ts';
import { createSealKeyTimeline } from './seal-key-timeline.ts';

interface Parts {
  readonly store: EventStore;
  readonly loadSealKey: () => Promise<Pick<SealKey, 'publicKey'>>;
}

/**
 * Returns a function that reads the keys out of the seals of the log. It keeps what it has read, so that each call reads only
 * newer seals. Keys that took over after the centre's key are not the centre's. The function throws what `loadSeals` throws.
 */
export const createSealKeyHistoryLoader = ({ store, loadSealKey }: Parts): LoadSealKeyHistory => {
  const timeline = createSealKeyTimeline();
  let version = 0;
  const readNewSeals = async (): Promise<void> => {
    for (let read = -1; read < version; ) {
      read = version;
      for (const seal of await loadSeals(store, version + 1)) {
        await timeline.add(seal);
        version = seal.version;
      }
    }
  };
  const readOnce = createSingleFlight<void>();
  return async () => {
    const [key] = await Promise.all([loadKeyUnlessDamaged(loadSealKey), readOnce('seals', readNewSeals)]);
    const current = key?.publicKey;
    const { periods } = timeline;
    const at = periods.findIndex(({ publicKey }) => publicKey === current);
    const known = periods.slice(0, at < 0 ? countProven(periods) : at + 1);
    const listed = known.map(
      (period, index): SealKeyPeriod => ({ ...period, until: index === known.length - 1 ? null : period.until }),
    );
    const withoutSeal = { from: null, until: null, takeover: null };
    if (at < 0 && current !== undefined) listed.push({ publicKey: current, ...withoutSeal });
    return listed.toReversed();
  };
};

/** Without the key of the centre, only a signature of the key before proves that a key took over. */
const countProven = (periods: readonly SealKeyPeriod[]): number => {
  const unproven = periods.findIndex(({ takeover }) => takeover === 'lost');
  return unproven < 0 ? periods.length : unproven;
};
