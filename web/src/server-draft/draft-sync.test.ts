import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeDraftServer, openDraftPage, openLoadedDraftPage } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = () => vi.advanceTimersByTimeAsync(1_000);

test('type: saves once, a second after the last keystroke', async () => {
  const { server, draftSync, browser } = await openLoadedDraftPage();
  for (const text of ['a', 'ab', 'abc']) {
    draftSync.type(text);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(draftSync.state().dirty).toBe(true);
  expect(browser.holds()).toBe('abc');
  await second();
  expect(server.saves).toEqual(['abc']);
  expect(draftSync.state()).toMatchObject({ dirty: false, saving: false, savedAt: server.stored.saved_at });
  expect(browser.holds()).toBeNull();
});

test('type: saves at most every three seconds, and a large draft less often', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  const type = async (seconds: number, start = '') => {
    for (let n = 0; n < seconds; n += 1) {
      draftSync.type(`${start}${n}`);
      draftSync.leaveField();
      await second();
    }
  };
  await type(30);
  expect(server.saves.length).toBeLessThanOrEqual(11);
  expect(server.saves.length).toBeGreaterThanOrEqual(9);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.saves.at(-1)).toBe('29');
  const before = server.saves.length;
  await type(60, 'x'.repeat(200_000));
  expect(server.saves.length - before).toBeLessThanOrEqual(7);
});

test('type: keeps a rate-limited draft in the browser and saves it later', async () => {
  const { server, draftSync, browser } = await openLoadedDraftPage();
  const save = vi.spyOn(server.api, 'save').mockResolvedValue({ failure: { kind: 'too-often' } });
  draftSync.type('words');
  await second();
  expect(draftSync.state()).toMatchObject({ dirty: true, failure: { kind: 'too-often' } });
  expect(browser.holds()).toBe('words');
  save.mockRestore();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.stored.body).toBe('words');
});

test('leaveField: saves at once', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  draftSync.type('abc');
  draftSync.leaveField();
  await vi.advanceTimersByTimeAsync(0);
  expect(draftSync.state().dirty).toBe(false);
  await second();
  expect(server.saves).toEqual(['abc']);
});

test('open: restores the saved draft', async () => {
  const server = createFakeDraftServer();
  server.saveFromOtherDevice('from before');
  const { draftSync } = await openLoadedDraftPage(server);
  expect(draftSync.state()).toMatchObject({ value: 'from before', replaced: 1, dirty: false, ready: true });
});

test('type: keeps the draft in the browser without a connection and sends it later', async () => {
  const { server, draftSync, browser } = await openLoadedDraftPage();
  server.unreachable = true;
  draftSync.type('offline');
  await second();
  expect(draftSync.state()).toMatchObject({ dirty: true, failure: { kind: 'offline' } });
  expect(browser.holds()).toBe('offline');
  server.unreachable = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.stored.body).toBe('offline');
  expect(draftSync.state()).toMatchObject({ dirty: false, failure: null });
});

test('reconnected: sends drafts that wait for an answer or a retry at once', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  server.neverAnswers = true;
  draftSync.type('into the dark');
  await second();
  expect(draftSync.state()).toMatchObject({ dirty: true, saving: true });
  draftSync.type('into the dark, and more');
  server.neverAnswers = false;
  await draftSync.reconnected();
  expect(server.stored.body).toBe('into the dark, and more');
  expect(draftSync.state()).toMatchObject({ dirty: false, saving: false, failure: null });

  server.unreachable = true;
  draftSync.type('offline');
  await vi.advanceTimersByTimeAsync(20_000);
  server.unreachable = false;
  await draftSync.reconnected();
  expect(server.stored.body).toBe('offline');
});

test('reconnected: loads the draft of a page that was opened offline', async () => {
  const server = createFakeDraftServer();
  server.saveFromOtherDevice('from before');
  server.neverAnswers = true;
  const { draftSync } = openDraftPage(server);
  await second();
  expect(draftSync.state().ready).toBe(false);
  server.neverAnswers = false;
  await draftSync.reconnected();
  expect(draftSync.state()).toMatchObject({ value: 'from before', ready: true, failure: null });
});

test('open: restores and sends the draft of a page that crashed offline', async () => {
  const server = createFakeDraftServer();
  server.saveFromOtherDevice('saved');
  const { draftSync: crashed, browser } = await openLoadedDraftPage(server);
  server.unreachable = true;
  crashed.type('saved and more');
  crashed.stop();
  const { draftSync } = await openLoadedDraftPage(server, browser);
  expect(draftSync.state()).toMatchObject({ value: 'saved and more', dirty: true, ready: true });
  server.unreachable = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.stored.body).toBe('saved and more');
  expect(draftSync.state().offer).toBeNull();
});

