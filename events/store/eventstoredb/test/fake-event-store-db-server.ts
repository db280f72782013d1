/**
 * A fake EventStoreDB server for tests, because most machines have no real one. It behaves as measured on 23.10.6 and
 * 23.10.8: revisions from 0, positions as byte offsets, repeated appends, filtered checkpoints, the size limit of an append.
 * It answers an append, and returns its events, once they are indexed. It drops a retry that comes earlier and reports that
 * only seconds later. It remembers each id with the first stream that had it, so it refuses a retry in another stream until
 * its events are indexed. A stream that was cut (truncateBefore) begins later, while the whole log still has its events. The
 * same cases run on a real server where one is reachable.
 */
import { Readable, Transform } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  type AppendExpectedRevision,
  DeadlineExceededError,
  type EventData,
  type Filter,
  MaxAppendSizeExceededError,
  StreamNotFoundError,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { EventStoreDbClient } from '../event-store-db.ts';

interface Kept {
  readonly stream: string;
  readonly revision: number;
  readonly commit: bigint;
  readonly event: EventData;
  readonly data: Buffer;
  readonly metadata: string;
}

/** Milliseconds until an append is indexed, and until the server reports that it dropped a repeated append. */
const INDEXED_AFTER_MS = 5;
const DEADLINE_MS = 2_000;
/** Size limit of one append, in bytes. */
const MAX_APPEND_SIZE = 1_048_576;

const textOf = (metadata: EventData['metadata']): string =>
  metadata instanceof Uint8Array ? Buffer.from(metadata).toString('utf8') : JSON.stringify(metadata ?? {});
const bytesOf = (json: unknown): number => Buffer.byteLength(JSON.stringify(json ?? {}));
const sizeOf = ({ data, metadata }: EventData): number =>
  (data instanceof Uint8Array ? data.length : bytesOf(data)) + Buffer.byteLength(textOf(metadata));

/** The real server's checkpoint interval 10 × its search window 32. */
const FILTERED_OUT_UNTIL_CHECKPOINT = 320;

const resolved = ({ stream, revision, commit, event, data, metadata }: Kept) => ({
  event: {
    streamId: stream,
    id: event.id,
    type: event.type,
    revision: BigInt(revision),
    isJson: event.contentType === 'application/json',
    data: event.contentType === 'application/json' ? JSON.parse(data.toString('utf8')) : new Uint8Array(data),
    metadata: JSON.parse(metadata),
    created: new Date(0),
    position: { commit, prepare: commit },
  },
  commitPosition: commit,
});

type Said = Kept | 'caught-up' | { readonly checkpoint: bigint };

/** Like the client's subscription, it reports notices of the server while earlier events may still be in its buffer. */
class FakeSubscription extends Transform {
  readonly #filter: Filter | undefined;
  constructor(filter: Filter | undefined) {
    super({ objectMode: true });
    this.#filter = filter;
  }
  override async _transform(said: Said, _encoding: string, next: (error?: Error | null, value?: unknown) => void) {
    if (said === 'caught-up') this.emit('caughtUp');
    else if ('checkpoint' in said) {
      await this.#filter?.checkpointReached?.(this as never, { commit: said.checkpoint, prepare: said.checkpoint });
    } else return next(null, resolved(said));
    next();
  }
  async unsubscribe(): Promise<void> {
    await setImmediate();
    this.destroy();
  }
}

