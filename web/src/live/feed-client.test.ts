import { expect, test, vi } from 'vitest';
import { feedCloseCodes } from '#contracts/feed-close-codes.ts';
import { openFeedClient } from './feed-client.ts';
import { startFakeFeedServer, toWirePosition } from './test/fake-feed-server.ts';

/** Connects a client that reconnects without delay unless `random` says otherwise. */
async function connectClient(server: Awaited<ReturnType<typeof startFakeFeedServer>>, random = vi.fn(() => 0)) {
  const onLost = vi.fn();
  const since = () => ({ position: toWirePosition(1), person: '5f0c7e61-7d4f-4a55-9e0b-0d6f7a3b2c11' });
  const nothing = () => undefined;
  const { feedUrl: url } = server;
  const { close } = openFeedClient({ url, since, random, onLost, onMessage: nothing, onOpen: nothing });
  server.atTheEnd(close);
  await expect.poll(() => server.heard).toEqual([{ type: 'since', ...since() }]);
  return { onLost, random };
}
const setHidden = (hidden: boolean) => {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('openFeedClient: a displaced tab reconnects when it becomes visible', async () => {
  await using server = await startFakeFeedServer();
  const { onLost, random } = await connectClient(server);
  setHidden(true);
  server.hangUp(feedCloseCodes.tooMany);
  await expect.poll(() => onLost.mock.calls).toHaveLength(1);
  // The client has not computed a delay.
  expect(random).not.toHaveBeenCalled();
  setHidden(false);
  await expect.poll(() => server.heard).toHaveLength(2);
});

test('openFeedClient: a visible tab, or one closed for another reason, reconnects after a delay', async () => {
  await using server = await startFakeFeedServer();
  await connectClient(server);
  server.hangUp(feedCloseCodes.tooMany);
  await expect.poll(() => server.heard).toHaveLength(2);
  setHidden(true);
  server.hangUp(feedCloseCodes.sessionEnded);
  await expect.poll(() => server.heard).toHaveLength(3);
});

test.each([
  ['tooMany', 10_000],
  ['anotherAccount', 10_000],
  ['sessionEnded', 250],
] as const)('openFeedClient: closed for %s after the greeting, waits up to %i ms', async (reason, longest) => {
  await using server = await startFakeFeedServer();
  const always = vi.fn(() => 1);
  const { onLost } = await connectClient(server, always);
  using waits = vi.spyOn(globalThis, 'setTimeout');
  server.hangUp(feedCloseCodes[reason]);
  await expect.poll(() => onLost.mock.calls).toHaveLength(1);
  expect(waits.mock.calls.map(([, ms]) => ms)).toContain(longest);
});
