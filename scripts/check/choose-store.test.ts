import { expect, test } from 'vitest';
import { chooseStore } from './choose-store.ts';

const url = 'esdb://127.0.0.1:2113?tls=false';

test.each([
  [{}, { kind: 'postgres' }],
  [{ STORE: '', EVENTSTORE_URL: '' }, { kind: 'postgres' }],
  [{ EVENTSTORE_URL: url }, { kind: 'eventstoredb', url }],
  [{ STORE: 'postgres', EVENTSTORE_URL: url }, { kind: 'postgres' }],
  [
    { STORE: 'eventstoredb', EVENTSTORE_URL: url, EVENTSTORE_COMMAND: 'eventstored' },
    { kind: 'eventstoredb', url },
  ],
  [
    { STORE: 'eventstoredb', EVENTSTORE_COMMAND: 'eventstored' },
    { kind: 'eventstoredb', url: undefined },
  ],
])('chooseStore: %o is %o', (settings, chosen) => {
  expect(chooseStore(settings)).toEqual(chosen);
});

test('chooseStore: refuses EventStoreDB without a server, and a store that it does not know', () => {
  expect(chooseStore({ STORE: 'eventstoredb' })).toEqual({
    refused: expect.stringMatching(/Set EVENTSTORE_URL to its address, .+ or EVENTSTORE_COMMAND/),
  });
  expect(chooseStore({ STORE: 'kurrent' })).toEqual({ refused: expect.stringContaining('STORE is “kurrent”') });
});
