/**
 * The event-store port. A store keeps texts; only `events/record` knows what they mean (seals, hashes, schemas). There
 * are three adapters: PostgreSQL, EventStoreDB, and one in memory for tests. `store/test/store-contract.ts` tests all.
 */

/** The version that a stream must have, or `no-stream` if it must not exist. There is no “any”. */
export type ExpectedVersion = number | 'no-stream';

/** One event to write. Stores return its texts byte for byte. */
export interface EventToAppend {
  /** UUID. No id is stored twice. */
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** UTC instant in ISO 8601 with milliseconds. */
  readonly recordedAt: string;
  /** JSON text. */
  readonly metadata: string;
  /** JSON text with its personal texts sealed. */
  readonly data: string;
  /** SHA-256 over the previous event's hash and all fields above, in hexadecimal. */
  readonly hash: string;
}

declare const opaque: unique symbol;
/**
 * A JSON text as the log holds it, perhaps of an older schema version and with sealed values. It is not a `string`, so
 * that only `events/record` can read it; all other code gets events that were upcast and validated.
 */
export interface StoredText {
  readonly length: number;
  readonly [opaque]: 'stored text';
}

export interface StoredEvent extends Omit<EventToAppend, 'metadata' | 'data'> {
  readonly metadata: StoredText;
  readonly data: StoredText;
  readonly stream: string;
  /** Starts at 1 for the first event of a stream and has no gaps. */
  readonly version: number;
  /**
   * Orders the whole log. It is opaque and differs between adapters. 0n when one stream was read and the store gives no
   * positions for that.
   */
  readonly position: bigint;
}

/** What orders an event in the log and proves its content, without the content. */
export type EventHeader = Pick<StoredEvent, 'position' | 'stream' | 'version' | 'id' | 'hash'>;

export type AppendOutcome =
  /** Version and position of the last event. A retry with the same ids and expected version gets the same outcome. */
  | { readonly status: 'appended'; readonly version: number; readonly position: bigint }
  /** The stream does not have the expected version. `version` is its current version, 0 for no stream. */
  | { readonly status: 'conflict'; readonly version: number }
  /**
   * An event id is already stored with other content, or elsewhere in the log. EventStoreDB detects only the first case
   * (a declared difference); the command handler looks for its command in the stream anyway.
   */
  | { readonly status: 'id-taken' };

/**
 * Events in log order. A batch holds all events of an append or none, so that a consumer that writes a batch in one
 * transaction never shows half an append. `position` is how far the log has been read, which is beyond the last event if
 * events of others were filtered out.
 */
export interface EventBatch<Event = StoredEvent> {
  readonly kind: 'batch';
  readonly events: readonly Event[];
  readonly position: bigint;
}
/** Says that the subscription has yielded all events that were appended so far. */
export interface CaughtUpMark {
  readonly kind: 'caught-up';
  readonly position: bigint;
}

/**
 * Where a subscription takes events from: `any` may return events that this process appended from its memory; `stored`
 * reads every event from the storage, for code that checks the log.
 */
export type SubscriptionSource = 'any' | 'stored';

export interface EventStore {
  /**
   * True if a stream can lose its first events while the whole log still yields them, until the server reclaims their space.
   * Code that checks the log then reads the first event of each stream too.
   */
  readonly canCutStreams?: boolean;
  /**
   * Appends all events or none. Throws StoreUnavailableError when the outcome is unknown; the caller may then retry
   * with the same arguments. `lastHash` is the hash of the event at the expected version. A log that was restored from
   * an older backup may hold another event there, which is a conflict.
   */
  append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedVersion,
    lastHash?: string | null,
  ): Promise<AppendOutcome>;
  /**
   * The stream's events from a version on, in order, at most `maxCount`; empty when there is no such stream. Throws
   * StoreUnavailableError, and LogGapError if the server no longer has the events from that version on.
   */
  read(stream: string, fromVersion?: number, maxCount?: number): Promise<StoredEvent[]>;
  /**
   * All events after a position, then new ones, until aborted. Throws PositionAheadOfLogError, LogGapError,
   * StoreUnavailableError.
   */
  subscribe(after: bigint, signal: AbortSignal, source?: SubscriptionSource): AsyncIterable<EventBatch | CaughtUpMark>;
  /** Like `subscribe` from the storage, for code that needs no texts; a store may then read much less. */
  subscribeToHeaders(after: bigint, signal: AbortSignal): AsyncIterable<EventBatch<EventHeader> | CaughtUpMark>;
  /**
   * The events of some kinds of streams from the storage, up to a position. The kind is the part of a stream's name before the
   * first hyphen. Only a store that can leave out the others cheaply has it. Throws LogGapError if an event of any stream is
   * missing, and StoreUnavailableError.
   */
  readStreamKinds?(kinds: readonly string[], upTo: bigint, signal: AbortSignal): AsyncIterable<EventBatch>;
  /** Position of the last event, 0n for an empty log. Throws StoreUnavailableError. */
  head(): Promise<bigint>;
  close(): Promise<void>;
}

/** The store did not answer or failed. The requested operation may or may not have happened. */
export class StoreUnavailableError extends Error {
  override readonly name: string = 'StoreUnavailableError';
}

/**
 * The log lacks events that the centre's database knows: it was emptied, exchanged or restored from an older backup. Nothing
 * was read or written. The message says what is missing.
 */
export class LogLostError extends StoreUnavailableError {
  override readonly name = 'LogLostError';
}

/** The log was moved to another event store, where its events have other positions: read on from the own checkpoint. */
export class LogMovedError extends StoreUnavailableError {
  override readonly name = 'LogMovedError';
}

/** Whether this fault was reported once already, so that code that repeats its work does not log it again. */
export const isReportedFault = (error: unknown): boolean =>
  error instanceof LogLostError || error instanceof LogMovedError;

/** The log ends before the requested position or has no event there: it is another log, or an older copy was restored. */
export class PositionAheadOfLogError extends Error {
  override readonly name = 'PositionAheadOfLogError';
}

/** A subscription received a position or a stream version that does not follow the previous one. */
export class LogGapError extends Error {
  override readonly name = 'LogGapError';
}

/** The log into which another one should be imported holds other events. */
export class LogNotEmptyError extends Error {
  override readonly name = 'LogNotEmptyError';
}
