import { setImmediate, setTimeout } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { createSignal } from '../adapter/signal.ts';
import {
  type CaughtUpMark,
  type EventBatch,
  PositionAhead,
  type StoredEvent,
  StoreUnavailable,
} from '../port/event-store.ts';
import { collectEvents } from './collect-events.ts';
import { isLastOfAppend, parseEventStoreDbEvent } from './event-store-db-event.ts';
import { createGapCheck } from './gap-check.ts';
import { readServerEnd } from './last-position.ts';
import { openServerSubscription } from './open-server-subscription.ts';
import { toStoreError } from './to-store-error.ts';

const BATCH = 1024;
/** How many events may wait for the consumer before the server is asked to pause. */
const MOST_WAITING = 4096;
const CATCHING_UP_MS = 5;
/** A subscriber is told so often that it is caught up where nothing comes: it may have something else to look after. */
const IDLE_MS = 500;
/** How often that pause is made for a batch that is not full: whoever folds it works by the batch. */
const PAUSES_FOR_BATCH = 4;

/** An event as it arrived; of an event of another log, whose prefix begins with ours, only the position. */
interface Arrival {
  readonly position: bigint;
  readonly event: StoredEvent | undefined;
  readonly endsAppend: boolean;
}

/** Something that the server said after `events` events of the subscription. */
interface Mark {
  readonly events: number;
  /** How far the server looked when it only found events of others, or whether it now tells events as they come. */
  readonly said: bigint | 'live' | 'behind';
}

interface Source {
  readonly client: Pick<EventStoreDBClient, 'subscribeToAll' | 'readAll' | 'readStream'>;
  readonly prefix: string;
  /** Called with the position of each event. */
  readonly onEvent: (position: bigint) => void;
  /** Called at once when the server ends the subscription, as when the connection to it is lost. */
  readonly onLost: () => void;
}

/**
 * `$all` from a position, filtered by stream prefix. The client's events only fill a queue (nothing asynchronous hangs
 * on them, so nothing overlaps), and what it calls between them — checkpoints, caught up, fell behind — waits for the events
 * before it: the client calls that while those may still stand in its buffer.
 */
