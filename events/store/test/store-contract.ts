import { describe, expect, it } from 'vitest';
import type { EventStore } from '../port/event-store.ts';
import { appendCases } from './append-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { subscribeCases } from './subscribe-cases.ts';

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

export interface Case {
  readonly title: string;
  readonly needs?: Capability;
  readonly run: (under: StoreUnderTest) => Promise<void>;
}

const everyCase = [...appendCases, ...repeatCases, ...subscribeCases];

/** ONE suite for every adapter: `open` gives an empty log, `lacks` says why a capability is missing. */
export const storeContract = (
  name: string,
  open: () => Promise<StoreUnderTest>,
  lacks: Partial<Record<Capability, string>> = {},
): void => {
  describe(`event store contract: ${name}`, () => {
    const ran: string[] = [];
    for (const { title, needs, run } of everyCase) {
      const reason = needs && lacks[needs];
      it.skipIf(reason)(reason ? `${title} (declared: ${reason})` : title, { timeout: 30_000 }, async () => {
        ran.push(title);
        await using under = await open();
        await run(under);
      });
    }

    it('ran every case but those about a declared difference', () => {
      const due = everyCase.filter(({ needs }) => !(needs && lacks[needs]));
      expect(ran).toEqual(due.map(({ title }) => title));
    });
  });
};
