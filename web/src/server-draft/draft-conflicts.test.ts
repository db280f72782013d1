import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, opened } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = () => vi.advanceTimersByTimeAsync(1_000);

test.each([
  ['remote is used', 'phone'],
  ['local is kept', 'desk'],
])('where both typed, nothing is lost before a choice: %s', async (_, chosen) => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.saveFromOtherDevice('phone');
  draftSync.type('desk');
  await second();
  expect(draftSync.state()).toMatchObject({ value: 'desk', dirty: true, offer: { reason: 'conflict', body: 'phone' } });
  await second();
  expect(server.stored.body).toBe('phone');
  if (chosen === 'phone') draftSync.takeOffer();
  else expect(await draftSync.keepLocal()).toBe(true);
  expect(draftSync.state()).toMatchObject({ value: chosen, dirty: false, offer: null });
  expect(server.stored.body).toBe(chosen);
});

test('what another device has saved since is taken where nothing was typed, and that is told', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  draftSync.type('desk');
  await second();
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
  server.saveFromOtherDevice('phone');
  expect(await draftSync.saveAndCheckRemote()).toBe(false);
  expect(draftSync.state()).toMatchObject({ value: 'phone', replacedByRemoteAt: server.stored.saved_at });
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
  draftSync.type('phone, and more');
  expect(draftSync.state().replacedByRemoteAt).toBeNull();
});

test('what was typed on two devices is not submitted before one was chosen', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.saveFromOtherDevice('phone');
  draftSync.type('desk');
  expect(await draftSync.saveAndCheckRemote()).toBe(false);
  expect(draftSync.state().offer).toMatchObject({ reason: 'conflict', body: 'phone' });
  await draftSync.keepLocal();
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
});

test('whoever cannot ask what is newest is not kept from trying', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.unreachable = true;
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
  draftSync.type('offline');
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
});

test('what another device has saved since outlives what was submitted here', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.saveFromOtherDevice('phone');
  expect(await draftSync.discard()).toBe(true);
  expect(server.stored.body).toBe('phone');
});

test('a save whose answer was lost is discarded too', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.losesAnswers = true;
  draftSync.type('desk');
  await second();
  expect(await draftSync.discard()).toBe(true);
  expect(server.stored.body).toBeNull();
});
