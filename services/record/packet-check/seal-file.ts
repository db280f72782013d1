import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';

/** A seal that a family keeps. Apart from the seal, which is signed, nothing in it proves anything. */
export interface SealFile {
  readonly format: 'rollbook-seal-1';
  /** What the file is for, for somebody who opens it. */
  readonly about: string;
  readonly center: string;
  readonly time_zone: string;
  readonly seal: LedgerSeal;
  /** The short form of the seal's public key. */
  readonly fingerprint: string;
  /** For each number of events of an older seal: the hashes which prove that this seal only extends it, one after another. */
  readonly proofs: readonly { readonly events: number; readonly hashes: string }[];
}
