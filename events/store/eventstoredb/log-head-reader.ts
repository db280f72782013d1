import { BACKWARDS, END, type EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailableError } from '../port/event-store.ts';
import { collectEvents } from './collect-events.ts';
import { parseEventStoreDbEvent } from './event-store-db-event.ts';
import { openServerSubscription } from './open-server-subscription.ts';

type Client = Pick<EventStoreDBClient, 'readAll' | 'subscribeToAll'>;

/** Page sizes of the reads backwards from the end of the server. The last event on the server is usually ours. */
const BACKWARDS_PAGES = [1, 64, 1024];

/** The position of the last event on the server, of any program; 0n when there is none. */
export const readServerHead = async (client: Pick<Client, 'readAll'>): Promise<bigint> => {
  const [last] = await collectEvents(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
  return last?.position.commit ?? 0n;
};

/**
 * Finds the position of the last event of one log among the events of others. Overlapping calls share one read
 * (single-flight).
 */
export class LogHeadReader {
  readonly #client: Client;
  readonly #prefix: string;
  /** Position of the last known event of this log. */
  #last = 0n;
  /** All events up to this position have been read. */
  #readUpTo = 0n;
  #reading: Promise<bigint> | undefined;
  #next: Promise<bigint> | undefined;

  constructor(client: Client, prefix: string) {
    this.#client = client;
    this.#prefix = prefix;
  }

  /** Remembers that an event of this log is at this position. */
  note(position: bigint): void {
    if (position > this.#last) this.#last = position;
  }

  /**
   * Waits for a read in flight and then starts a new one, because the first may miss events acknowledged before this
   * call.
   */
  find(): Promise<bigint> {
    if (!this.#reading) return this.#start();
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#start();
      });
    return this.#next;
  }

  #start(): Promise<bigint> {
    const reading = this.#find().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  async #find(): Promise<bigint> {
    for (const maxCount of BACKWARDS_PAGES) {
      const known = this.#known;
      const events = await collectEvents(this.#client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount }));
      const end = events[0]?.position.commit ?? 0n;
      // The server holds less than before: it was restored from an older backup.
      if (end < known) {
        this.#last = 0n;
        this.#readUpTo = 0n;
        continue;
      }
      const newer = events.filter(({ position }) => position.commit > known);
      const own = newer.find((event) => this.#isOwn(event));
      if (own) this.note(own.position.commit);
      if (own || newer.length < maxCount) {
        this.#readUpTo = end;
        return this.#last;
      }
    }
    await this.#readForwards();
    return this.#last;
  }

  get #known(): bigint {
    return this.#last > this.#readUpTo ? this.#last : this.#readUpTo;
  }

  #isOwn(event: Parameters<typeof parseEventStoreDbEvent>[0]): boolean {
    return event.streamId.startsWith(this.#prefix) && parseEventStoreDbEvent(event, this.#prefix) !== undefined;
  }

  /** Only forward subscriptions are filtered by the server, which is much faster than reading the events of others. */
  async #readForwards(): Promise<void> {
    const known = this.#known;
    let readUpTo = known;
    const source = openServerSubscription(this.#client, this.#prefix, known, (_, commit) => {
      readUpTo = commit;
    });
    await new Promise<void>((resolve, reject) => {
      let isCaughtUp = false;
      const settle = () => {
        if (isCaughtUp && source.readableLength === 0) resolve();
      };
      source.on('error', reject);
      source.on('close', () => reject(new StoreUnavailableError('EventStoreDB ended the subscription.')));
      source.on('data', ({ event }) => {
        if (event && this.#isOwn(event)) this.note(event.position.commit);
        settle();
      });
      source.on('caughtUp', () => {
        isCaughtUp = true;
        settle();
      });
    }).finally(() => source.unsubscribe().catch(() => undefined));
    this.#readUpTo = readUpTo;
  }
}
