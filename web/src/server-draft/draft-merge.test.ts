import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBrowserStorage, createFakeDraftServer, openFieldsPage as openPage } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = () => vi.advanceTimersByTimeAsync(4_000);
test('merge: what two devices typed in different fields is merged on both, also after a lost connection and a reload', async () => {
  const server = createFakeDraftServer();
  const browser = createFakeBrowserStorage();
  const phone = await openPage(server);
  const desk = await openPage(server, browser);
  server.unreachable = true;
  desk.type({ b: 'desk' });
  await later();
  server.unreachable = false;
  desk.stop();
  phone.type({ a: 'phone' });
  await later();
  const reloaded = await openPage(server, browser);
  await later();
  expect(reloaded.state()).toMatchObject({
    ...{ value: { a: 'phone', b: 'desk' }, dirty: false, offer: null, replaced: 1 },
    replacedByRemoteAt: expect.any(String),
  });
  expect(server.stored.body).toEqual({ a: 'phone', b: 'desk' });
  await phone.checkRemote();
  expect(phone.state()).toMatchObject({ value: { a: 'phone', b: 'desk' }, offer: null });
});

test('merge: the versions differ only where both devices typed, and each device goes on showing its own', async () => {
  const server = createFakeDraftServer();
  const phone = await openPage(server);
  const desk = await openPage(server);
  phone.type({ a: 'phone', b: 'only phone' });
  await later();
  desk.type({ a: 'desk', c: 'only desk' });
  await later();
  const merged = { b: 'only phone', c: 'only desk' };
  expect(desk.state()).toMatchObject({
    value: { a: 'desk', ...merged },
    offer: { reason: 'conflict', body: { a: 'phone', ...merged } },
  });
  await phone.checkRemote();
  expect(phone.state()).toMatchObject({
    value: { a: 'phone', ...merged },
    offer: { reason: 'conflict', body: { a: 'desk', ...merged } },
  });
  // The student takes the other device's answer by itself.
  phone.type({ a: 'desk', ...merged });
  expect(phone.state().offer).toBeNull();
  await later();
  expect(server.stored.body).toEqual({ a: 'desk', ...merged });
  await desk.checkRemote();
  expect(desk.state()).toMatchObject({ value: { a: 'desk', ...merged }, offer: null });
});

test('merge: a field that only one device has changed since both saw it is no conflict', async () => {
  const server = createFakeDraftServer();
  const phone = await openPage(server);
  phone.type({ a: 'first', b: 'first' });
  await later();
  const desk = await openPage(server);
  phone.type({ a: 'phone', b: 'first' });
  await later();
  desk.type({ a: 'first', b: 'desk' });
  await later();
  expect(desk.state()).toMatchObject({ value: { a: 'phone', b: 'desk' }, offer: null });
  expect(await desk.saveAndCheckRemote()).toBe(true);
});

test('saveAndCheckRemote: does not submit what another device has typed since before it was seen', async () => {
  const server = createFakeDraftServer();
  const phone = await openPage(server);
  const desk = await openPage(server);
  phone.type({ a: 'phone' });
  await later();
  desk.type({ b: 'desk' });
  expect(await desk.saveAndCheckRemote()).toBe(false);
  expect(desk.state()).toMatchObject({ value: { a: 'phone', b: 'desk' }, offer: null });
  expect(await desk.saveAndCheckRemote()).toBe(true);
});

test('discardAll: deletes both versions after a submission elsewhere, and the page keeps showing what it showed', async () => {
  const server = createFakeDraftServer();
  const phone = await openPage(server);
  const desk = await openPage(server);
  phone.type({ a: 'phone' });
  await later();
  desk.type({ a: 'desk' });
  await later();
  expect(desk.state().offer).not.toBeNull();
  const discarded = desk.discardAll();
  expect(desk.state()).toMatchObject({ value: { a: 'desk' }, dirty: false });
  expect(await discarded).toBe(true);
  expect(desk.state()).toMatchObject({ value: { a: 'desk' }, dirty: false, offer: null });
  expect(server.stored.body).toBeNull();
});