export const createFakeEventStoreDbServer = () => {
  const log: Kept[] = [];
  const unindexed = new Set<Kept>();
  /** Whether subscriptions deliver each event twice, as after a change of the leader. */
  let isRepeating = false;
  const deliver = (subscription: FakeSubscription, kept: Kept): void => {
    subscription.write(kept);
    if (isRepeating) subscription.write(kept);
  };
  /** The first revision that each cut stream has left. */
  const cuts = new Map<string, number>();
  const subscriptions = new Map<FakeSubscription, string[]>();

  const append = (stream: string, events: readonly EventData[], expected: AppendExpectedRevision) => {
    const stored = log.filter((kept) => kept.stream === stream);
    if (events.reduce((size, event) => size + sizeOf(event), 0) > MAX_APPEND_SIZE) {
      throw MaxAppendSizeExceededError.fromMaxAppendSize(MAX_APPEND_SIZE);
    }
    const current = stored.length - 1;
    const before = typeof expected === 'bigint' ? Number(expected) : -1;
    if (before !== current) {
      const repeated = events.map((event, index) => (stored[before + 1 + index]?.event.id === event.id ? 1 : 0));
      const first = stored[before + 1];
      const isRemembered = log.find(({ event }) => event.id === first?.event.id)?.stream === stream;
      if (first && repeated.every(Boolean) && (isRemembered || !unindexed.has(first))) {
        return unindexed.has(first) ? 'dropped' : (stored[before + events.length] ?? first);
      }
      const actual = current < 0 ? 'no_stream' : BigInt(current);
      throw new WrongExpectedVersionError(undefined, { streamName: stream, expected, current: actual });
    }
    const kept = events.map((event, index): Kept => {
      const data = event.contentType === 'application/json' ? JSON.stringify(event.data) : (event.data as Uint8Array);
      const bytes = Buffer.from(data as string);
      const commit = (log.at(-1)?.commit ?? 600n) + BigInt(100 + bytes.length + index);
      const one = {
        stream,
        revision: before + 1 + index,
        commit,
        event,
        data: bytes,
        metadata: textOf(event.metadata),
      };
      log.push(one);
      return one;
    });
    for (const [subscription, prefixes] of subscriptions)
      if (prefixes.some((prefix) => stream.startsWith(prefix))) for (const one of kept) deliver(subscription, one);
    for (const one of kept) unindexed.add(one);
    void setTimeout(INDEXED_AFTER_MS, undefined, { ref: false }).then(() => {
      for (const one of kept) unindexed.delete(one);
    });
    return kept.at(-1) as Kept;
  };

  const connect = (): EventStoreDbClient => ({
    appendToStream: async (stream, events, { expectedRevision = 'any' } = {}) => {
      await setImmediate();
      const last = append(stream, [events].flat() as EventData[], expectedRevision);
      if (last === 'dropped') {
        await setTimeout(DEADLINE_MS, undefined, { ref: false });
        throw new DeadlineExceededError({ code: 4, metadata: new Map(), message: 'Timeout' } as never);
      }
      while (unindexed.has(last)) await setTimeout(1);
      const position = { commit: last.commit, prepare: last.commit };
      return { success: true, nextExpectedRevision: BigInt(last.revision), position };
    },
    readAll: (({ fromPosition = 'end', maxCount = 0, direction = 'forwards' } = {}) =>
      Readable.from(
        (async function* () {
          await setImmediate();
          const from = fromPosition as 'end' | { readonly commit: bigint };
          if (from !== 'end' && !log.some(({ commit }) => commit === from.commit))
            throw new UnknownError({
              code: 2,
              metadata: new Map(),
              message: 'Unexpected ReadAllResult: Error',
            } as never);
          const found =
            direction === 'forwards'
              ? log.filter(({ commit }) => from !== 'end' && commit >= from.commit)
              : log.filter(({ commit }) => from === 'end' || commit < from.commit).toReversed();
          for (const kept of found.slice(0, Number(maxCount))) yield resolved(kept);
        })(),
      )) as unknown as EventStoreDbClient['readAll'],
    readStream: ((stream: string, { fromRevision = 0n, maxCount = 0, direction = 'forwards' } = {}) =>
      Readable.from(
        (async function* () {
          await setImmediate();
          const stored = log.filter((kept) => kept.stream === stream && !unindexed.has(kept));
          const cut = cuts.get(stream) ?? 0;
          if (stored.length === 0 || cut === Number.POSITIVE_INFINITY) throw new StreamNotFoundError(undefined, stream);
          const from = String(fromRevision) === 'end' ? Number.POSITIVE_INFINITY : Number(fromRevision);
          const left = stored.filter(({ revision }) => revision >= cut);
          const found =
            direction === 'backwards'
              ? left.filter(({ revision }) => revision <= from).toReversed()
              : left.filter(({ revision }) => revision >= from);
          for (const kept of found.slice(0, Number(maxCount))) yield resolved(kept);
        })(),
      )) as unknown as EventStoreDbClient['readStream'],
    subscribeToAll: ({ fromPosition = 'start', filter } = {}) => {
      const subscription = new FakeSubscription(filter);
      const prefixes = filter && 'prefixes' in filter ? filter.prefixes : [''];
      const after = typeof fromPosition === 'object' ? fromPosition.commit : 0n;
      subscription.on('close', () => subscriptions.delete(subscription));
      void setImmediate().then(() => {
        let filteredOut = 0;
        for (const kept of log.filter(({ commit }) => commit > after)) {
          if (prefixes.some((prefix) => kept.stream.startsWith(prefix))) deliver(subscription, kept);
          else if (++filteredOut % FILTERED_OUT_UNTIL_CHECKPOINT === 0) subscription.write({ checkpoint: kept.commit });
        }
        subscription.write('caught-up');
        subscriptions.set(subscription, prefixes);
      });
      return subscription as unknown as ReturnType<EventStoreDbClient['subscribeToAll']>;
    },
    getStreamMetadata: (async (stream: string) => {
      await setImmediate();
      const truncateBefore = cuts.get(stream);
      return { streamName: stream, metadata: truncateBefore === undefined ? undefined : { truncateBefore } };
    }) as unknown as EventStoreDbClient['getStreamMetadata'],
    dispose: async () => undefined,
  });
  /** Sets the metadata of a stream so that it begins at a revision; a soft delete has the revision Infinity. */
  const cut = (stream: string, before: number): void => void cuts.set(stream, before);
  /** Replaces the server by one with an older copy of the log, which holds only the first `events` events. */
  const restore = (events: number): void => {
    log.length = events;
    for (const subscription of subscriptions.keys()) {
      subscription.destroy(
        new UnavailableError({ code: 14, metadata: new Map(), message: 'Connection dropped' } as never),
      );
    }
  };
  const repeatEvents = (): void => {
    isRepeating = true;
  };
  return Object.assign(connect, { restore, cut, repeatEvents });
};
