import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapInParallel } from './map-in-parallel.ts';

const items = Array.from({ length: 30 }, (_, index) => index);

test('mapInParallel: returns results in the order of the items, whichever completes first', async () => {
  const results = await mapInParallel(items, async (item) => {
    await sleep(item % 3);
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(await mapInParallel([], async () => 'never')).toEqual([]);
});

test('mapInParallel: processes at most 8 items at once', async () => {
  let current = 0;
  const counts: number[] = [];
  await mapInParallel(items, async () => {
    current += 1;
    counts.push(current);
    await sleep(1);
    current -= 1;
  });
  expect(Math.max(...counts)).toBe(8);
});

test('mapInParallel: rejects with the first failure and starts no further items', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await sleep(0);
    if (item === 5) throw new Error('the fifth');
  };
  await expect(mapInParallel(items, work)).rejects.toThrow('the fifth');
  await sleep(20);
  expect(begun.length).toBeLessThanOrEqual(16);
});
