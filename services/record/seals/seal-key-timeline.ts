import type { RecordedSeal } from '#events/core/ledger-seal/events.ts';
import { isSealSigned, toKeyRotationMessage } from '#events/core/ledger-seal/seal-message.ts';
import type { SealKeyPeriod } from '#services/core/seal-key.ts';
import { isSigned } from '#services/record/packet-check/web-crypto.ts';

interface SignedPeriod extends SealKeyPeriod {
  readonly from: string;
}

/**
 * Follows the key of the seals from the first seal on. A key takes over with a seal that names the key before it, and signs
 * until the next key takes over. Only the key of the centre's database proves which of these keys are the centre's: its
 * seals cover how it took over.
 */
export const createSealKeyTimeline = () => {
  const periods: SignedPeriod[] = [];
  return {
    /** Oldest first. */
    periods: periods as readonly SignedPeriod[],

    /** Adds the next seal, and returns what is wrong with its signature or key. Such a seal names no key. */
    async add(seal: RecordedSeal): Promise<string | undefined> {
      if (!(await isSealSigned(seal).catch(() => false))) return 'has a signature that does not belong to it';
      const { publicKey, sealedAt, formerKey } = seal;
      const current = periods.at(-1);
      if (current?.publicKey === publicKey) return undefined;
      if (periods.some((period) => period.publicKey === publicKey))
        return `was signed with a former key, ${publicKey}, after another key took over`;
      if (current && formerKey?.publicKey !== current.publicKey) return `was signed with another key, ${publicKey}`;
      if (
        current &&
        formerKey?.signature &&
        !(await isTakeoverSigned(current.publicKey, publicKey, formerKey.signature))
      )
        return `was signed with another key, ${publicKey}, and the former key did not sign that it took over`;
      const takeover = current === undefined ? 'first' : formerKey?.signature ? 'signed' : 'lost';
      if (current) periods.splice(-1, 1, { ...current, until: sealedAt });
      periods.push({ publicKey, from: sealedAt, until: null, takeover });
      return undefined;
    },
  };
};

const isTakeoverSigned = (formerKey: string, publicKey: string, signature: string): Promise<boolean> =>
  isSigned(toKeyRotationMessage(formerKey, publicKey), formerKey, signature).catch(() => false);
