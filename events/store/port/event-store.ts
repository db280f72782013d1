/**
 * The event-store port. A store keeps texts; what stands in them (sealing, hashes, schemas) is the business of
 * `events/record`. Three adapters: memory, Postgres, EventStoreDB; `contract.ts` is the one suite for all of them.
 */

/** The version a stream must have, or that it must not exist. There is no “any”. */
export type ExpectedVersion = number | 'no-stream';

/** One event as it is written. Texts are stored and read back byte for byte. */
export interface EventToAppend {
  /** UUID; the same id is never stored twice. */
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** UTC instant in ISO 8601 with milliseconds. */
  readonly recordedAt: string;
  /** JSON text. */
  readonly metadata: string;
  /** JSON text, personal fields sealed. */
  readonly data: string;
  /** SHA-256 over the previous hash and everything above, in hexadecimal. */
  readonly hash: string;
}

declare const opaque: unique symbol;
/**
 * A JSON text as the log holds it: perhaps of an older schema version, with sealed values. It is no `string`, so that only
 * `events/record` can read it; everybody else gets events that were upcast and validated.
 */
export interface StoredText {
  readonly length: number;
  readonly [opaque]: 'stored text';
}

export interface StoredEvent extends Omit<EventToAppend, 'metadata' | 'data'> {
  readonly metadata: StoredText;
  readonly data: StoredText;
  readonly stream: string;
  /** 1 for the first event of a stream, without gaps. */
  readonly version: number;
  /** Orders the whole log; opaque, different between adapters; 0n where one stream was read and the store tells none. */
  readonly position: bigint;
}

export type AppendOutcome =
  /** Version and position of the last event. The same ids with the same expected version answer the same again. */
  | { readonly status: 'appended'; readonly version: number; readonly position: bigint }
  /** The stream's version is not the expected one; `version` is the current one, 0 when there is no stream. */
  | { readonly status: 'conflict'; readonly version: number }
  /**
   * An event id is taken: by other content at the same version, or by an event elsewhere in the log. EventStoreDB finds
   * only the first of these (a declared difference); the command handler looks for its command in the stream anyway.
   */
  | { readonly status: 'id-taken' };

/**
 * Events in log order, of each append all or none, so that whoever writes a batch at once shows no half of an append.
 * `position` is how far the log has been read, beyond the last event where others were filtered.
 */
export interface EventBatch {
  readonly kind: 'batch';
  readonly events: readonly StoredEvent[];
  readonly position: bigint;
}
/** Everything appended before now has been yielded. */
export interface CaughtUpMark {
  readonly kind: 'caught-up';
  readonly position: bigint;
}

/**
 * Where a subscription finds events: `any` may give those that this process appended from its memory, `stored` reads each
 * from where it is stored, for those who check it.
 */
export type SubscriptionSource = 'any' | 'stored';

export interface EventStore {
  /**
   * Appends all events or none. Throws StoreUnavailable when the outcome is unknown: repeat with the same arguments.
   * `lastHash` is the hash of the event of the expected version: a log that was restored from an older backup may hold
   * another one there, which is a conflict.
   */
  append(
    stream: string,
    events: readonly EventToAppend[],
    expected: ExpectedVersion,
    lastHash?: string | null,
  ): Promise<AppendOutcome>;
  /**
   * The stream's events from a version on, in order, `maxCount` of them at most; empty when there is no such stream. Throws
   * StoreUnavailable.
   */
  read(stream: string, fromVersion?: number, maxCount?: number): Promise<StoredEvent[]>;
  /** Everything after a position, then what comes, until aborted. Throws PositionAhead, GapFound, StoreUnavailable. */
  subscribe(after: bigint, signal: AbortSignal, source?: SubscriptionSource): AsyncIterable<EventBatch | CaughtUpMark>;
  /** Position of the last event, 0n for an empty log. Throws StoreUnavailable. */
  head(): Promise<bigint>;
  close(): Promise<void>;
}

/** The store did not answer, or answered with a fault of its own: what was asked may or may not have happened. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The log ends before the position that was asked for, or has none like it: it is another log, or was an older copy. */
export class PositionAhead extends Error {
  override readonly name = 'PositionAhead';
}

/** A subscriber was given a position or stream version that does not follow the one before. */
export class GapFound extends Error {
  override readonly name = 'GapFound';
}
