import type { Sql } from 'postgres';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { formatEventPlace, RecordFault } from '#events/kernel/record-fault.ts';
import { checkHashChain, createEmptyChainHead, type HashChainHead, toChainHead } from '#events/record/hash-chain.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { unsealEvents } from '#events/record/unseal-events.ts';
import { type EventStore, LogGapError, type StoredEvent } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { createSaltCheck } from './check-salts.ts';
import { type SealCheckOptions, type SealCheckResult, startSealCheck } from './check-seals.ts';
import { createErasedKeyRing } from './erased-key-ring.ts';
import { createLogFault, toVerifyFault, type VerifyFault } from './verify-fault.ts';
import { isEventInPart, type VerifyPart } from './verify-part.ts';

/** Heads in each of two generations; the head of a stream that is in neither is read from the log. */
const HEADS_IN_GENERATION = 50_000;

/**
 * Cache of the most recent chain heads in two generations. Dropping a whole generation is cheaper than evicting single heads
 * in order of use.
 */
class RecentHeads {
  readonly #headsInGeneration: number;
  #newer = new Map<string, HashChainHead>();
  #older: ReadonlyMap<string, HashChainHead> = new Map();

  constructor(headsInGeneration: number) {
    this.#headsInGeneration = headsInGeneration;
  }

  get(stream: string): HashChainHead | undefined {
    return this.#newer.get(stream) ?? this.#older.get(stream);
  }

  set(stream: string, head: HashChainHead): void {
    this.#newer.set(stream, head);
    if (this.#newer.size < this.#headsInGeneration) return;
    this.#older = this.#newer;
    this.#newer = new Map();
  }
}

export interface CheckLogOptions {
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly onProgress?: ((position: bigint) => void) | undefined;
  readonly seals?: SealCheckOptions | undefined;
  /** The part of the events that is unsealed and validated; undefined for all. */
  readonly part?: VerifyPart | undefined;
  /** Ends the check, which then throws the reason. */
  readonly signal?: AbortSignal | undefined;
  /** The database with the kept tree, which is then compared with the log too. */
  readonly sql?: Sql;
}

export interface LogCheckResult {
  readonly streams: number;
  readonly students: number;
  readonly events: number;
  /** The first fault in the order of the log. Nothing after it was checked. */
  readonly fault?: VerifyFault;
  /** Undefined if there is a fault, or no seal. */
  readonly seals?: SealCheckResult;
}

/**
 * Checks the hashes, versions and seals of all events; unseals and validates each event, or those of the part. Its memory does
 * not grow with the log.
 */
export const checkLog = async (
  { store, keys, onProgress, seals, part, signal, sql }: CheckLogOptions,
  headsInGeneration = HEADS_IN_GENERATION,
): Promise<LogCheckResult> => {
  const counted = { streams: 0, students: 0, events: 0 };
  const heads = new RecentHeads(headsInGeneration);
  const ring = createErasedKeyRing(store, keys);
  const checkSalts = createSaltCheck(ring);
  const checkContents = async (events: readonly StoredEvent[]): Promise<void> => {
    await unsealEvents(events, ring);
    await checkSalts(events);
  };
  try {
    const sealCheck = await startSealCheck(store, seals, sql);
    for await (const item of readLogToEnd(store, 0n, 'stored')) {
      signal?.throwIfAborted();
      const fault =
        (await checkChains(store, heads, item.events, (chained) =>
          checkContents(part ? chained.filter((_, index) => isEventInPart(part, counted.events + index)) : chained),
        )) ?? (store.canCutStreams ? await findCutStream(store, item.events) : undefined);
      if (fault) return { ...counted, fault };
      counted.events += item.events.length;
      for (const event of item.events) {
        sealCheck.append(event);
        const { stream, version } = event;
        if (version !== 1) continue;
        counted.streams += 1;
        counted.students += Number(parseStudentStream(stream) !== undefined);
      }
      await sealCheck.endBatch();
      onProgress?.(item.position);
    }
    const checked = await sealCheck.finish();
    return checked.seals > 0 || checked.faults.length > 0 ? { ...counted, seals: checked } : counted;
  } catch (error) {
    if (error instanceof LogGapError) return { ...counted, fault: createLogFault(error.message) };
    throw error;
  }
};

/** Checks the hash chains of a batch, and then what the events before the first broken one hold. */
const checkChains = async (
  store: EventStore,
  heads: RecentHeads,
  events: readonly StoredEvent[],
  checkContents: (chained: readonly StoredEvent[]) => Promise<unknown>,
): Promise<VerifyFault | undefined> => {
  let chained = 0;
  let broken: VerifyFault | undefined;
  for (const event of events) {
    try {
      const head = heads.get(event.stream) ?? (await readHeadBefore(store, event));
      heads.set(event.stream, checkHashChain(event.stream, [event], head));
      chained += 1;
    } catch (error) {
      broken = toVerifyFault(event.stream, error);
      break;
    }
  }
  try {
    await checkContents(chained === events.length ? events : events.slice(0, chained));
  } catch (error) {
    return toVerifyFault('the log', error);
  }
  return broken;
};

/**
 * The whole log can hold events that their stream has lost, and which the server will remove. So the first event of each
 * stream is also read from its stream.
 */
const findCutStream = async (store: EventStore, events: readonly StoredEvent[]): Promise<VerifyFault | undefined> => {
  const firsts = events.filter(({ version }) => version === 1);
  const faults = await mapInParallel(firsts, async ({ stream, id }): Promise<VerifyFault | undefined> => {
    const place = { stream, version: 1 };
    try {
      const [first] = await store.read(stream, 1, 1);
      return first?.id === id ? undefined : { ...place, what: 'gap: its stream does not begin with this event' };
    } catch (error) {
      if (error instanceof LogGapError) return { ...place, what: `gap: ${error.message}` };
      throw error;
    }
  });
  return faults.find((fault) => fault !== undefined);
};

const readHeadBefore = async (store: EventStore, { stream, version }: StoredEvent): Promise<HashChainHead> => {
  if (version === 1) return createEmptyChainHead(stream);
  const [before] = await store.read(stream, version - 1, 1);
  if (before?.version === version - 1) return toChainHead(before);
  throw new RecordFault('gap', `there is no version ${version - 1}`, formatEventPlace({ stream, version }));
};
