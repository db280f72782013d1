import { setImmediate, setTimeout } from 'node:timers/promises';
import { type EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';
import { bell } from '../bell.ts';
import { type Batch, type CaughtUp, GapFound, type StoredEvent, StoreUnavailable } from '../event-store.ts';
import { storeError } from './errors.ts';
import { fromEventStore } from './event-texts.ts';

const BATCH = 1024;
/** How many events may wait for the consumer before the server is asked to pause. */
const MOST_WAITING = 4096;
const CATCHING_UP_MS = 5;

/** Something that the server said after `events` events of the subscription. */
interface Mark {
  readonly events: number;
  /** How far the server looked when it only found events of others, or whether it now tells events as they come. */
  readonly said: bigint | 'live' | 'behind';
}

/**
 * `$all` from a position, filtered by stream prefix. The client's events only fill a queue (nothing asynchronous hangs
 * on them, so nothing overlaps), and what it calls between them — checkpoints, caught up, fell behind — waits for the events
 * before it: the client calls that while those may still stand in its buffer.
 */
export async function* subscription(
  client: Pick<EventStoreDBClient, 'subscribeToAll'>,
  prefix: string,
  after: bigint,
  signal: AbortSignal,
): AsyncGenerator<Batch | CaughtUp> {
  const arrivals = bell();
  const queue: StoredEvent[] = [];
  const marks: Mark[] = [];
  let arrived = 0;
  let failure: unknown;
  let live = false;

  const mark = (buffered: number, said: Mark['said']): void => {
    marks.push({ events: arrived + buffered, said });
    arrivals.ring();
  };
  const fail = (error: unknown): void => {
    failure ??= storeError(error);
    arrivals.ring();
  };
  const filter = streamNameFilter({
    prefixes: [prefix],
    checkpointInterval: 10,
    checkpointReached: ({ readableLength }, position) => mark(readableLength, position.commit),
  });
  const fromPosition = after === 0n ? START : { commit: after, prepare: after };
  const source = client.subscribeToAll({ fromPosition, filter });
  source.on('caughtUp', () => mark(source.readableLength, 'live'));
  source.on('fellBehind', () => mark(source.readableLength, 'behind'));
  source.on('error', fail);
  source.on('close', () => fail(new StoreUnavailable('EventStoreDB ended the subscription.')));
  source.on('data', ({ event }) => {
    arrived += 1;
    if (event) queue.push(fromEventStore(event, prefix));
    if (queue.length >= MOST_WAITING) source.pause();
    arrivals.ring();
  });

  const refuseGap = gapFinder(after);
  let position = after;
  let yielded = 0;
  let told = false;
  try {
    while (!signal.aborted) {
      const seen = arrivals.rings;
      const next = marks[0];
      const count = Math.min(BATCH, queue.length, next ? next.events - yielded : queue.length);
      if (count > 0) {
        const events = queue.splice(0, count);
        if (queue.length < MOST_WAITING) source.resume();
        for (const event of events) refuseGap(event);
        yielded += count;
        position = events.at(-1)?.position ?? position;
        told = false;
        yield { kind: 'batch', events, position };
      } else if (next) {
        marks.shift();
        if (typeof next.said === 'string') {
          live = next.said === 'live';
          told = false;
        } else if (next.said > position) {
          position = next.said;
          yield { kind: 'batch', events: [], position };
        }
      } else if (live && !told) {
        told = true;
        yield { kind: 'caught-up', position };
      } else if (failure) throw failure;
      else {
        await arrivals.after(seen, undefined, signal);
        // events arrive one by one; what is on its way makes a batch with the first
        await (live ? setImmediate() : setTimeout(CATCHING_UP_MS));
      }
    }
  } finally {
    await source.unsubscribe().catch(() => undefined);
  }
}

/** Throws GapFound unless each version follows the last one of its stream, from 1 where the log is read from its start. */
const gapFinder = (after: bigint) => {
  const versions = new Map<string, number>();
  return ({ stream, version }: StoredEvent): void => {
    const last = versions.get(stream) ?? (after === 0n ? 0 : version - 1);
    if (version !== last + 1) throw new GapFound(`Stream ${stream} goes from version ${last} to ${version}.`);
    versions.set(stream, version);
  };
};
