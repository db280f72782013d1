import type { StoredEvent } from '../../store/port/event-store.ts';
import { checkHashChain, type HashChainHead } from '../hash-chain.ts';
import { MerkleFrontier } from '../merkle/merkle-frontier.ts';
import { hashEventLeaf } from '../merkle/tree-hash.ts';

/** What proves that two logs hold the same events in the same order. */
export interface LogProof {
  readonly events: number;
  /** Root of the Merkle tree over the hashes of all events in log order, in hexadecimal. */
  readonly root: string;
}

/** Computes the proof of a log from its events in order. */
export const createLogProver = () => {
  const tree = new MerkleFrontier();
  return {
    add: (event: StoredEvent): void => tree.append(hashEventLeaf(event)),
    proof: (): LogProof => ({ events: tree.size, root: Buffer.from(tree.root()).toString('hex') }),
  };
};

/** Checks the hash chains of all streams in log order. Its memory grows with the number of streams. */
export const createChainChecker = () => {
  const heads = new Map<string, HashChainHead>();
  return {
    /** Throws RecordFault `gap` or `hash-mismatch`. */
    check(event: StoredEvent): void {
      heads.set(event.stream, checkHashChain(event.stream, [event], heads.get(event.stream)));
    },
  };
};
