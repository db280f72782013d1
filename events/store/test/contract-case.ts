import type { EventStore } from '../port/event-store.ts';

/** What a store may lack; a case that needs it is skipped there, and only there, with the reason given. */
export type Capability =
  /** Events outlive the store that wrote them. */
  | 'durable'
  /** The store itself sees that an event id is taken elsewhere: at another version, or in another stream. */
  | 'finds-ids-elsewhere';

export interface StoreUnderTest extends AsyncDisposable {
  readonly store: EventStore;
  /** Closes the store and opens another on the same log. */
  reopen(): Promise<EventStore>;
  /** Another store on the same log, as another copy of the program has it. */
  another(): Promise<EventStore>;
}

export interface ContractCase {
  readonly title: string;
  readonly needs?: Capability;
  readonly run: (under: StoreUnderTest) => Promise<void>;
}
