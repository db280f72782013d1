import { expect, test } from 'vitest';
import { toBalanceSteps, toTimeAxis } from './balance-steps.ts';

const point = (created_at: string, remaining_after: number) => ({
  created_at,
  effective_on: created_at.slice(0, 10),
  remaining_after,
  total_after: 18,
});
const zone = 'America/New_York';
const labels = (points: ReturnType<typeof point>[], now: string) => {
  const { ticks, format } = toTimeAxis(toBalanceSteps(points, Date.parse(now)), zone);
  return ticks.map(format);
};

test('toBalanceSteps: extends the last balance to now', () => {
  const steps = toBalanceSteps([point('2026-11-20T15:00:00.000Z', 6)], Date.parse('2026-11-21T15:00:00.000Z'));
  expect(steps.map(({ remaining }) => remaining)).toEqual([6, 6]);
  expect(toBalanceSteps([], 0)).toEqual([]);
});

test('toTimeAxis: marks each month once, in order', () => {
  const points = [
    point('2026-09-03T15:00:00.000Z', 6),
    point('2026-10-01T15:00:00.000Z', 5),
    point('2026-10-08T15:00:00.000Z', 4),
  ];
  expect(labels(points, '2026-11-02T15:00:00.000Z')).toEqual(['Sep', 'Oct', 'Nov']);
});

test('toTimeAxis: marks the first and last day within one month', () => {
  const points = [point('2026-11-03T15:00:00.000Z', 6), point('2026-11-10T15:00:00.000Z', 5)];
  expect(labels(points, '2026-11-20T15:00:00.000Z')).toEqual(['Nov 3', 'Nov 20']);
  expect(labels(points.slice(0, 1), '2026-11-03T18:00:00.000Z')).toEqual(['Nov 3']);
});

test('toTimeAxis: drops a month too close to the next one', () => {
  const points = ['2026-07-28', '2026-08-03', '2026-09-01', '2026-10-01'].map((day) =>
    point(`${day}T15:00:00.000Z`, 5),
  );
  expect(labels(points, '2026-11-02T15:00:00.000Z')).toEqual(['Aug', 'Sep', 'Oct', 'Nov']);
});

test('toTimeAxis: labels include the year when they cover more than one', () => {
  const months = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2025, index, 5, 15)).toISOString());
  const shown = labels(
    months.map((at) => point(at, 5)),
    '2026-12-05T16:00:00.000Z',
  );
  expect(shown.at(-1)).toBe('Dec ’26');
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.length).toBeLessThanOrEqual(7);
});
