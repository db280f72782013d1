import type { EventStore } from '../port/event-store.ts';

/** What a store may lack. A case that needs it is skipped for that store only, with the declared reason. */
export type StoreCapability =
  /** Events are still there after the store was closed and opened again. */
  | 'durable'
  /** The store itself detects an event id that is stored at another version or in another stream. */
  | 'finds-ids-elsewhere';

export interface StoreUnderTest extends AsyncDisposable {
  readonly store: EventStore;
  /** Closes the store and opens another on the same log. */
  reopen(): Promise<EventStore>;
  /** Opens another store on the same log, as another process of the program does. */
  another(): Promise<EventStore>;
}

export interface ContractCase {
  readonly title: string;
  readonly needs?: StoreCapability;
  readonly run: (under: StoreUnderTest) => Promise<void>;
}
