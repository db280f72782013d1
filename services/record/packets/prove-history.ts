import type { Sql } from 'postgres';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { proveInclusion } from '#events/record/merkle/merkle-proofs.ts';
import { toRawEvent } from '#events/record/to-raw-event.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { PacketEvent } from '#services/record/packet-check/packet-file.ts';
import { findLeafIndexes } from '#services/record/tree/find-leaf-indexes.ts';
import { readTree } from '#services/record/tree/read-tree.ts';

/** The events of a packet, each with its proof in the seal if the seal covers it. The kept tree must cover the seal. */
export const proveHistory = async (
  sql: Sql,
  stored: readonly StoredEvent[],
  seal: Pick<LedgerSeal, 'events'> | null,
): Promise<Omit<PacketEvent, 'keys'>[]> => {
  const indexes = seal === null ? new Map<string, number>() : await findLeafIndexes(sql, stored);
  return readTree(sql, async ({ readSubtree }) => {
    const proven: Omit<PacketEvent, 'keys'>[] = [];
    for (const event of stored) {
      const index = indexes.get(event.hash);
      const raw = toRawEvent(event);
      if (seal === null || index === undefined || index >= seal.events) proven.push({ ...raw, index: null, proof: '' });
      else {
        const hashes = await proveInclusion(readSubtree, index, seal.events);
        proven.push({ ...raw, index, proof: Buffer.concat(hashes).toString('hex') });
      }
    }
    return proven;
  });
};