test('send: a save whose answer was lost causes no conflict', async () => {
  const { server, draftSync, browser } = await openLoadedDraftPage();
  server.losesAnswers = true;
  draftSync.type('one');
  await second();
  server.losesAnswers = false;
  draftSync.type('one two');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.stored.body).toBe('one two');
  expect(draftSync.state()).toMatchObject({ dirty: false, offer: null });

  server.losesAnswers = true;
  draftSync.type('one two three');
  await second();
  draftSync.type('one two three four');
  draftSync.stop();
  server.losesAnswers = false;
  const { draftSync: reloaded } = await openLoadedDraftPage(server, browser);
  await second();
  expect(server.stored.body).toBe('one two three four');
  expect(reloaded.state().offer).toBeNull();
});

test('checkRemote: takes over a newer revision when nothing was typed', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  server.saveFromOtherDevice('from the phone');
  await draftSync.checkRemote();
  expect(draftSync.state()).toMatchObject({ value: 'from the phone', dirty: false, offer: null });
});

test('discard: deletes the draft for good, even with a save in flight', async () => {
  const { server, draftSync, browser } = await openLoadedDraftPage();
  draftSync.type('answers');
  await second();
  draftSync.type('answers!');
  expect(await draftSync.discard()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.stored.body).toBeNull();
  expect(browser.holds()).toBeNull();
  expect(draftSync.state()).toMatchObject({ value: 'answers!', dirty: false, savedAt: null });
});

test('clear: empties the page and deletes the draft everywhere', async () => {
  const { server, draftSync, browser } = await openLoadedDraftPage();
  draftSync.type('saved');
  await second();
  draftSync.type('saved, and typed on');
  expect(await draftSync.clear()).toBe(true);
  expect(draftSync.state()).toMatchObject({ value: '', dirty: false, savedAt: null, failure: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.stored.body, browser.holds()]).toEqual([null, null]);
  draftSync.type('anew');
  await second();
  await second();
  await second();
  expect(server.stored.body).toBe('anew');
});

test('clear: discards a refused draft, and keeps one that cannot be deleted', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  const failure = { kind: 'refused', detail: 'Your unsubmitted drafts have reached the limit.' } as const;
  const save = vi.spyOn(server.api, 'save').mockResolvedValue({ failure });
  draftSync.type('too much');
  await second();
  server.unreachable = true;
  expect(await draftSync.clear()).toBe(false);
  expect(draftSync.state()).toMatchObject({ value: 'too much', dirty: true });
  server.unreachable = false;
  expect(await draftSync.clear()).toBe(true);
  expect(draftSync.state()).toMatchObject({ value: '', dirty: false, failure: null });
  save.mockRestore();
});

test('send: reports a refusal and retries only after another edit', async () => {
  const { server, draftSync } = await openLoadedDraftPage();
  const detail = 'The request is larger than 256 kB.';
  const save = vi.spyOn(server.api, 'save').mockResolvedValue({ failure: { kind: 'refused', detail } });
  draftSync.type('too much');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(draftSync.state().failure).toEqual({ kind: 'refused', detail });
  save.mockRestore();
  draftSync.type('less');
  await second();
  expect(server.stored.body).toBe('less');
});

test('open: ignores a draft of another form', async () => {
  const server = createFakeDraftServer();
  server.saveFromOtherDevice({ of: 'another release' });
  const { draftSync } = await openLoadedDraftPage(server);
  expect(draftSync.state()).toMatchObject({ value: '', offer: null, ready: true });
  draftSync.type('anew');
  await second();
  expect(server.stored.body).toBe('anew');
});

test('stop: a late answer leaves nothing in the storage of a tab that was emptied', async () => {
  const server = createFakeDraftServer();
  server.saveFromOtherDevice('saved before');
  const { draftSync, browser } = await openLoadedDraftPage(server);
  expect(browser.shows()).toBe('saved before');
  const { load, save } = server.api;
  const leave = () => {
    draftSync.stop();
    browser.empty();
  };
  vi.spyOn(server.api, 'load').mockImplementationOnce(async (signal) => {
    const answer = await load(signal);
    leave();
    return answer;
  });
  server.saveFromOtherDevice('saved elsewhere');
  await draftSync.checkRemote();
  expect([browser.shows(), browser.holds()]).toEqual([null, null]);

  const typing = await openLoadedDraftPage(server, browser);
  vi.spyOn(server.api, 'save').mockImplementationOnce(async (body, signal) => {
    const answer = await save(body, signal);
    typing.draftSync.stop();
    return answer;
  });
  typing.draftSync.type('typed');
  await second();
  expect(server.stored.body).toBe('typed');
  expect([browser.shows(), browser.holds()]).toEqual([null, null]);
});
