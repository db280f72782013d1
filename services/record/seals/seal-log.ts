import type { Sql } from 'postgres';
import type { LedgerSeal, RecordedSeal } from '#events/core/ledger-seal/events.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { toSealMessage } from '#events/core/ledger-seal/seal-message.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { MissingSubtreeError } from '#events/record/merkle/tree-tiles.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import type { createCommandHandler } from '#services/core/command/command-handler.ts';
import type { createAggregateLoader } from '#services/core/command/snapshot-cache.ts';
import type { LoadSealKey, SealKey } from '#services/core/seal-key.ts';
import type { Clock } from '#services/platform/clock.ts';
import { growTree, remakeTree } from '#services/record/merkle/grow-tree.ts';
import { beginsWith, computeHexRoot, readTree } from '#services/record/merkle/read-tree.ts';

export interface SealLogParts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly handle: ReturnType<typeof createCommandHandler>;
  readonly loadAggregate: ReturnType<typeof createAggregateLoader>;
  readonly loadSealKey: LoadSealKey;
  readonly clock: Clock;
}

export type SealResult =
  | { readonly status: 'sealed'; readonly seal: RecordedSeal; readonly version: number; readonly position: bigint }
  /** The log has no event that the last seal does not cover, apart from that seal. */
  | { readonly status: 'nothing-to-seal'; readonly last: LedgerSeal }
  /** The log is not the one that was sealed with more events after it. Nothing is sealed over that. */
  | { readonly status: 'not-extended'; readonly last: LedgerSeal }
  /** The key is another one than that of the last seal and did not take over from it, so its seal would prove nothing. */
  | { readonly status: 'other-key'; readonly last: LedgerSeal }
  | { readonly status: 'command-reused' };

/**
 * Seals all events that are in the log now, unless the last seal covers them. The first seal of a key that took over records
 * that. Throws LogGapError, StoreUnavailableError, SealKeyDamagedError.
 */
export const sealLog = async (
  parts: SealLogParts,
  by: { readonly actor: Actor; readonly commandId: string },
): Promise<SealResult> => {
  const { handle, loadAggregate, loadSealKey, clock } = parts;
  const key = await loadSealKey();
  const { state: last } = await loadAggregate(ledgerSealsAggregate, undefined);
  if (last && !isKeyOfLog(last, key) && key.formerKey?.publicKey !== last.publicKey)
    return { status: 'other-key', last };
  if (last && !(await extendsSeal(parts, last))) return { status: 'not-extended', last };
  const sealed = { ...(await computeKeptRoot(parts)), sealedAt: clock().toISOString() };
  const signature = key.sign(toSealMessage(sealed));
  const seal = { ...sealed, publicKey: key.publicKey, signature, formerKey: key.formerKey };
  const result = await handle({
    ...{ aggregate: ledgerSealsAggregate, id: undefined, context: undefined },
    command: { type: 'SealLedger', ...seal },
    // The root is not part of the request: a repeated request is answered with the seal that the first one made.
    body: {},
    ...by,
  });
  if (result.status === 'command-reused') return { status: 'command-reused' };
  if (result.status !== 'done') throw new Error(`The seal was not accepted: ${result.status}.`);
  const [event] = result.events;
  if (event) return { status: 'sealed', seal: event.data, version: result.version, position: result.position };
  return { status: 'nothing-to-seal', last: result.state ?? seal };
};

/** Whether the log's last seal is of this key. Before the first seal, every key is. */
export const isKeyOfLog = (last: LedgerSeal | null, key: Pick<SealKey, 'publicKey'>): boolean =>
  last === null || last.publicKey === key.publicKey;

/**
 * Whether the log begins with the events that were sealed. The kept tree answers it without reading them; a tree that
 * denies it is made again from the log first, because the tree may be what is wrong.
 */
export const extendsSeal = async (parts: SealLogParts, seal: LedgerSeal): Promise<boolean> => {
  await growTree(parts);
  if (await isInKeptTree(parts, seal)) return true;
  await remakeTree(parts);
  return isInKeptTree(parts, seal);
};

const isInKeptTree = ({ sql }: SealLogParts, seal: LedgerSeal): Promise<boolean> =>
  readTree(sql, (tree) => beginsWith(tree, seal)).catch((error: unknown) => {
    if (error instanceof MissingSubtreeError) return false;
    throw error;
  });

const computeKeptRoot = async (parts: SealLogParts): Promise<{ events: number; root: string }> => {
  await growTree(parts);
  return readTree(parts.sql, async (tree) => ({ events: tree.size, root: await computeHexRoot(tree, tree.size) }));
};
