import { setImmediate, setTimeout } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { createSignal } from '../adapter/signal.ts';
import {
  type CaughtUpMark,
  type EventBatch,
  PositionAheadOfLogError,
  type StoredEvent,
  StoreUnavailableError,
} from '../port/event-store.ts';
import { collectEvents } from './collect-events.ts';
import { isLastOfAppend, parseEventStoreDbEvent } from './event-store-db-event.ts';
import { createGapCheck } from './gap-check.ts';
import { readServerHead } from './log-head-reader.ts';
import { openServerSubscription } from './open-server-subscription.ts';
import { toStoreError } from './to-store-error.ts';

const BATCH = 1024;
/** How many events may wait for the consumer before the subscription is paused. */
const QUEUE_LENGTH_MAX = 4096;
const CATCHING_UP_MS = 5;
/** Without events, the subscription repeats its caught-up mark at this interval, so that the consumer can do other work. */
const IDLE_MS = 500;
/** While catching up, the subscription pauses this often to fill a batch, because consumers work batch by batch. */
const PAUSES_FOR_BATCH = 4;

/** An event that arrived, or only its position if the event belongs to another log whose prefix begins with ours. */
interface Arrival {
  readonly position: bigint;
  readonly event: StoredEvent | undefined;
  readonly endsAppend: boolean;
}

/** A notice of the server between two events: after the first `events` events of the subscription. */
interface ServerNotice {
  readonly events: number;
  /** The position that the server has searched without finding an event of ours, or whether the subscription is live. */
  readonly content: bigint | 'live' | 'behind';
}

interface Source {
  readonly client: Pick<EventStoreDBClient, 'subscribeToAll' | 'readAll' | 'readStream'>;
  readonly prefix: string;
  /** Called with the position of each event. */
  readonly onEvent: (position: bigint) => void;
  /** Called at once when the server ends the subscription, for example because the connection was lost. */
  readonly onLost: () => void;
}

/**
 * Subscribes to `$all` after a position, filtered by stream prefix. The client's events only fill a queue, so that no
 * asynchronous handlers overlap. The client reports notices (checkpoints, caught up, fell behind) while earlier events may
 * still be in its buffer, so each notice waits for the events before it.
 */