export async function* subscribeToEventStoreDb(
  { client, prefix, onEvent, onLost }: Source,
  after: bigint,
  signal: AbortSignal,
): AsyncGenerator<EventBatch | CaughtUpMark> {
  // before the subscription is asked for, so that whoever is caught up has been here
  const end = await findEnd(client, after);
  if (signal.aborted) return;
  const arrivals = createSignal();
  const queue: Arrival[] = [];
  let marks: Mark[] = [];
  let arrived = 0;
  let lastArrived = after;
  let failure: unknown;
  let live = false;

  const mark = (buffered: number, said: Mark['said']): void => {
    marks.push({ events: arrived + buffered, said });
    arrivals.notify();
  };
  const fail = (error: unknown): void => {
    failure ??= toStoreError(error);
    onLost();
    arrivals.notify();
  };
  const connect = (from: bigint): ReturnType<typeof openServerSubscription> => {
    const source = openServerSubscription(client, prefix, from, mark);
    source.on('caughtUp', () => mark(source.readableLength, 'live'));
    source.on('fellBehind', () => mark(source.readableLength, 'behind'));
    source.on('error', (error) => (isTooSlow(error) ? reconnect(source) : fail(error)));
    source.on('close', () => {
      if (source === current) fail(new StoreUnavailable('EventStoreDB ended the subscription.'));
    });
    source.on('data', ({ event }) => {
      if (source !== current) return;
      arrived += 1;
      if (event) {
        lastArrived = event.position.commit;
        const own = parseEventStoreDbEvent(event, prefix);
        if (own) onEvent(own.position);
        queue.push({ position: lastArrived, event: own, endsAppend: own === undefined || isLastOfAppend(event) });
      }
      if (queue.length >= MOST_WAITING) source.pause();
      arrivals.notify();
    });
    return source;
  };
  /** Goes on after the last event that arrived: what was still in the buffer of the old source comes again. */
  const reconnect = (source: typeof current): void => {
    if (source !== current || signal.aborted) return;
    marks = [...marks.filter(({ events }) => events <= arrived), { events: arrived, said: 'behind' }];
    current = connect(lastArrived);
    if (queue.length >= MOST_WAITING) current.pause();
    arrivals.notify();
  };
  let current = connect(after);

  const refuseGap = createGapCheck(client, prefix, after);
  let position = after;
  let yielded = 0;
  let told = false;
  try {
    while (!signal.aborted) {
      const seen = arrivals.notifiedCount;
      const isFilling = () => !live && queue.length > 0 && queue.length < BATCH && marks.length === 0 && !failure;
      for (let pauses = 0; isFilling() && pauses < PAUSES_FOR_BATCH; pauses += 1) await setTimeout(CATCHING_UP_MS);
      const next = marks[0];
      const due = Math.min(BATCH, queue.length, next ? next.events - yielded : queue.length);
      const count = due > 0 ? countWholeAppends(queue, due) : 0;
      // A mark between two events of an append waits for the rest of it.
      const isWaitingForRest = due > 0 && count === 0;
      if (count > 0) {
        const taken = queue.splice(0, count);
        if (queue.length < MOST_WAITING) current.resume();
        const events = taken.flatMap(({ event }) => event ?? []);
        await refuseGap(events);
        yielded += count;
        position = taken.at(-1)?.position ?? position;
        told = false;
        yield { kind: 'batch', events, position };
      } else if (next && !isWaitingForRest) {
        marks.shift();
        if (typeof next.said === 'string') {
          live = next.said === 'live';
          told = false;
          if (live && end > position) {
            position = end;
            yield { kind: 'batch', events: [], position };
          }
        } else if (next.said > position) {
          position = next.said;
          yield { kind: 'batch', events: [], position };
        }
      } else if (live && !told && !isWaitingForRest) {
        told = true;
        yield { kind: 'caught-up', position };
      } else if (failure) throw failure;
      else {
        await arrivals.waitForNext(seen, live ? IDLE_MS : undefined, signal);
        if (arrivals.notifiedCount === seen) told = false;
        // events arrive one by one; what is on its way makes a batch with the first
        await (live ? setImmediate() : setTimeout(CATCHING_UP_MS));
      }
    }
  } finally {
    await current.unsubscribe().catch(() => undefined);
  }
}

/** How many arrivals to take, about as many as wanted, so that the last one ends an append; 0 while none does. */
const countWholeAppends = (queue: readonly Arrival[], wanted: number): number => {
  let count = wanted;
  while (count < queue.length && !queue[count - 1]?.endsAppend) count += 1;
  while (count > 0 && !queue[count - 1]?.endsAppend) count -= 1;
  return count;
};

/** The server ends a subscription whose consumer is slow at the moment when it would become live, and asks for another. */
const isTooSlow = (error: unknown): boolean => /Client resubscription required/.test((error as Error).message);

/**
 * Finds the position of the last event on the server. Throws PositionAhead for a position that this log did not give: one
 * behind the end, or one where no event begins, as when a restored log was written to since. The server reads from neither.
 */
const findEnd = async (client: Source['client'], after: bigint): Promise<bigint> => {
  try {
    const end = await readServerEnd(client);
    if (after > end) throw new PositionAhead(`The event store ends at position ${end}, before ${after}.`);
    if (after === 0n || after === end || (await canReadFrom(client, after))) return end;
    // A read that failed for another reason is answered in the same way, and read models must not be given up for it.
    if (!(await canReadFrom(client, end))) throw new StoreUnavailable('EventStoreDB cannot read its own last event.');
    if (await canReadFrom(client, after)) return end;
    throw new PositionAhead(`No event of the event store begins at position ${after}.`);
  } catch (error) {
    throw toStoreError(error);
  }
};

/** False where no event begins at the position, and where the server failed to read: it gives the same answer to both. */
const canReadFrom = async (client: Source['client'], position: bigint): Promise<boolean> => {
  try {
    await collectEvents(client.readAll({ fromPosition: { commit: position, prepare: position }, maxCount: 1 }));
    return true;
  } catch (error) {
    if (/Unexpected ReadAllResult: Error/.test((error as Error).message)) return false;
    throw error;
  }
};
