import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  type EventType,
  NO_STREAM,
  type ReadStreamOptions,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { checkAppendArguments } from '../adapter/check-append-arguments.ts';
import { toRefusedAppendOutcome } from '../adapter/to-refused-append-outcome.ts';
import {
  type AppendOutcome,
  type EventStore,
  type EventToAppend,
  LogGapError,
  type StoredEvent,
  StoreUnavailableError,
} from '../port/event-store.ts';
import { withStoreTimeout } from '../port/with-store-timeout.ts';
import { appendUntilAnswered } from './append-until-answered.ts';
import { collectEvents } from './collect-events.ts';
import { parseEventStoreDbEvent, toEventStoreDbEvent, toKnownPosition } from './event-store-db-event.ts';
import { LogHeadReader } from './log-head-reader.ts';
import { refuseCutStream } from './refuse-cut-stream.ts';
import { SeenHashByStream } from './seen-hash-by-stream.ts';
import { subscribeToEventStoreDb } from './subscribe-to-event-store-db.ts';
import { toStoreError } from './to-store-error.ts';

/** The methods of the client that the store uses. */
export type EventStoreDbClient = Pick<
  EventStoreDBClient,
  'appendToStream' | 'readStream' | 'readAll' | 'subscribeToAll' | 'getStreamMetadata' | 'dispose'
>;

export interface EventStoreDbOptions {
  /** URL that begins with `esdb://`. */
  readonly url: string;
  /** Prefix of each stream's name, so that other programs can use the same server. */
  readonly prefix: string;
}

/**
 * Milliseconds that the server has to answer. Without a limit the client would wait for ever when the connection that
 * carries its appends ends without an error.
 */
const ANSWER_MS_MAX = 10_000;

/** Opens the log in EventStoreDB 23.10 or later. */
export const openEventStoreDb = ({ url, prefix }: EventStoreDbOptions): EventStore =>
  openEventStoreDbOverClient(EventStoreDBClient.connectionString(url), prefix);

/**
 * Opens the log over a client. The server itself answers a repeated append with its original outcome. It compares ids only
 * within a stream, and it writes a known id again if it comes with another expected version (a declared difference); the
 * command handler detects such a repeated command in the stream.
 */
export const openEventStoreDbOverClient = (
  client: EventStoreDbClient,
  prefix: string,
  answerMsMax = ANSWER_MS_MAX,
): EventStore => {
  const closing = new AbortController();
  const headReader = new LogHeadReader(client, prefix);
  const seenHashes = new SeenHashByStream();
  const toFault = (error: unknown): unknown => {
    const fault = toStoreError(error);
    if (fault instanceof StoreUnavailableError) seenHashes.onConnectionLost();
    return fault;
  };
  const refuseWhenClosed = (): void => {
    if (closing.signal.aborted) throw new StoreUnavailableError('The event store is closed.');
  };

  const requireAnswer = <T>(work: Promise<T>): Promise<T> =>
    withStoreTimeout(work, answerMsMax, `EventStoreDB did not answer within ${answerMsMax / 1_000} s.`);

  const read = async (stream: string, options: ReadStreamOptions): Promise<StoredEvent[]> => {
    const { connection } = seenHashes;
    const source = client.readStream<EventType>(prefix + stream, options);
    try {
      const events = await requireAnswer(collectEvents(source));
      const own = events.flatMap((event) => parseEventStoreDbEvent(event, prefix) ?? []);
      headReader.note(own.at(-1)?.position ?? 0n);
      seenHashes.note(connection, stream, own.at(-1)?.hash);
      return own;
    } catch (error) {
      // A deleted stream is refused by its metadata.
      if (error instanceof StreamNotFoundError || error instanceof StreamDeletedError) return [];
      source.cancel().catch(() => undefined);
      throw toFault(error);
    }
  };

  /** Finds out whether the append was refused because it was already written. */
  const judgeConflict = async (
    stream: string,
    events: readonly EventToAppend[],
    version: number,
    current: number,
  ): Promise<AppendOutcome> => {
    const none: StoredEvent[] = [];
    const stored =
      current > version ? await read(stream, { fromRevision: BigInt(version), maxCount: events.length }) : none;
    const known = events.map(({ id }) => stored.find((event) => event.id === id));
    return toRefusedAppendOutcome({ stream, events, version, current }, known);
  };

  /**
   * Whether the stream's event at a version has another hash than `lastHash`. The server compares only versions, and a read
   * before each append would halve the rate of appends, so the event is read only if this connection has not seen it yet.
   */
  const isAfterAnother = async (stream: string, version: number, lastHash: string | null): Promise<boolean> => {
    if (lastHash === null || version === 0 || seenHashes.has(stream, lastHash)) return false;
    const [last] = await read(stream, { fromRevision: BigInt(version - 1), maxCount: 1 });
    return last !== undefined && last.hash !== lastHash;
  };

  return {
    canCutStreams: true,
    async append(stream, events, expected, lastHash = null): Promise<AppendOutcome> {
      refuseWhenClosed();
      const before = checkAppendArguments(stream, events, expected);
      if (await isAfterAnother(stream, before, lastHash)) {
        const [last] = await read(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
        return { status: 'conflict', version: last?.version ?? 0 };
      }
      const { connection } = seenHashes;
      const data = events.map((event, index) => toEventStoreDbEvent(event, prefix, events.length - 1 - index));
      const expectedRevision = before === 0 ? NO_STREAM : BigInt(before - 1);
      try {
        const answer = await appendUntilAnswered(async () => {
          // The server to which the client has reconnected may hold another log, so the caller must check that first.
          if (connection !== seenHashes.connection)
            throw new StoreUnavailableError('The connection to EventStoreDB was lost during an append.');
          return client.appendToStream(prefix + stream, data, { expectedRevision });
        }, answerMsMax);
        const version = Number(answer.nextExpectedRevision) + 1;
        if (version !== before + events.length) {
          throw new LogGapError(
            `Stream ${stream} was deleted on the server: its version ${before} is followed by ${version}.`,
          );
        }
        const position = toKnownPosition(answer.position) ?? 0n;
        headReader.note(position);
        seenHashes.note(connection, stream, events.at(-1)?.hash);
        return { status: 'appended', version, position };
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError)) throw toFault(error);
        const current = error.actualVersion;
        return judgeConflict(stream, events, before, typeof current === 'bigint' ? Number(current) + 1 : 0);
      }
    },
    async read(stream, fromVersion = 1, maxCount = Number.MAX_SAFE_INTEGER) {
      refuseWhenClosed();
      const from = Math.max(1, fromVersion);
      const events = await read(stream, { fromRevision: BigInt(from - 1), maxCount });
      if (maxCount > 0) await requireAnswer(refuseCutStream(client, prefix + stream, from, events));
      return events;
    },
    async *subscribe(after, signal) {
      refuseWhenClosed();
      const source = {
        client,
        prefix,
        onEvent: (position: bigint) => headReader.note(position),
        onLost: () => seenHashes.onConnectionLost(),
      };
      yield* subscribeToEventStoreDb(source, after, AbortSignal.any([signal, closing.signal]));
      if (!signal.aborted) refuseWhenClosed();
    },
    /** The server always sends events whole. */
    subscribeToHeaders(after, signal) {
      return this.subscribe(after, signal);
    },
    async head() {
      refuseWhenClosed();
      try {
        return await requireAnswer(headReader.find());
      } catch (error) {
        throw toStoreError(error);
      }
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await client.dispose();
    },
  };
};
