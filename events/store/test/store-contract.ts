import { describe, expect, it } from 'vitest';
import { appendCases } from './append-cases.ts';
import type { StoreCapability, StoreUnderTest } from './contract-case.ts';
import { repeatCases } from './repeat-cases.ts';
import { subscribeCases } from './subscribe-cases.ts';

const everyCase = [...appendCases, ...repeatCases, ...subscribeCases];

/** Runs the one test suite of all adapters. `open` returns an empty log; `lacks` says why a capability is missing. */
export const describeStoreContract = (
  name: string,
  open: () => Promise<StoreUnderTest>,
  lacks: Partial<Record<StoreCapability, string>> = {},
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

    it('runs every case except those about a declared difference', () => {
      const due = everyCase.filter(({ needs }) => !(needs && lacks[needs]));
      expect(ran).toEqual(due.map(({ title }) => title));
    });
  });
};
