import type { Sql } from 'postgres';
import type { z } from 'zod';
import type { PacketContent, packetConsistency } from '#contracts/packets.ts';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { sha256 } from '#events/record/merkle/tree-hash.ts';
import { verifyConsistency } from '#events/record/merkle/verify-proofs.ts';
import { proveExtensions } from '#services/record/merkle/prove-extensions.ts';

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
  const [proof] = (await proveExtensions(sql, newest, [seal.events])) ?? [];
  if (!proof) return null;
  const { hashes } = proof;
  if (!(await verifyConsistency(sha256, toTree(seal), toTree(newest), hashes))) return none;
  return { outcome: 'extends', newest, proof: Buffer.concat(hashes).toString('hex') };
};