export async function* subscribeToEventStoreDb(
  { client, prefix, onEvent, onLost }: Source,
  after: bigint,
  signal: AbortSignal,
): AsyncGenerator<EventBatch | CaughtUpMark> {
  // The end is found before the subscription starts, so that a consumer that is caught up has reached at least this
  // position.
  const end = await findEnd(client, after);
  if (signal.aborted) return;
  const arrivals = createSignal();
  const queue: Arrival[] = [];
  let notices: ServerNotice[] = [];
  let arrived = 0;
  let lastArrived = after;
  let doesLastEndAppend = true;
  let failure: unknown;
  let live = false;

  const addNotice = (buffered: number, content: ServerNotice['content']): void => {
    notices.push({ events: arrived + buffered, content });
    arrivals.notify();
  };
  const fail = (error: unknown): void => {
    failure ??= toStoreError(error);
    onLost();
    arrivals.notify();
  };
  const connect = (from: bigint): ReturnType<typeof openServerSubscription> => {
    const source = openServerSubscription(client, prefix, from, addNotice);
    source.on('caughtUp', () => addNotice(source.readableLength, 'live'));
    source.on('fellBehind', () => addNotice(source.readableLength, 'behind'));
    source.on('error', (error) => (isTooSlow(error) ? reconnect(source) : fail(error)));
    source.on('close', () => {
      if (source === current) fail(new StoreUnavailableError('EventStoreDB ended the subscription.'));
    });
    source.on('data', ({ event }) => {
      if (source !== current) return;
      arrived += 1;
      // A node that took over may deliver events again. Each counts as an arrival, because notices count them too.
      if (event && event.position.commit <= lastArrived) {
        queue.push({ position: lastArrived, event: undefined, endsAppend: doesLastEndAppend });
      } else if (event) {
        lastArrived = event.position.commit;
        const own = parseEventStoreDbEvent(event, prefix);
        if (own) onEvent(own.position);
        doesLastEndAppend = own === undefined || isLastOfAppend(event);
        queue.push({ position: lastArrived, event: own, endsAppend: doesLastEndAppend });
      }
      if (queue.length >= QUEUE_LENGTH_MAX) source.pause();
      arrivals.notify();
    });
    return source;
  };
  /** Continues after the last event that arrived. Events in the buffer of the old subscription are delivered again. */
  const reconnect = (source: typeof current): void => {
    if (source !== current || signal.aborted) return;
    notices = [...notices.filter(({ events }) => events <= arrived), { events: arrived, content: 'behind' }];
    current = connect(lastArrived);
    if (queue.length >= QUEUE_LENGTH_MAX) current.pause();
    arrivals.notify();
  };
  let current = connect(after);

  const refuseGap = createGapCheck(client, prefix, after);
  let position = after;
  let yielded = 0;
  let isCaughtUpSent = false;
  try {
    while (!signal.aborted) {
      const seen = arrivals.notifiedCount;
      const isFilling = () => !live && queue.length > 0 && queue.length < BATCH && notices.length === 0 && !failure;
      for (let pauses = 0; isFilling() && pauses < PAUSES_FOR_BATCH; pauses += 1) await setTimeout(CATCHING_UP_MS);
      const next = notices[0];
      const due = Math.min(BATCH, queue.length, next ? next.events - yielded : queue.length);
      const count = due > 0 ? countWholeAppends(queue, due) : 0;
      // A notice between two events of an append waits for the rest of the append.
      const isWaitingForRest = due > 0 && count === 0;
      if (count > 0) {
        const taken = queue.splice(0, count);
        if (queue.length < QUEUE_LENGTH_MAX) current.resume();
        const events = taken.flatMap(({ event }) => event ?? []);
        await refuseGap(events);
        yielded += count;
        position = taken.at(-1)?.position ?? position;
        isCaughtUpSent = false;
        yield { kind: 'batch', events, position };
      } else if (next && !isWaitingForRest) {
        notices.shift();
        if (typeof next.content === 'string') {
          live = next.content === 'live';
          isCaughtUpSent = false;
          if (live && end > position) {
            position = end;
            yield { kind: 'batch', events: [], position };
          }
        } else if (next.content > position) {
          position = next.content;
          yield { kind: 'batch', events: [], position };
        }
      } else if (live && !isCaughtUpSent && !isWaitingForRest) {
        isCaughtUpSent = true;
        yield { kind: 'caught-up', position };
      } else if (failure) throw failure;
      else {
        await arrivals.waitForNext(seen, live ? IDLE_MS : undefined, signal);
        if (arrivals.notifiedCount === seen) isCaughtUpSent = false;
        // Events arrive one by one: a short wait puts the next ones into the same batch.
        await (live ? setImmediate() : setTimeout(CATCHING_UP_MS));
      }
    }
  } finally {
    await current.unsubscribe().catch(() => undefined);
  }
}

/** How many arrivals to take, close to `wanted`, so that the last one ends an append; 0 if none does yet. */
const countWholeAppends = (queue: readonly Arrival[], wanted: number): number => {
  let count = wanted;
  while (count < queue.length && !queue[count - 1]?.endsAppend) count += 1;
  while (count > 0 && !queue[count - 1]?.endsAppend) count -= 1;
  return count;
};

/** The server ends a subscription if its consumer is slow at the moment of going live, and expects a new subscription. */
const isTooSlow = (error: unknown): boolean => /Client resubscription required/.test((error as Error).message);

/**
 * Finds the position of the last event on the server. Throws PositionAheadOfLogError if `after` lies beyond the end, or
 * if no event begins there, which happens when a restored log has been written to since. The server cannot read from
 * such a position.
 */
const findEnd = async (client: Source['client'], after: bigint): Promise<bigint> => {
  try {
    const end = await readServerHead(client);
    if (after > end) throw new PositionAheadOfLogError(`The event store ends at position ${end}, before ${after}.`);
    if (after === 0n || after === end || (await canReadFrom(client, after))) return end;
    // The server answers a failed read in the same way, and a failure must not make the program discard read models.
    if (!(await canReadFrom(client, end)))
      throw new StoreUnavailableError('EventStoreDB cannot read its own last event.');
    if (await canReadFrom(client, after)) return end;
    throw new PositionAheadOfLogError(`No event of the event store begins at position ${after}.`);
  } catch (error) {
    throw toStoreError(error);
  }
};

/** False if no event begins at the position or the server failed to read, because the server answers both the same. */
const canReadFrom = async (client: Source['client'], position: bigint): Promise<boolean> => {
  try {
    await collectEvents(client.readAll({ fromPosition: { commit: position, prepare: position }, maxCount: 1 }));
    return true;
  } catch (error) {
    if (/Unexpected ReadAllResult: Error/.test((error as Error).message)) return false;
    throw error;
  }
};
