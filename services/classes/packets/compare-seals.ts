import type { Sql } from 'postgres';
import type { z } from 'zod';
import type { PacketContent, packetConsistency } from '#contracts/packets.ts';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { computeRoot, proveConsistency } from '#events/record/merkle/merkle-proofs.ts';
import { sha256 } from '#events/record/merkle/tree-hash.ts';
import { equalsHash } from '#events/record/merkle/tree-input.ts';
import { MissingSubtreeError } from '#events/record/merkle/tree-tiles.ts';
import { verifyConsistency } from '#events/record/merkle/verify-proofs.ts';
import { readTree } from '#services/record/merkle/read-tree.ts';

const toTree = ({ events, root }: Pick<LedgerSeal, 'events' | 'root'>) => ({
  size: events,
  root: Buffer.from(root, 'hex'),
});

/**
 * Proves that the newest seal of the log only extends the seal of a packet. Null while the kept tree does not cover both,
 * such as after an import, or is damaged: the next seal mends it.
 */
export const compareSeals = async (
  sql: Sql,
  seal: NonNullable<PacketContent['seal']>,
  newest: LedgerSeal,
): Promise<z.input<typeof packetConsistency> | null> => {
  if (seal.events === newest.events && seal.root === newest.root) return { outcome: 'same', newest, proof: '' };
  const none = { outcome: 'not-extended', newest, proof: '' } as const;
  if (seal.events >= newest.events) return none;
  const hashes = await readTree(sql, async ({ size, readSubtree }) => {
    if (size < newest.events) return undefined;
    // A tile that was changed or lost says nothing about the log. The next seal makes the tree again.
    const root = await computeRoot(readSubtree, newest.events);
    return equalsHash(root, toTree(newest).root)
      ? proveConsistency(readSubtree, seal.events, newest.events)
      : undefined;
  }).catch((error: unknown) => {
    if (error instanceof MissingSubtreeError) return undefined;
    throw error;
  });
  if (!hashes) return null;
  if (!(await verifyConsistency(sha256, toTree(seal), toTree(newest), hashes))) return none;
  return { outcome: 'extends', newest, proof: Buffer.concat(hashes).toString('hex') };
};
