import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, fakeServer, opened } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = () => vi.advanceTimersByTimeAsync(1_000);

test.each([
  ['theirs is used', 'phone'],
  ['mine is kept', 'desk'],
])('where both typed, nothing is lost before a choice: %s', async (_, chosen) => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  server.elsewhere('phone');
  keeper.type('desk');
  await second();
  expect(keeper.state()).toMatchObject({ value: 'desk', dirty: true, offer: { reason: 'conflict', body: 'phone' } });
  await second();
  expect(server.standing.body).toBe('phone');
  if (chosen === 'phone') keeper.takeOffer();
  else expect(await keeper.keepMine()).toBe(true);
  expect(keeper.state()).toMatchObject({ value: chosen, dirty: false, offer: null });
  expect(server.standing.body).toBe(chosen);
});

test('a page that opens empty offers what was typed before', async () => {
  const server = fakeServer();
  server.elsewhere('from before');
  const { keeper } = await opened(server, fakeBrowser(), false);
  expect(keeper.state()).toMatchObject({ value: '', offer: { reason: 'restore', body: 'from before' } });
  keeper.takeOffer();
  expect(keeper.state()).toMatchObject({ value: 'from before', replaced: 1, dirty: false, offer: null });
});

test('a page that opens empty: what is typed beside the offer waits until it is answered', async () => {
  const server = fakeServer();
  server.elsewhere('from before');
  const { keeper } = await opened(server, fakeBrowser(), false);
  keeper.type('new');
  await second();
  expect(server.standing.body).toBe('from before');
  expect(await keeper.dropOffer()).toBe(true);
  expect(server.standing.body).toBe('new');
});

test('a page that opens empty offers what a crash left in the browser', async () => {
  const server = fakeServer();
  const { keeper: crashed, browser } = await opened(server, fakeBrowser(), false);
  server.away = true;
  crashed.type('typed offline');
  crashed.stop();
  const { keeper: offline } = await opened(server, browser, false);
  expect(offline.state()).toMatchObject({ value: '', offer: { body: 'typed offline', unsaved: true } });
  offline.stop();
  server.away = false;
  const { keeper } = await opened(server, browser, false);
  expect(keeper.state()).toMatchObject({ value: '', offer: { body: 'typed offline', unsaved: false } });
  expect(server.standing.body).toBe('typed offline');
});

test('a draft that nobody restored outlives what was submitted beside it', async () => {
  const server = fakeServer();
  server.elsewhere('from before');
  const { keeper, browser } = await opened(server, fakeBrowser(), false);
  keeper.type('another one');
  await second();
  expect(await keeper.discard()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.standing.body).toBe('from before');
  expect(browser.holds()).toBeNull();
});
