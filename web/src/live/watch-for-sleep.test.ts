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

function setVisible(visible: boolean) {
  page.hidden = !visible;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('watchForSleep: regular ticks are no sleep', () => {
  vi.advanceTimersByTime(3_600_000);
  expect(heard.wake).toBe(0);
});

test('watchForSleep: detects sleep and a clock that was set back', () => {
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(5_000);
  expect(heard.wake).toBe(1);
  vi.setSystemTime(Date.now() - 60_000);
  vi.advanceTimersByTime(5_000);
  expect(heard.wake).toBe(2);
});

test('watchForSleep: ignores slow timers in the background, but wakes when the tab returns after a while', () => {
  setVisible(false);
  vi.setSystemTime(Date.now() + 55_000);
  vi.advanceTimersByTime(5_000);
  expect(heard.wake).toBe(0);
  vi.advanceTimersByTime(5_000);
  setVisible(true);
  expect(heard.wake).toBe(1);
});

test('watchForSleep: ignores a short switch of tabs', () => {
  setVisible(false);
  vi.advanceTimersByTime(10_000);
  setVisible(true);
  expect(heard.wake).toBe(0);
});

test('watchForSleep: reports network changes until it is stopped', () => {
  browser.dispatchEvent(new Event('offline'));
  browser.dispatchEvent(new Event('online'));
  expect(heard).toEqual({ wake: 1, lost: 1 });
  stop();
  browser.dispatchEvent(new Event('online'));
  expect(heard.wake).toBe(1);
});
