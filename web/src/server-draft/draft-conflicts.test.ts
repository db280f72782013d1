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
  else expect(await keeper.keepLocal()).toBe(true);
  expect(keeper.state()).toMatchObject({ value: chosen, dirty: false, offer: null });
  expect(server.standing.body).toBe(chosen);
});

test('what another device has saved since is taken where nothing was typed, and that is told', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  keeper.type('desk');
  await second();
  expect(await keeper.saveAndCheckRemote()).toBe(true);
  server.elsewhere('phone');
  expect(await keeper.saveAndCheckRemote()).toBe(false);
  expect(keeper.state()).toMatchObject({ value: 'phone', replacedByRemoteAt: server.standing.saved_at });
  expect(await keeper.saveAndCheckRemote()).toBe(true);
  keeper.type('phone, and more');
  expect(keeper.state().replacedByRemoteAt).toBeNull();
});

test('what was typed on two devices is not submitted before one was chosen', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  server.elsewhere('phone');
  keeper.type('desk');
  expect(await keeper.saveAndCheckRemote()).toBe(false);
  expect(keeper.state().offer).toMatchObject({ reason: 'conflict', body: 'phone' });
  await keeper.keepLocal();
  expect(await keeper.saveAndCheckRemote()).toBe(true);
});

test('whoever cannot ask what is newest is not kept from trying', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  server.away = true;
  expect(await keeper.saveAndCheckRemote()).toBe(true);
  keeper.type('offline');
  expect(await keeper.saveAndCheckRemote()).toBe(true);
});

test('what another device has saved since outlives what was submitted here', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  server.elsewhere('phone');
  expect(await keeper.discard()).toBe(true);
  expect(server.standing.body).toBe('phone');
});

test('a save whose answer was lost is discarded too', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  server.losesAnswers = true;
  keeper.type('desk');
  await second();
  expect(await keeper.discard()).toBe(true);
  expect(server.standing.body).toBeNull();
});
