import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForSleep } from './watch-for-sleep.ts';

const browser = new EventTarget();
const page = Object.assign(new EventTarget(), { hidden: false });
const heard = { wake: 0, lost: 0 };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  Object.assign(heard, { wake: 0, lost: 0 });
  page.hidden = false;
  stop = watchForSleep({
    wake: () => {
      heard.wake += 1;
    },
    lost: () => {
      heard.lost += 1;
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(visible: boolean) {
  page.hidden = !visible;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('time that passes tick by tick is no sleep', () => {
  vi.advanceTimersByTime(3_600_000);
  expect(heard.wake).toBe(0);
});

test('a machine that slept, or whose clock was set back, wakes', () => {
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5_000);
  expect(heard.wake).toBe(1);
  vi.setSystemTime(Date.now() - 60_000);
  vi.advanceTimersByTime(5_000);
  expect(heard.wake).toBe(2);
});

test('a slowed tab in the background is no sleep; coming back to it after a while is', () => {
  show(false);
  vi.setSystemTime(Date.now() + 55_000);
  vi.advanceTimersByTime(5_000);
  expect(heard.wake).toBe(0);
  vi.advanceTimersByTime(5_000);
  show(true);
  expect(heard.wake).toBe(1);
});

test('a glance at another tab changes nothing', () => {
  show(false);
  vi.advanceTimersByTime(10_000);
  show(true);
  expect(heard.wake).toBe(0);
});

test('the network going and coming is heard, until nobody listens', () => {
  browser.dispatchEvent(new Event('offline'));
  browser.dispatchEvent(new Event('online'));
  expect(heard).toEqual({ wake: 1, lost: 1 });
  stop();
  browser.dispatchEvent(new Event('online'));
  expect(heard.wake).toBe(1);
});
