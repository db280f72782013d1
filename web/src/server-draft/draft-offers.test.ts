import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createEmptyDraftPage,
  createFakeBrowserStorage,
  createFakeDraftServer,
  openEmptyDraftPage,
} from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = () => vi.advanceTimersByTimeAsync(1_000);

/** A server on which this was typed before, and the page left. */
async function afterTyping(...texts: string[]) {
  const server = createFakeDraftServer();
  for (const text of texts) {
    const { draft } = await openEmptyDraftPage(server);
    draft.type(text);
    await second();
    draft.stop();
  }
  return server;
}

test('an offered draft: the page opens empty and offers the earlier draft', async () => {
  const server = await afterTyping('from before');
  const { draft } = await openEmptyDraftPage(server);
  const { saved_at: savedAt } = server.stored;
  expect(draft.state()).toMatchObject({
    ...{ value: '', savedAt: null, dirty: false, replaced: 0 },
    offer: { reason: 'restore', body: 'from before', savedAt, replaces: false },
  });
  draft.takeOffer();
  expect(draft.state()).toMatchObject({ value: 'from before', replaced: 1, dirty: false, savedAt, offer: null });
});

test('an offered draft: without any content nothing is offered or saved', async () => {
  const server = createFakeDraftServer();
  const { draft } = await openEmptyDraftPage(server);
  draft.type('');
  await second();
  expect(draft.state().offer).toBeNull();
  expect(server.saves).toEqual([]);
});

test('type: saves new content beside the offer, and another device is offered both', async () => {
  const server = await afterTyping('from before');
  const { saved_at: before } = server.stored;
  const { draft } = await openEmptyDraftPage(server);
  draft.type('new');
  expect(draft.state()).toMatchObject({ value: 'new', replaced: 0 });
  await second();
  expect(draft.state()).toMatchObject({
    dirty: false,
    offer: { body: 'from before', savedAt: before, replaces: true },
  });

  const { draft: phone } = await openEmptyDraftPage(server);
  expect(phone.state()).toMatchObject({ value: '', offer: { body: 'new', savedAt: server.stored.saved_at } });
  phone.takeOffer();
  expect(phone.state()).toMatchObject({ value: 'new', offer: { body: 'from before', replaces: true } });
  phone.takeOffer();
  expect(phone.state()).toMatchObject({ value: 'from before', replaced: 2, offer: null });
  await second();
  const { draft: desk } = await openEmptyDraftPage(server);
  desk.takeOffer();
  expect(desk.state()).toMatchObject({ value: 'from before', offer: null });
});

test('dropOffer: keeps new content; the last one leaves nothing', async () => {
  const server = await afterTyping('oldest', 'older');
  const { draft } = await openEmptyDraftPage(server);
  draft.type('new');
  expect(await draft.dropOffer()).toBe(true);
  expect(draft.state()).toMatchObject({ value: 'new', offer: { body: 'oldest' } });
  expect(await draft.dropOffer()).toBe(true);
  expect(draft.state()).toMatchObject({ value: 'new', offer: null });

  const { draft: again } = await openEmptyDraftPage(server);
  expect(await again.dropOffer()).toBe(true);
  expect(again.state()).toMatchObject({ value: '', offer: null });
  expect(server.stored.body).toBeNull();
});

test('dropOffer: ends the offer on other devices', async () => {
  const server = await afterTyping('from before');
  const { draft } = await openEmptyDraftPage(server);
  const { draft: phone } = await openEmptyDraftPage(server);
  await phone.dropOffer();
  await draft.checkRemote();
  expect(draft.state()).toMatchObject({ value: '', offer: null });
});

test('dropOffer: keeps what another device has saved, also when the window gets the focus by the same click', async () => {
  const server = await afterTyping('from before');
  const { draft } = await openEmptyDraftPage(server);
  server.saveFromOtherDevice('phone');
  const checked = draft.checkRemote();
  expect(await draft.dropOffer()).toBe(true);
  await checked;
  await draft.checkRemote();
  expect(draft.state()).toMatchObject({ value: '', offer: { body: 'phone' } });
});

test('dropOffer: offers again what could not be deleted', async () => {
  const server = await afterTyping('from before');
  const { draft } = await openEmptyDraftPage(server);
  server.unreachable = true;
  expect(await draft.dropOffer()).toBe(false);
  expect(draft.state().offer).toMatchObject({ body: 'from before' });
});

test('discard: keeps an earlier draft that was not restored', async () => {
  const server = await afterTyping('from before');
  const { draft, browser } = await openEmptyDraftPage(server);
  draft.type('another one');
  await second();
  expect(await draft.discard()).toBe(true);
  expect(browser.holds()).toBeNull();
  const { draft: next } = await openEmptyDraftPage(server);
  expect(next.state()).toMatchObject({ value: '', offer: { body: 'from before' } });
});

