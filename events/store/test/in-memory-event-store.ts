import { checkAppendArguments } from '../adapter/check-append-arguments.ts';
import { createSignal } from '../adapter/signal.ts';
import { toRefusedAppendOutcome } from '../adapter/to-refused-append-outcome.ts';
import { trimPartialAppend } from '../adapter/trim-partial-append.ts';
import {
  type AppendOutcome,
  type EventStore,
  type EventToAppend,
  PositionAheadOfLogError,
  type StoredEvent,
  StoreUnavailableError,
} from '../port/event-store.ts';
import { toStoredEvent } from '../port/stored-text.ts';

const BATCH = 1024;

/** A log in the memory of this process, for tests. It gives the same outcomes as the PostgreSQL adapter. */
export const createInMemoryEventStore = (): EventStore => {
  const log: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const byId = new Map<string, StoredEvent>();
  const arrivals = createSignal();
  const closing = new AbortController();

  const refuseWhenClosed = (): void => {
    if (closing.signal.aborted) throw new StoreUnavailableError('The event store is closed.');
  };

  const write = (stream: string, events: readonly EventToAppend[], version: number): void => {
    const stored = streams.get(stream) ?? [];
    streams.set(stream, stored);
    events.forEach(({ id, type, schemaVersion, recordedAt, metadata, data, hash }, index) => {
      const texts = { id, type, schemaVersion, recordedAt, metadata, data, hash };
      const at = { stream, version: version + index + 1, position: BigInt(log.length + 1) };
      const event = toStoredEvent({ ...texts, ...at });
      log.push(event);
      stored.push(event);
      byId.set(id, event);
    });
    arrivals.notify();
  };

  return {
    async append(stream, events, expected, lastHash = null): Promise<AppendOutcome> {
      refuseWhenClosed();
      const version = checkAppendArguments(stream, events, expected);
      for (const { metadata, data } of events) for (const text of [metadata, data]) JSON.parse(text);
      const last = streams.get(stream)?.at(-1);
      const current = last?.version ?? 0;
      const isAfterAnother = last !== undefined && lastHash !== null && last.hash !== lastHash;
      const known = events.map((event) => byId.get(event.id));
      if (version !== current || isAfterAnother || known.some((event) => event !== undefined)) {
        return toRefusedAppendOutcome({ stream, events, version, current }, known);
      }
      write(stream, events, version);
      return { status: 'appended', version: version + events.length, position: BigInt(log.length) };
    },
    async read(stream, fromVersion = 1, maxCount = Number.POSITIVE_INFINITY) {
      refuseWhenClosed();
      const start = Math.max(0, fromVersion - 1);
      return (streams.get(stream) ?? []).slice(start, start + maxCount);
    },
    async *subscribe(after, signal) {
      refuseWhenClosed();
      if (after > log.length)
        throw new PositionAheadOfLogError(`The log ends at position ${log.length}, before ${after}.`);
      const ended = AbortSignal.any([signal, closing.signal]);
      let position = after;
      while (!ended.aborted) {
        const seen = arrivals.notifiedCount;
        const found = log.slice(Number(position), Number(position) + BATCH);
        const events = (found.length === BATCH && trimPartialAppend(found)) || found;
        position += BigInt(events.length);
        if (events.length > 0) yield { kind: 'batch', events, position };
        else {
          yield { kind: 'caught-up', position };
          await arrivals.waitForNext(seen, undefined, ended);
        }
      }
      if (!signal.aborted) refuseWhenClosed();
    },
    subscribeToHeaders(after, signal) {
      return this.subscribe(after, signal);
    },
    async head() {
      refuseWhenClosed();
      return BigInt(log.length);
    },
    async close() {
      closing.abort();
    },
  };
};
