/** The events of the stream `ledger-seals`: signed roots of the Merkle tree over the log. The stream is about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';

/** 32 bytes in hexadecimal. */
const bytes32 = z.string().regex(/^[0-9a-f]{64}$/);

/** An Ed25519 signature in hexadecimal. */
const signature = z.string().regex(/^[0-9a-f]{128}$/);

const ledgerSeal = z.strictObject({
  events: z.int().positive(),
  root: bytes32,
  sealedAt: z.iso.datetime(),
  /** The public half of the centre's key (Ed25519), and the signature of `toSealMessage` under it. */
  publicKey: bytes32,
  signature,
});

/** The key before, and its signature of `toKeyRotationMessage`; null if that key was lost and could sign nothing. */
const formerKey = z.strictObject({ publicKey: bytes32, signature: signature.nullable() });
export type FormerSealKey = z.infer<typeof formerKey>;

export const ledgerSealEvents = defineEvents({
  /**
   * The first `events` events of the log have this root. Those after them, such as this event, are in the next seal. Only the
   * first seal of a key that took over from another one has a `formerKey`.
   */
  LedgerSealed: ledgerSeal.extend({ formerKey: formerKey.optional() }),
});
export type LedgerSealEvent = EventOf<typeof ledgerSealEvents>;

/** A signed root of the first `events` events of the log. */
export type LedgerSeal = z.infer<typeof ledgerSeal>;

/** A seal as its event records it. */
export type RecordedSeal = LedgerSealEvent['data'];
