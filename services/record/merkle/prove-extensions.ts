import type { Sql } from 'postgres';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { proveConsistency } from '#events/record/merkle/merkle-proofs.ts';
import { MissingSubtreeError } from '#events/record/merkle/tree-tiles.ts';
import { computeHexRoot, readTree } from './read-tree.ts';

export interface ExtensionProof {
  /** The number of first events whose tree is extended. */
  readonly events: number;
  readonly hashes: readonly Uint8Array[];
}

/**
 * Proves for each number of first events that the tree of a seal only extends theirs. Undefined while the kept tree does not
 * cover the seal, such as after an import, or is damaged: the next seal mends it. Throws RangeError for a number that is not
 * between 1 and that of the seal.
 */
export const proveExtensions = (
  sql: Sql,
  seal: Pick<LedgerSeal, 'events' | 'root'>,
  sizes: readonly number[],
): Promise<ExtensionProof[] | undefined> =>
  readTree(sql, async (tree) => {
    // A tile that was changed or lost says nothing about the log. The next seal makes the tree again.
    if (tree.size < seal.events || (await computeHexRoot(tree, seal.events)) !== seal.root) return undefined;
    const proofs: ExtensionProof[] = [];
    for (const events of sizes)
      proofs.push({ events, hashes: await proveConsistency(tree.readSubtree, events, seal.events) });
    return proofs;
  }).catch((error: unknown) => {
    if (error instanceof MissingSubtreeError) return undefined;
    throw error;
  });