test('discard: deletes nothing when nothing was typed', async () => {
  const server = await afterTyping('from before');
  const { draft } = await openEmptyDraftPage(server);
  expect(await draft.discard()).toBe(true);
  expect(draft.state().offer).toMatchObject({ body: 'from before' });
  expect(server.stored.body).not.toBeNull();
});

test('open: offers and sends a draft that a crash left in this browser', async () => {
  const server = await afterTyping('from before');
  const { draft: crashed, browser } = await openEmptyDraftPage(server);
  server.unreachable = true;
  crashed.type('typed offline');
  await second();
  crashed.stop();
  const { draft: offline } = await openEmptyDraftPage(server, browser);
  expect(offline.state()).toMatchObject({ value: '', offer: { body: 'typed offline' } });
  expect(offline.state().offer?.savedAt).not.toBe('');
  offline.stop();
  server.unreachable = false;
  await openEmptyDraftPage(server, browser);
  await second();
  const { draft } = await openEmptyDraftPage(server, createFakeBrowserStorage());
  expect(draft.state()).toMatchObject({ value: '', offer: { body: 'typed offline' } });
  draft.takeOffer();
  expect(draft.state().offer).toMatchObject({ body: 'from before' });
});

test('merge: keeps the drafts of two devices without a choice', async () => {
  const server = createFakeDraftServer();
  const { draft: desk } = await openEmptyDraftPage(server);
  const { draft: phone } = await openEmptyDraftPage(server);
  phone.type('phone');
  await second();
  desk.type('desk');
  await second();
  await second();
  expect(desk.state()).toMatchObject({ value: 'desk', dirty: false, replaced: 0, offer: { body: 'phone' } });
  const { draft: tablet } = await openEmptyDraftPage(server);
  expect(tablet.state().offer).toMatchObject({ body: 'desk' });
});

test('checkRemote: a page with content keeps showing it, and offers what another device typed beside it', async () => {
  const server = createFakeDraftServer();
  const { draft: desk } = await openEmptyDraftPage(server);
  desk.type('desk');
  await second();
  const { draft: phone } = await openEmptyDraftPage(server);
  phone.type('phone');
  await second();
  await desk.checkRemote();
  expect(desk.state()).toMatchObject({
    ...{ value: 'desk', replaced: 0, replacedByRemoteAt: null },
    offer: { body: 'phone', replaces: true },
  });
});

test('merge: content typed before loading replaces nothing', async () => {
  const server = await afterTyping('from before');
  server.unreachable = true;
  const { draft } = await openEmptyDraftPage(server);
  draft.type('typed early');
  server.unreachable = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(draft.state()).toMatchObject({ value: 'typed early', dirty: false, offer: { body: 'from before' } });
});

test('readStack: reads a single form as a draft', async () => {
  const server = createFakeDraftServer();
  server.saveFromOtherDevice('alone');
  const { draft } = await openEmptyDraftPage(server);
  expect(draft.state().offer).toMatchObject({ body: 'alone' });
});

test('readStack: ignores a draft of another form', async () => {
  const server = createFakeDraftServer();
  server.saveFromOtherDevice({ now: 7, earlier: [] });
  const { draft } = await openEmptyDraftPage(server);
  expect(draft.state()).toMatchObject({ value: '', offer: null });
});

test('discard: a page without edits keeps what another device saved, and the next page offers it', async () => {
  const server = createFakeDraftServer();
  const { draft } = await openEmptyDraftPage(server);
  server.saveFromOtherDevice('phone');
  expect(await draft.discard()).toBe(true);
  expect(server.stored.body).toBe('phone');
  const { draft: next } = await openEmptyDraftPage(server);
  expect(next.state()).toMatchObject({ value: '', offer: { reason: 'restore', body: 'phone' } });
});

test('dropOffer: before the page has heard from the server, also discards what the offered draft continued there', async () => {
  const server = await afterTyping('from before');
  const { draft: before, browser } = await openEmptyDraftPage(server);
  before.takeOffer();
  before.type('continued');
  before.stop();
  const { draft } = createEmptyDraftPage(server, browser);
  expect(draft.state().offer).toMatchObject({ body: 'continued' });
  expect(await draft.dropOffer()).toBe(true);
  expect(draft.state()).toMatchObject({ value: '', offer: null });
  expect(server.stored.body).toBeNull();
});

test('dropOffer: before the page has heard from the server, keeps what another device has typed since', async () => {
  const server = await afterTyping('from before');
  const { draft: before, browser } = await openEmptyDraftPage(server);
  before.takeOffer();
  before.type('continued');
  before.stop();
  server.saveFromOtherDevice('from elsewhere');
  const { draft } = createEmptyDraftPage(server, browser);
  await draft.dropOffer();
  expect(draft.state()).toMatchObject({ value: '', offer: { body: 'from elsewhere' } });
  expect(server.stored.body).toBe('from elsewhere');
});
