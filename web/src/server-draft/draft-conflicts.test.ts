import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeDraftServer, openLoadedDraftPage } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = () => vi.advanceTimersByTimeAsync(1_000);

/** Two devices with one draft, on which both typed at the same time. */
async function afterConflict() {
  const { server, draftSync: phone } = await openLoadedDraftPage();
  const { draftSync: desk, browser } = await openLoadedDraftPage(server);
  phone.type('phone');
  await second();
  desk.type('desk');
  await vi.advanceTimersByTimeAsync(4_000);
  return { server, phone, desk, browser };
}

test('conflict: both versions are kept, and shown on both devices, until one is chosen', async () => {
  const { server, phone, desk, browser } = await afterConflict();
  expect(desk.state()).toMatchObject({
    ...{ value: 'desk', dirty: false, replaced: 0 },
    offer: { reason: 'conflict', body: 'phone' },
  });
  await phone.checkRemote();
  expect(phone.state()).toMatchObject({
    ...{ value: 'phone', replaced: 0, replacedByRemoteAt: null },
    offer: { reason: 'conflict', body: 'desk' },
  });
  const { draftSync: reloaded } = await openLoadedDraftPage(server, browser);
  expect(reloaded.state()).toMatchObject({ value: 'desk', offer: { body: 'phone' } });
});

test.each([
  ['the other is used', 'phone'],
  ['the own is kept', 'desk'],
])('conflict: a choice ends it on both devices: %s', async (_, chosen) => {
  const { server, phone, desk } = await afterConflict();
  await phone.checkRemote();
  if (chosen === 'phone') desk.takeOffer();
  else expect(await desk.dropOffer()).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(desk.state()).toMatchObject({ value: chosen, dirty: false, offer: null });
  expect(server.stored.body).toBe(chosen);
  await phone.checkRemote();
  expect(phone.state()).toMatchObject({ value: chosen, offer: null });
});

test('conflict: what is typed on both devices replaces each device’s own version alone', async () => {
  const { phone, desk } = await afterConflict();
  for (const words of ['one', 'two', 'three']) {
    phone.type(`phone ${words}`);
    await vi.advanceTimersByTimeAsync(4_000);
    desk.type(`desk ${words}`);
    await vi.advanceTimersByTimeAsync(4_000);
  }
  await phone.checkRemote();
  expect(desk.state()).toMatchObject({ value: 'desk three', offer: { body: 'phone three' } });
  expect(await desk.dropOffer()).toBe(true);
  expect(desk.state().offer).toBeNull();
  await phone.checkRemote();
  expect(phone.state()).toMatchObject({ value: 'desk three', offer: null });
});

test('dropOffer: says that a newer version of the other device is another one than was discarded', async () => {
  const { phone, desk } = await afterConflict();
  expect(desk.state().offer).toMatchObject({ body: 'phone', followsDiscarded: false });
  phone.type('phone, and more');
  await vi.advanceTimersByTimeAsync(4_000);
  void desk.dropOffer();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(desk.state()).toMatchObject({ value: 'desk', offer: { body: 'phone, and more', followsDiscarded: true } });
  desk.type('desk, and more');
  expect(desk.state().offer).toMatchObject({ followsDiscarded: false });
  expect(await desk.dropOffer()).toBe(true);
  expect(desk.state()).toMatchObject({ value: 'desk, and more', offer: null });
});

test('clear: during a conflict another device’s version takes the place of this page’s', async () => {
  const { server, phone, desk } = await afterConflict();
  const { saved_at: savedAt } = server.stored;
  await phone.checkRemote();
  expect(await phone.clear()).toBe(true);
  expect(phone.state()).toMatchObject({ value: 'desk', replacedByRemoteAt: savedAt, offer: null });
  expect(server.stored.body).toBe('desk');
  await desk.checkRemote();
  expect(desk.state()).toMatchObject({ value: 'desk', offer: null });
});

test('clear: empties every other device that has nothing unsaved', async () => {
  const { server, draftSync: phone } = await openLoadedDraftPage();
  phone.type('phone');
  await second();
  const { draftSync: desk } = await openLoadedDraftPage(server);
  expect(await phone.clear()).toBe(true);
  await desk.checkRemote();
  expect(desk.state()).toMatchObject({
    ...{ value: '', dirty: false, savedAt: null, replaced: 2, isDiscardedRemotely: true },
    offer: null,
  });
  desk.type('typed later');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(desk.state()).toMatchObject({ dirty: false, isDiscardedRemotely: false });
  expect(server.stored.body).toBe('typed later');
});

