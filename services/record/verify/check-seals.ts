import type { Sql } from 'postgres';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { formatSeal } from '#events/core/ledger-seal/seal-message.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { GrowingTiles } from '#events/record/merkle/tree-tiles.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { loadAllSeals, type StoredSeal } from '#services/record/seals/load-seals.ts';
import { createSealKeyTimeline } from '#services/record/seals/seal-key-timeline.ts';
import { startKeptTreeCheck } from './check-kept-tree.ts';
import { createLogFault, toVerifyFault, type VerifyFault } from './verify-fault.ts';

/** The events and root of a seal, as a mail holds them. */
export type MailedSeal = Pick<LedgerSeal, 'events' | 'root'>;

export interface SealCheckOptions {
  /** The public half of the centre's key, with which the keys of the seals must end. Without it, the last key is accepted. */
  readonly publicKey?: string | undefined;
  /** Seals that were kept outside the log. */
  readonly mailedSeals?: readonly MailedSeal[] | undefined;
}

/** Milliseconds within which a seal is recorded after it was signed, with every repetition. */
const RECORDED_MS_MAX = 10 * 60_000;

export interface SealCheckResult {
  readonly seals: number;
  readonly last: Pick<StoredSeal, 'events' | 'root' | 'sealedAt'> | undefined;
  /** How many events of the log are newer than the last seal, apart from the event that records it. */
  readonly newerEvents: number;
  readonly faults: readonly VerifyFault[];
}

/**
 * Loads the seals that are in the log now. Its result checks them while the log is read, event by event, and with `sql` also
 * the kept tree.
 */
export const startSealCheck = async (store: EventStore, options: SealCheckOptions = {}, sql?: Sql) => {
  const { seals, fault } = await loadSealsOrFault(store);
  // The tree grows before a seal is recorded, so it is read after the seals.
  const keptTree = sql && (await startKeptTreeCheck(sql));
  const { publicKey, mailedSeals = [] } = options;
  const sizes = new Set([...seals, ...mailedSeals].map(({ events }) => events));
  if (keptTree) sizes.add(keptTree.size);
  const rootBySize = new Map<number, string>();
  const tiles = await GrowingTiles.open(async () => new Uint8Array(), 0);
  let size = 0;

  return {
    append(event: StoredEvent): void {
      tiles.append(hashEventLeaf(event));
      size += 1;
      if (sizes.has(size)) rootBySize.set(size, Buffer.from(tiles.root()).toString('hex'));
    },

    /** Must be called after each batch. */
    async endBatch(): Promise<void> {
      await keptTree?.compareTiles(tiles.takeFull());
    },

    /** The result, after the whole log was appended. */
    async finish(): Promise<SealCheckResult> {
      const last = seals.at(-1);
      const whyNotInLog = ({ events, root }: MailedSeal): string | undefined => {
        if (events > size) return `the log holds only ${size} events`;
        if (rootBySize.get(events) !== root) return `one of these events was changed, added, removed or moved after it`;
        return undefined;
      };
      return {
        seals: seals.length,
        last: last && { events: last.events, root: last.root, sealedAt: last.sealedAt },
        newerEvents: last ? Math.max(0, size - last.events - 1) : size,
        faults: [
          ...(fault ? [fault] : []),
          ...(await findSignatureFaults(seals, publicKey)),
          ...findOrderFaults(seals),
          ...findTimeFaults(seals),
          ...findFirstNotInLog(seals, whyNotInLog),
          ...((await keptTree?.finish(tiles.takeChanged(), {
            events: size,
            rootOfSize: rootBySize.get(keptTree.size),
            sealed: last?.events ?? 0,
          })) ?? []),
          ...mailedSeals.flatMap((seal) => {
            const why = whyNotInLog(seal);
            return why === undefined ? [] : [createLogFault(`does not match the seal ${formatSeal(seal)}: ${why}`)];
          }),
        ],
      };
    },
  };
};

const loadSealsOrFault = async (store: EventStore): Promise<{ seals: StoredSeal[]; fault?: VerifyFault }> => {
  try {
    return { seals: await loadAllSeals(store) };
  } catch (error) {
    if (error instanceof RecordFault) return { seals: [], fault: toVerifyFault(LEDGER_SEALS_STREAM, error) };
    throw error;
  }
};

const findSignatureFaults = async (seals: readonly StoredSeal[], publicKey: string | undefined) => {
  const faults: VerifyFault[] = [];
  const timeline = createSealKeyTimeline();
  for (const seal of seals) {
    const what = await timeline.add(seal);
    if (what !== undefined) faults.push(createSealFault(seal, what));
  }
  const last = timeline.periods.at(-1);
  if (publicKey !== undefined && last && last.publicKey !== publicKey) {
    const what = `the seals end with the key ${last.publicKey}, and the center signs with ${publicKey}. “rollbook rotate-seal-key” says what can be done`;
    faults.push({ stream: LEDGER_SEALS_STREAM, version: 0, what });
  }
  return faults;
};

const findOrderFaults = (seals: readonly StoredSeal[]): VerifyFault[] =>
  seals.flatMap((seal, index) =>
    index > 0 && seal.events <= (seals[index - 1]?.events ?? 0)
      ? [createSealFault(seal, 'covers no more events than the seal before it')]
      : [],
  );

/** The signature covers the time of a seal, but no later event proves when the newest one was recorded. */
const findTimeFaults = (seals: readonly StoredSeal[]): VerifyFault[] =>
  seals.flatMap((seal) =>
    Math.abs(Date.parse(seal.recordedAt) - Date.parse(seal.sealedAt)) > RECORDED_MS_MAX
      ? [createSealFault(seal, `was recorded at another time, ${seal.recordedAt}`)]
      : [],
  );

/**
 * The first seal that does not match the log, with the last one before it that does, because the change is between them.
 * Every later seal covers the same events, so it is not reported.
 */
const findFirstNotInLog = (
  seals: readonly StoredSeal[],
  whyNotInLog: (seal: StoredSeal) => string | undefined,
): VerifyFault[] => {
  const index = seals.findIndex((seal) => whyNotInLog(seal) !== undefined);
  const seal = seals[index];
  if (seal === undefined) return [];
  const before = seals[index - 1];
  const matching = before ? `; the seal of ${formatInstant(before)} over ${before.events} events matches` : '';
  return [createSealFault(seal, `over ${seal.events} events does not match the log: ${whyNotInLog(seal)}${matching}`)];
};

const createSealFault = (seal: StoredSeal, what: string): VerifyFault => ({
  stream: LEDGER_SEALS_STREAM,
  version: seal.version,
  what: `the seal of ${formatInstant(seal)} ${what}`,
});

/** Such as `2026-11-21 07:00 UTC`. */
const formatInstant = ({ sealedAt }: StoredSeal): string => `${sealedAt.slice(0, 16).replace('T', ' ')} UTC`;
