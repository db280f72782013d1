import { useEffect, useEffectEvent, useState } from 'react';
import type { ReplayFrame } from '#contracts/class-audit.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';

/** Browsers limit how often a page may change its address, so the address follows after the last of several quick steps. */
const ADDRESS_DELAY_MS = 150;

/**
 * The index of the current frame, and a function that changes it. The address holds the version of its event. Without one,
 * the current frame is the last, also after new events.
 */
export function useReplayIndex(frames: readonly ReplayFrame[]): [number, (index: number) => void] {
  const [search, changeAddress] = useAddressParams();
  const [version, setVersion] = useState(() => parseVersion(search.get('at')));
  const writeAddress = useEffectEvent(() => changeAddress({ at: String(version) }));
  useEffect(() => {
    if (version === undefined) return;
    const timer = setTimeout(writeAddress, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [version]);
  const last = frames.length - 1;
  const clamp = (index: number) => Math.max(0, Math.min(last, index));
  // The versions of a stream have no gaps.
  const index = version === undefined ? last : clamp(version - (frames[0]?.version ?? 1));
  return [index, (next) => setVersion(frames[clamp(next)]?.version)];
}

const parseVersion = (text: string | null): number | undefined => {
  const version = Number(text);
  return Number.isSafeInteger(version) && version >= 1 ? version : undefined;
};
