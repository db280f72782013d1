import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, opened, page } from './test/draft-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const second = () => vi.advanceTimersByTimeAsync(1_000);

test('a second after the last keystroke all of it is saved once', async () => {
  const server = fakeServer();
  const { keeper, browser } = await opened(server);
  for (const text of ['a', 'ab', 'abc']) {
    keeper.type(text);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(keeper.state().dirty).toBe(true);
  expect(browser.holds()).toBe('abc');
  await second();
  expect(server.saves).toEqual(['abc']);
  expect(keeper.state()).toMatchObject({ dirty: false, saving: false, savedAt: server.standing.saved_at });
  expect(browser.holds()).toBeNull();
});

test('however it is typed, a draft is saved at most every three seconds, and a large one less often', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  const type = async (seconds: number, start = '') => {
    for (let n = 0; n < seconds; n += 1) {
      keeper.type(`${start}${n}`);
      keeper.leaveField();
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

test('too many saves: the words stay here, and are saved when there is time', async () => {
  const server = fakeServer();
  const { keeper, browser } = await opened(server);
  const save = vi.spyOn(server.door, 'save').mockResolvedValue({ failure: { kind: 'too-often' } });
  keeper.type('words');
  await second();
  expect(keeper.state()).toMatchObject({ dirty: true, failure: { kind: 'too-often' } });
  expect(browser.holds()).toBe('words');
  save.mockRestore();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.standing.body).toBe('words');
});

test('leaving a field saves at once', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  keeper.type('abc');
  keeper.leaveField();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.state().dirty).toBe(false);
  await second();
  expect(server.saves).toEqual(['abc']);
});

test('what was typed before is on the page after a reload', async () => {
  const server = fakeServer();
  server.elsewhere('from before');
  const { keeper } = await opened(server);
  expect(keeper.state()).toMatchObject({ value: 'from before', replaced: 1, dirty: false, ready: true });
});

test('without a connection words stay in the browser, and are sent when it returns', async () => {
  const server = fakeServer();
  const { keeper, browser } = await opened(server);
  server.away = true;
  keeper.type('offline');
  await second();
  expect(keeper.state()).toMatchObject({ dirty: true, failure: { kind: 'offline' } });
  expect(browser.holds()).toBe('offline');
  server.away = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.standing.body).toBe('offline');
  expect(keeper.state()).toMatchObject({ dirty: false, failure: null });
});

test('when the connection returns, words that wait for an answer or for the next try go out at once', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  server.hangs = true;
  keeper.type('into the dark');
  await second();
  expect(keeper.state()).toMatchObject({ dirty: true, saving: true });
  keeper.type('into the dark, and more');
  server.hangs = false;
  await keeper.reconnected();
  expect(server.standing.body).toBe('into the dark, and more');
  expect(keeper.state()).toMatchObject({ dirty: false, saving: false, failure: null });

  server.away = true;
  keeper.type('offline');
  await vi.advanceTimersByTimeAsync(20_000);
  server.away = false;
  await keeper.reconnected();
  expect(server.standing.body).toBe('offline');
});

test('a page that was opened while nothing answered is filled when the connection returns', async () => {
  const server = fakeServer();
  server.elsewhere('from before');
  server.hangs = true;
  const { keeper } = page(server);
  await second();
  expect(keeper.state().ready).toBe(false);
  server.hangs = false;
  await keeper.reconnected();
  expect(keeper.state()).toMatchObject({ value: 'from before', ready: true, failure: null });
});

test('words of a page that crashed offline are there again, and sent', async () => {
  const server = fakeServer();
  server.elsewhere('saved');
  const { keeper: crashed, browser } = await opened(server);
  server.away = true;
  crashed.type('saved and more');
  crashed.stop();
  const { keeper } = await opened(server, browser);
  expect(keeper.state()).toMatchObject({ value: 'saved and more', dirty: true, ready: true });
  server.away = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.standing.body).toBe('saved and more');
  expect(keeper.state().offer).toBeNull();
});

test('a save whose answer was lost is no other device', async () => {
  const server = fakeServer();
  const { keeper, browser } = await opened(server);
  server.losesAnswers = true;
  keeper.type('one');
  await second();
  server.losesAnswers = false;
  keeper.type('one two');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.standing.body).toBe('one two');
  expect(keeper.state()).toMatchObject({ dirty: false, offer: null });

  server.losesAnswers = true;
  keeper.type('one two three');
  await second();
  keeper.type('one two three four');
  keeper.stop();
  server.losesAnswers = false;
  const { keeper: reloaded } = await opened(server, browser);
  await second();
  expect(server.standing.body).toBe('one two three four');
  expect(reloaded.state().offer).toBeNull();
});

test('where nothing was typed here, the newest of another device is taken', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  server.elsewhere('from the phone');
  await keeper.checkRemote();
  expect(keeper.state()).toMatchObject({ value: 'from the phone', dirty: false, offer: null });
});

test('what was submitted is no draft any more, also not by a save that comes late', async () => {
  const server = fakeServer();
  const { keeper, browser } = await opened(server);
  keeper.type('answers');
  await second();
  keeper.type('answers!');
  expect(await keeper.discard()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.standing.body).toBeNull();
  expect(browser.holds()).toBeNull();
  expect(keeper.state()).toMatchObject({ value: 'answers!', dirty: false, savedAt: null });
});

test('a draft that is discarded leaves an empty page, and is back nowhere', async () => {
  const server = fakeServer();
  const { keeper, browser } = await opened(server);
  keeper.type('saved');
  await second();
  keeper.type('saved, and typed on');
  expect(await keeper.clear()).toBe(true);
  expect(keeper.state()).toMatchObject({ value: '', dirty: false, savedAt: null, failure: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.standing.body, browser.holds()]).toEqual([null, null]);
  keeper.type('anew');
  await second();
  await second();
  await second();
  expect(server.standing.body).toBe('anew');
});

test('a draft that was refused is discarded, and one that cannot be discarded stays on the page', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  const failure = { kind: 'refused', detail: 'Your unsubmitted drafts have reached the limit.' } as const;
  const save = vi.spyOn(server.door, 'save').mockResolvedValue({ failure });
  keeper.type('too much');
  await second();
  server.away = true;
  expect(await keeper.clear()).toBe(false);
  expect(keeper.state()).toMatchObject({ value: 'too much', dirty: true });
  server.away = false;
  expect(await keeper.clear()).toBe(true);
  expect(keeper.state()).toMatchObject({ value: '', dirty: false, failure: null });
  save.mockRestore();
});

test('a refusal is told and not tried again before something else is typed', async () => {
  const server = fakeServer();
  const { keeper } = await opened(server);
  const detail = 'The request is larger than 256 kB.';
  const save = vi.spyOn(server.door, 'save').mockResolvedValue({ failure: { kind: 'refused', detail } });
  keeper.type('too much');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(keeper.state().failure).toEqual({ kind: 'refused', detail });
  save.mockRestore();
  keeper.type('less');
  await second();
  expect(server.standing.body).toBe('less');
});

test('a draft that this form does not know is none', async () => {
  const server = fakeServer();
  server.elsewhere({ of: 'another release' });
  const { keeper } = await opened(server);
  expect(keeper.state()).toMatchObject({ value: '', offer: null, ready: true });
  keeper.type('anew');
  await second();
  expect(server.standing.body).toBe('anew');
});
