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
])('conflict: both versions stay until one is chosen: %s', async (_, chosen) => {
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

test('saveAndCheckRemote: takes over a newer revision when nothing was typed, and reports it', async () => {
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

test('saveAndCheckRemote: is false until a conflict is resolved', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.saveFromOtherDevice('phone');
  draftSync.type('desk');
  expect(await draftSync.saveAndCheckRemote()).toBe(false);
  expect(draftSync.state().offer).toMatchObject({ reason: 'conflict', body: 'phone' });
  await draftSync.keepLocal();
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
});

test('saveAndCheckRemote: is true when the server cannot be reached', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.unreachable = true;
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
  draftSync.type('offline');
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
});

test('discard: keeps a newer revision of another device', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.saveFromOtherDevice('phone');
  expect(await draftSync.discard()).toBe(true);
  expect(server.stored.body).toBe('phone');
});

test('discard: also deletes a save whose answer was lost', async () => {
  const server = fakeServer();
  const { draftSync } = await opened(server);
  server.losesAnswers = true;
  draftSync.type('desk');
  await second();
  expect(await draftSync.discard()).toBe(true);
  expect(server.stored.body).toBeNull();
});
