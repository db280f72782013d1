import { NIL as RACE } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOpenRace, RACE_SECONDS, RACE_STARTED_AT } from '#events/learning/race/test/race-fixture.ts';
import { StoreUnavailableError } from '#events/store/port/event-store.ts';
import { createRaceRunner } from './race-runner.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(RACE_STARTED_AT) });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
});

function openRunner() {
  const state = { isAway: true };
  const loads: number[] = [];
  const loadAggregate = async () => {
    loads.push(Date.now() - Date.parse(RACE_STARTED_AT));
    if (state.isAway) throw new StoreUnavailableError('away');
    return { state: createOpenRace(), version: 4 };
  };
  const handle = vi.fn(async () => ({ status: 'done' }));
  const warn = vi.fn();
  const needs = { loadAggregate, handle, clock: () => new Date(), centre: { timeZone: 'UTC' }, log: { warn } };
  const runner = createRaceRunner(needs as unknown as Parameters<typeof createRaceRunner>[0]);
  return { runner, state, loads, handle, warn };
}

test('createRaceRunner: waits longer after each failure, up to about 5 s, and as long as before once it works', async () => {
  const { runner, state, loads, handle, warn } = openRunner();
  runner.follow(RACE);
  await vi.advanceTimersByTimeAsync(15_500);
  expect(loads).toEqual([0, 160, 480, 1_120, 2_400, 4_960, 10_080, 15_200]);
  expect(warn).toHaveBeenCalledTimes(loads.length);

  state.isAway = false;
  await vi.advanceTimersByTimeAsync(RACE_SECONDS * 1_000 + 1_000 - 15_500);
  expect(handle).toHaveBeenCalledWith(
    expect.objectContaining({ command: { type: 'CloseOverdueQuestion', question: 0 } }),
  );
  state.isAway = true;
  loads.length = 0;
  await vi.advanceTimersByTimeAsync(1_500);
  expect(loads.length).toBeGreaterThan(2);
  await runner.close();
});

test('createRaceRunner: an event of the race ends the wait after a failure', async () => {
  const { runner, state, loads } = openRunner();
  runner.follow(RACE);
  await vi.advanceTimersByTimeAsync(10_100);
  state.isAway = false;
  loads.length = 0;
  runner.follow(RACE);
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toEqual([10_100]);
  await runner.close();
});
