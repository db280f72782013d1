import { expect, test } from 'vitest';
import { isEventInPart, NIGHTS_OF_WHOLE_CHECK, takePart, toPartOfNight } from './verify-part.ts';

const nightsFrom = (first: string): string[] =>
  Array.from({ length: NIGHTS_OF_WHOLE_CHECK }, (_, days) =>
    new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10),
  );

test.each(['2026-11-21', '2026-12-27', '2028-02-25'])(
  'toPartOfNight: two weeks of nights from %s check every event and every read model once',
  (first) => {
    const parts = nightsFrom(first).map(toPartOfNight);
    for (let index = 0; index < 25; index += 1)
      expect(parts.filter((part) => isEventInPart(part, index))).toHaveLength(1);
    for (const count of [0, 3, 10, 19, 40]) {
      const all = Array.from({ length: count }, (_, index) => index);
      expect(parts.flatMap((part) => takePart(part, all)).toSorted((one, other) => one - other)).toEqual(all);
    }
  },
);

test('takePart: takes about as many elements in each part, and everything without one', () => {
  const all = Array.from({ length: 19 }, (_, index) => index);
  const sizes = Array.from({ length: 10 }, (_, index) => takePart({ number: index + 1, of: 10 }, all).length);
  expect(new Set(sizes)).toEqual(new Set([1, 2]));
  expect(takePart(undefined, all)).toEqual(all);
  expect([0, 1, 2].map((index) => isEventInPart(undefined, index))).toEqual([true, true, true]);
});
