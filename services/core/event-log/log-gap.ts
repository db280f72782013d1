/**
 * A gap in the log does not stop the program, since everything read before it is valid. Subscriptions wait at the gap, the
 * operator gets one alarm, and health reports the gap until it is repaired.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type CaughtUpMark, type EventBatch, type EventStore, LogGapError } from '#events/store/port/event-store.ts';

/** Milliseconds between attempts to read on at a gap. */
const RETRY_MS = 5_000;

/** Says whether the log has a gap: an event that cannot be read, so that nothing after it can be read either. */
export interface LogGap {
  /** Describes the gap beyond which the log cannot be read; undefined while there is none. */
  message(): string | undefined;
  /** Describes a stream that lost its first events, so that no command can use it; undefined while none is known. */
  cutStream(): string | undefined;
  /** Resolves when the first gap is found. */
  readonly found: Promise<void>;
}

interface Log {
  error(fields: object, text: string): void;
  info(fields: object, text: string): void;
}

/** Wraps a store so that subscriptions wait at a gap instead of failing. Subscriptions with the source `stored` still fail. */
export const waitAtGaps = (store: EventStore, log: Log, retryMs = RETRY_MS): { store: EventStore; gap: LogGap } => {
  let message: string | undefined;
  /** Streams that were found to be cut, with the gap of each. */
  const cut = new Map<string, string>();
  const { promise: found, resolve } = Promise.withResolvers<void>();

  const onGap = (error: LogGapError) => {
    resolve();
    if (message === undefined) {
      log.error(
        { fault: 'log-gap', gap: error.message },
        'the log has a gap: screens show only what was recorded before it',
      );
    }
    message = error.message;
  };
  const read: EventStore['read'] = async (stream, ...range) => {
    try {
      const events = await store.read(stream, ...range);
      if (cut.delete(stream)) log.info({ stream }, 'a stream that was cut is whole again');
      return events;
    } catch (error) {
      if (error instanceof LogGapError && cut.get(stream) !== error.message) {
        cut.set(stream, error.message);
        log.error({ fault: 'log-gap', gap: error.message }, 'a stream of the log was cut: nothing is written to it');
      }
      throw error;
    }
  };
  const onReadOn = () => {
    if (message !== undefined) log.info({ gap: message }, 'the gap in the log is repaired');
    message = undefined;
  };

  async function* subscribe(after: bigint, signal: AbortSignal): AsyncGenerator<EventBatch | CaughtUpMark> {
    let position = after;
    let waited = false;
    while (!signal.aborted) {
      try {
        for await (const item of store.subscribe(position, signal)) {
          // An earlier item may come from before the gap, or be a batch without events.
          if (waited && item.kind === 'caught-up') {
            onReadOn();
            waited = false;
          }
          position = item.position;
          yield item;
        }
        return;
      } catch (error) {
        if (!(error instanceof LogGapError)) throw error;
        onGap(error);
        waited = true;
        await sleep(retryMs, undefined, { signal }).catch(() => {});
      }
    }
  }

  const waiting: EventStore = {
    ...store,
    read,
    subscribe: (after, signal, source) =>
      source === 'stored' ? store.subscribe(after, signal, source) : subscribe(after, signal),
    // Not the method of this object, which would wait: code that checks the log must notice a gap.
    subscribeToHeaders: (after, signal) => store.subscribeToHeaders(after, signal),
  };
  return { store: waiting, gap: { message: () => message, cutStream: () => cut.values().next().value, found } };
};

/** Returns the store unchanged: its subscriptions fail at a gap. */
export const failAtGaps = (store: EventStore): { store: EventStore; gap: LogGap } => ({
  store,
  gap: { message: () => undefined, cutStream: () => undefined, found: new Promise(() => {}) },
});
