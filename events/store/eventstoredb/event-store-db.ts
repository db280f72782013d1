import {
  BACKWARDS,
  EventStoreDBClient,
  type EventType,
  NO_STREAM,
  type ReadStreamOptions,
  type ResolvedEvent,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { checkAppend } from '../check-append.ts';
import { type AppendOutcome, type EventStore, type StoredEvent, StoreUnavailable } from '../event-store.ts';
import { inTime } from '../in-time.ts';
import { storeError } from './errors.ts';
import { fromEventStore, knownPosition, toEventStore } from './event-texts.ts';
import { subscription } from './subscription.ts';

/** The part of the client that the store uses. */
export type Client = Pick<EventStoreDBClient, 'appendToStream' | 'readStream' | 'subscribeToAll' | 'dispose'>;

export interface EventStoreDbOptions {
  /** `esdb://…` */
  readonly url: string;
  /** Stands before each stream's name, so that others may use the same server. */
  readonly prefix: string;
}

/**
 * Milliseconds within which the server has answered. The client waits for ever where the stream that carries its appends
 * ends without an error.
 */
const ANSWER_MS_MAX = 10_000;

/** The log in EventStoreDB 23.10 or later. */
export const eventStoreDb = ({ url, prefix }: EventStoreDbOptions): EventStore =>
  storeOver(EventStoreDBClient.connectionString(url), prefix);

/**
 * An append repeated with its original expected version is answered by the server as then. It does not compare what
 * stands in the events, and knows ids within the stream alone: that an id was used for something else, the command
 * handler finds (a declared difference).
 */
export const storeOver = (client: Client, prefix: string, answerMsMax = ANSWER_MS_MAX): EventStore => {
  const closing = new AbortController();
  const refuseWhenClosed = (): void => {
    if (closing.signal.aborted) throw new StoreUnavailable('The event store is closed.');
  };

  const answered = <T>(work: Promise<T>): Promise<T> =>
    inTime(work, answerMsMax, `EventStoreDB did not answer within ${answerMsMax / 1_000} s.`);

  const read = async (stream: string, options: ReadStreamOptions): Promise<StoredEvent[]> => {
    const source = client.readStream<EventType>(prefix + stream, options);
    try {
      return await answered(eventsOf(source, prefix));
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      source.cancel().catch(() => undefined);
      throw storeError(error);
    }
  };

  /** With the version that the stream has now, the server would write ids again that it holds already. */
  const standsBefore = async (stream: string, ids: ReadonlySet<string>, version: number): Promise<boolean> => {
    if (version === 0) return false;
    const fromRevision = BigInt(version - 1);
    const last = await read(stream, { direction: BACKWARDS, fromRevision, maxCount: ids.size });
    return last.some((event) => ids.has(event.id));
  };

  const positionOf = async (stream: string, version: number): Promise<bigint> => {
    const [event] = await read(stream, { fromRevision: BigInt(version - 1), maxCount: 1 });
    if (!event) throw new StoreUnavailable(`EventStoreDB does not show version ${version} of ${stream} yet.`);
    return event.position;
  };

  return {
    comparesContent: false,
    async append(stream, events, expected): Promise<AppendOutcome> {
      refuseWhenClosed();
      const before = checkAppend(stream, events, expected);
      const version = before + events.length;
      const data = events.map(toEventStore);
      if (await standsBefore(stream, new Set(events.map((event) => event.id)), before)) return { status: 'id-taken' };
      try {
        const expectedRevision = before === 0 ? NO_STREAM : BigInt(before - 1);
        const answer = await answered(client.appendToStream(prefix + stream, data, { expectedRevision }));
        const told = knownPosition(answer.position) ?? 0n;
        // of several events the answer may tell the first one's position
        const position = events.length === 1 && told > 0n ? told : await positionOf(stream, version);
        return { status: 'appended', version, position: position || told };
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError)) throw storeError(error);
        const current = error.actualVersion;
        return { status: 'conflict', version: typeof current === 'bigint' ? Number(current) + 1 : 0 };
      }
    },
    async read(stream, fromVersion = 1) {
      refuseWhenClosed();
      const fromRevision = BigInt(Math.max(0, fromVersion - 1));
      return read(stream, { fromRevision, maxCount: Number.MAX_SAFE_INTEGER });
    },
    async *subscribe(after, signal) {
      refuseWhenClosed();
      yield* subscription(client, prefix, after, AbortSignal.any([signal, closing.signal]));
      if (!signal.aborted) refuseWhenClosed();
    },
    async head() {
      refuseWhenClosed();
      return undefined;
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await client.dispose();
    },
  };
};

const eventsOf = async (source: AsyncIterable<ResolvedEvent>, prefix: string): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const { event } of source) if (event) events.push(fromEventStore(event, prefix));
  return events;
};
