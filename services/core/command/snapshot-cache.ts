/**
 * In-process cache of folded streams, so that a command reads only newer events. An entry may be stale: the append carries
 * its version, and the store rejects the append if it is not the latest.
 */
import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import type { Aggregate } from '#events/kernel/aggregate.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { createEmptyChainHead, type HashChainHead, toChainHead } from '#events/record/hash-chain.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { checkAndUnsealEvents } from '#events/record/unseal-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import type { AnyDecider, AnyEvent } from './command-request.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

const SNAPSHOT_BYTES_MAX = 64 * 1024 * 1024;
/** Bytes that an event adds to a snapshot beside its texts: the id of its command, and objects. */
const EVENT_BYTES = 300;

/** A stream folded up to one of its versions. */
export interface AggregateSnapshot {
  readonly state: unknown;
  readonly chain: HashChainHead;
  readonly last: RecordedEvent | undefined;
  /** Command id to the version of the last event it wrote. */
  readonly commands: Map<string, number>;
  /** Estimated memory of the snapshot, from the texts of its events. */
  readonly bytes: number;
}

/** Estimates the memory that events take once they are folded. */
const estimateFoldedBytes = (stored: readonly StoredEvent[]): number =>
  stored.reduce((sum, { data, metadata }) => sum + data.length + metadata.length + EVENT_BYTES, 0);

const emptySnapshot = (stream: string, decider: AnyDecider): AggregateSnapshot => ({
  state: decider.initial,
  chain: createEmptyChainHead(stream),
  last: undefined,
  commands: new Map(),
  bytes: 0,
});

/** Folds further events of the stream onto a snapshot. `stored` are the same events as the store has them. */
export const advanceSnapshot = (
  snapshot: AggregateSnapshot,
  stored: readonly StoredEvent[],
  events: readonly RecordedEvent[],
  decider: AnyDecider,
): AggregateSnapshot => {
  const [last, lastStored] = [events.at(-1), stored.at(-1)];
  if (last === undefined || lastStored === undefined) return snapshot;
  // The map is shared with the earlier snapshot, which is discarded. Copying it for each command would cost more the
  // longer the stream is.
  const { commands } = snapshot;
  for (const { metadata, version } of events) commands.set(metadata.commandId, version);
  return {
    state: events.reduce((state, event) => decider.evolve(state, event), snapshot.state),
    chain: toChainHead(lastStored),
    last,
    commands,
    bytes: snapshot.bytes + estimateFoldedBytes(stored),
  };
};

/** Caches snapshots of streams up to a number of bytes, and drops the least recently used ones first. */
export const createSnapshotCache = (store: EventStore, keys: KeyRing, bytesMax = SNAPSHOT_BYTES_MAX) => {
  let bytesKept = 0;
  const kept = new Map<string, { snapshot: AggregateSnapshot; decider: AnyDecider }>();
  const known = (stream: string, decider: AnyDecider): AggregateSnapshot | undefined => {
    const entry = kept.get(stream);
    return entry?.decider === decider ? entry.snapshot : undefined;
  };
  const drop = (stream: string): void => {
    bytesKept -= kept.get(stream)?.snapshot.bytes ?? 0;
    kept.delete(stream);
  };
  const keep = (stream: string, decider: AnyDecider, snapshot: AggregateSnapshot): AggregateSnapshot => {
    drop(stream);
    // A stream that does not exist is not cached, because anybody can invent ids. Short ones would only take memory.
    if (snapshot.chain.version === 0 || decider.hasShortStreams) return snapshot;
    kept.set(stream, { snapshot, decider });
    bytesKept += snapshot.bytes;
    for (const oldest of kept.keys()) {
      if (bytesKept <= bytesMax) break;
      drop(oldest);
    }
    return snapshot;
  };
  const readFrom = (stream: string, version: number): Promise<StoredEvent[]> =>
    retryWhileUnavailable(() => store.read(stream, version));
  const advance = async (
    stream: string,
    decider: AnyDecider,
    before: AggregateSnapshot,
    stored: readonly StoredEvent[],
  ): Promise<AggregateSnapshot> => {
    const events = await checkAndUnsealEvents(stored, keys, { after: before.chain });
    return keep(stream, decider, advanceSnapshot(before, stored, events, decider));
  };
  return {
    known,
    keep,
    /** Drops the streams of an erased person, whose states may hold texts that nobody may read. */
    forget(personId: string): void {
      for (const stream of [...kept.keys()]) if (toPersonIdOfStream(stream) === personId) drop(stream);
    },
    /** How many streams are cached, and their estimated bytes. */
    get size() {
      return { streams: kept.size, bytes: bytesKept };
    },
    /**
     * Brings the snapshot of a stream up to date from the store. The last event of the snapshot is read again, to check
     * that the log still holds it. Throws RecordFault, StoreUnavailableError.
     */
    async refresh(stream: string, decider: AnyDecider): Promise<AggregateSnapshot> {
      const snapshot = known(stream, decider);
      if (snapshot === undefined)
        return advance(stream, decider, emptySnapshot(stream, decider), await readFrom(stream, 1));
      const [last, ...newer] = await readFrom(stream, snapshot.chain.version);
      if (last?.hash === snapshot.chain.hash) return advance(stream, decider, snapshot, newer);
      // The log was restored from an older backup, so it has another event there, or none.
      drop(stream);
      return advance(stream, decider, emptySnapshot(stream, decider), await readFrom(stream, 1));
    },
    /** Folds a stream up to a version; also returns the events. */
    async at(stream: string, decider: AnyDecider, version: number) {
      const stored = await retryWhileUnavailable(() => store.read(stream, 1, version));
      const events = await checkAndUnsealEvents(stored, keys);
      return { snapshot: advanceSnapshot(emptySnapshot(stream, decider), stored, events, decider), events };
    },
  };
};

export type SnapshotCache = ReturnType<typeof createSnapshotCache>;

/** The current state of a stream, for decisions that need more than the stream of their command. */
export interface LoadedAggregate<State> {
  readonly state: State;
  readonly version: number;
  /** Whether the stream holds events of a command. */
  hasCommand(commandId: string): boolean;
}

/**
 * Creates a function that loads an aggregate by folding its stream, from its snapshot onwards. Throws RecordFault,
 * StoreUnavailableError.
 */
export const createAggregateLoader =
  (snapshots: SnapshotCache) =>
  async <Id, State, Command, Event extends AnyEvent, Context>(
    { decider, toStream }: Aggregate<Id, State, Command, Event, string, Context>,
    id: Id,
  ): Promise<LoadedAggregate<State>> => {
    const { state, chain, commands } = await snapshots.refresh(toStream(id), decider);
    return { state: state as State, version: chain.version, hasCommand: (commandId) => commands.has(commandId) };
  };
