/**
 * What this process last knew of the streams it wrote to, so that a command reads only what came since. It may be old:
 * whoever decides by it appends with its version, and the store refuses what is not the newest.
 */
import type { Decider } from '#events/decider/decider.ts';
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { type ChainHead, createChainHead } from '#events/record/chain.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { readEvents } from '#events/record/read-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import type { AnyEvent } from './command-request.ts';
import { retryUnavailable } from './retry-unavailable.ts';

const SNAPSHOT_BYTES_MAX = 64 * 1024 * 1024;
/** Bytes that an event adds to a snapshot beside what its texts hold: its command's id, and objects. */
const EVENT_BYTES = 300;

// biome-ignore lint/suspicious/noExplicitAny: streams of every kind pass through here
export type AnyDecider = Decider<any, any, any, string>;

export interface AggregateSnapshot {
  readonly state: unknown;
  readonly chain: ChainHead;
  readonly last: RecordedEvent | undefined;
  /** Command id to the version of the last event it wrote. */
  readonly commands: Map<string, number>;
  /** An estimate of the memory that it takes, by the texts of its events. */
  readonly bytes: number;
}

/** An estimate of the memory that events take once they are folded. */
export const estimateBytes = (stored: readonly StoredEvent[]): number =>
  stored.reduce((sum, { data, metadata }) => sum + data.length + metadata.length + EVENT_BYTES, 0);

const emptySnapshot = (stream: string, decider: AnyDecider): AggregateSnapshot => ({
  state: decider.initial,
  chain: createChainHead(stream),
  last: undefined,
  commands: new Map(),
  bytes: 0,
});

/** The view after more events of its stream, which take `bytes`. */
export const advanceSnapshot = (
  view: AggregateSnapshot,
  events: readonly RecordedEvent[],
  decider: AnyDecider,
  bytes: number,
): AggregateSnapshot => {
  const last = events.at(-1);
  if (last === undefined) return view;
  // shared with the view before, which nobody keeps: a copy for each command would grow with the stream
  const { commands } = view;
  for (const { metadata, version } of events) commands.set(metadata.commandId, version);
  return {
    state: events.reduce((state, event) => decider.evolve(state, event), view.state),
    chain: { version: last.version, hash: last.hash },
    last,
    commands,
    bytes: view.bytes + bytes,
  };
};

/** Snapshots of streams up to a number of bytes; those that were used longest ago are dropped first. */
export const createSnapshotCache = (store: EventStore, keys: KeyRing, bytesMax = SNAPSHOT_BYTES_MAX) => {
  let bytesKept = 0;
  const kept = new Map<string, { view: AggregateSnapshot; decider: AnyDecider }>();
  const known = (stream: string, decider: AnyDecider): AggregateSnapshot | undefined => {
    const entry = kept.get(stream);
    return entry?.decider === decider ? entry.view : undefined;
  };
  const drop = (stream: string): void => {
    bytesKept -= kept.get(stream)?.view.bytes ?? 0;
    kept.delete(stream);
  };
  const keep = (stream: string, decider: AnyDecider, view: AggregateSnapshot): AggregateSnapshot => {
    drop(stream);
    // a stream that does not exist is not kept: anybody can make ids up
    if (view.chain.version === 0) return view;
    kept.set(stream, { view, decider });
    bytesKept += view.bytes;
    for (const oldest of kept.keys()) {
      if (bytesKept <= bytesMax) break;
      drop(oldest);
    }
    return view;
  };
  const readFrom = (stream: string, version: number): Promise<StoredEvent[]> =>
    retryUnavailable(() => store.read(stream, version));
  const advance = async (
    stream: string,
    decider: AnyDecider,
    before: AggregateSnapshot,
    stored: readonly StoredEvent[],
  ): Promise<AggregateSnapshot> => {
    const events = await readEvents(stored, keys, { after: before.chain });
    return keep(stream, decider, advanceSnapshot(before, events, decider, estimateBytes(stored)));
  };
  return {
    known,
    keep,
    /** What is kept now. */
    get size() {
      return { streams: kept.size, bytes: bytesKept };
    },
    /**
     * The stream as the store has it now: the snapshot and what came since. The last event of the snapshot is read again,
     * to see whether the log still holds it. Throws RecordFault, StoreUnavailable.
     */
    async refresh(stream: string, decider: AnyDecider): Promise<AggregateSnapshot> {
      const snapshot = known(stream, decider);
      if (snapshot === undefined)
        return advance(stream, decider, emptySnapshot(stream, decider), await readFrom(stream, 1));
      const [last, ...newer] = await readFrom(stream, snapshot.chain.version);
      if (last?.hash === snapshot.chain.hash) return advance(stream, decider, snapshot, newer);
      // The log was restored from an older backup, so it holds another event there, or none.
      drop(stream);
      return advance(stream, decider, emptySnapshot(stream, decider), await readFrom(stream, 1));
    },
    /** The stream as it was at a version, with the events of the command that wrote that version. */
    async at(stream: string, decider: AnyDecider, version: number) {
      const stored = await retryUnavailable(() => store.read(stream, 1, version));
      const events = await readEvents(stored, keys);
      return { view: advanceSnapshot(emptySnapshot(stream, decider), events, decider, 0), events };
    },
  };
};

export type SnapshotCache = ReturnType<typeof createSnapshotCache>;

/** A stream as it stands, for whoever decides by more than the stream that the command is given to. */
export interface LoadedAggregate<State> {
  readonly state: State;
  readonly version: number;
  /** Whether the stream holds what a command wrote. */
  holds(commandId: string): boolean;
}

/** A function that folds a stream from the store, by what is known of it. Throws RecordFault, StoreUnavailable. */
export const createAggregateLoader =
  (views: SnapshotCache) =>
  async <State, Command, Event extends AnyEvent>(
    stream: string,
    decider: Decider<State, Command, Event, string>,
  ): Promise<LoadedAggregate<State>> => {
    const { state, chain, commands } = await views.refresh(stream, decider);
    return { state: state as State, version: chain.version, holds: (commandId) => commands.has(commandId) };
  };