test('checkRemote: keeps a draft that the server deleted because its period was over, and says so', async () => {
  const { server, draftSync, browser } = await openLoadedDraftPage();
  draftSync.type('answers');
  await second();
  const { saved_at: savedAt } = server.stored;
  server.expire();
  await draftSync.checkRemote();
  const kept = { value: 'answers', savedAt: null, isDiscardedRemotely: false, replaced: 0 };
  expect(draftSync.state()).toMatchObject({ ...kept, dirty: false, expiredSavedAt: savedAt });
  expect([server.stored.body, browser.holds()]).toEqual([null, null]);
  draftSync.type('answers and more');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draftSync.state()).toMatchObject({ dirty: false, expiredSavedAt: null });
  expect(server.stored.body).toBe('answers and more');
});

test('clear: leaves what another device has typed since it last saved', async () => {
  const { server, draftSync: phone } = await openLoadedDraftPage();
  phone.type('phone');
  await second();
  const { draftSync: desk } = await openLoadedDraftPage(server);
  desk.type('phone and desk');
  expect(await phone.clear()).toBe(true);
  await desk.checkRemote();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(desk.state()).toMatchObject({ value: 'phone and desk', isDiscardedRemotely: false });
  expect(server.stored.body).toBe('phone and desk');
});

test('checkRemote: keeps what is being submitted when the submission has deleted its draft', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  draftSync.type('answers');
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
  await server.api.discard(server.stored.revision);
  await draftSync.checkRemote();
  expect(draftSync.state()).toMatchObject({ value: 'answers', isDiscardedRemotely: false });
});

test('checkRemote: ignores an answer that is older than the last save of this page', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  draftSync.type('old');
  await second();
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof server.api.load>>>();
  const load = vi.spyOn(server.api, 'load').mockReturnValueOnce(answer.promise);
  const older = { draft: server.stored };
  const checked = draftSync.checkRemote();
  expect(load).toHaveBeenCalledOnce();
  draftSync.type('new');
  await draftSync.flush();
  answer.resolve(older);
  await checked;
  expect(draftSync.state()).toMatchObject({ value: 'new', replaced: 0, replacedByRemoteAt: null });
});

test.each(['discard', 'clear'] as const)(
  '%s: keeps what another device has saved, also when the window gets the focus by the same click',
  async (end) => {
    const server = createFakeDraftServer();
    const { draftSync } = await openLoadedDraftPage(server);
    draftSync.type('desk');
    await second();
    server.saveFromOtherDevice('phone');
    const checked = draftSync.checkRemote();
    expect(await draftSync[end]()).toBe(true);
    await checked;
    expect(server.stored.body).toBe('phone');
    await draftSync.checkRemote();
    expect(draftSync.state()).toMatchObject({ value: 'phone', offer: null });
  },
);

test('noticeRevision: shows at once what another device has saved, and loads nothing after the page’s own save', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  draftSync.type('desk');
  const load = vi.spyOn(server.api, 'load');
  const saved = draftSync.flush();
  // The notification of the save arrives before its answer.
  await Promise.all([saved, draftSync.noticeRevision(1)]);
  expect(load).not.toHaveBeenCalled();
  server.saveFromOtherDevice('phone');
  await draftSync.noticeRevision(server.stored.revision);
  server.saveFromOtherDevice('phone, and more');
  await draftSync.noticeRevision(server.stored.revision);
  expect(draftSync.state()).toMatchObject({
    ...{ value: 'phone, and more', replacedValue: 'desk' },
    replacedByRemoteAt: server.stored.saved_at,
  });
});

test('noticeRevision: does not disturb typing, whose next save finds the other version', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  server.saveFromOtherDevice('phone');
  draftSync.type('desk');
  await draftSync.noticeRevision(server.stored.revision);
  expect([server.saves, draftSync.state().value]).toEqual([[], 'desk']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(draftSync.state()).toMatchObject({ value: 'desk', offer: { body: 'phone' } });
});

test('saveAndCheckRemote: takes over a newer revision when nothing was typed, and reports it', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
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
  const { server, draftSync } = await openLoadedDraftPage();
  server.saveFromOtherDevice('phone');
  draftSync.type('desk');
  expect(await draftSync.saveAndCheckRemote()).toBe(false);
  expect(draftSync.state().offer).toMatchObject({ reason: 'conflict', body: 'phone' });
  await draftSync.dropOffer();
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
});

test('saveAndCheckRemote: is true when the server cannot be reached', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  server.unreachable = true;
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
  draftSync.type('offline');
  expect(await draftSync.saveAndCheckRemote()).toBe(true);
});

test('discard: keeps a newer revision of another device', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  server.saveFromOtherDevice('phone');
  expect(await draftSync.discard()).toBe(true);
  expect(server.stored.body).toBe('phone');
});

test('discard: also deletes a save whose answer was lost', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  server.losesAnswers = true;
  draftSync.type('desk');
  await second();
  expect(await draftSync.discard()).toBe(true);
  expect(server.stored.body).toBeNull();
});
