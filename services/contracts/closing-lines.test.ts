import { expect, test } from 'vitest';
import { toClosingSections } from './closing-lines.ts';

const stock = { unused: 0, taken_early: 0, value_cents: 0, former_unused: 0, former_value_cents: 0 };

test('toClosingSections: the lines of each section lead from the first to the last, which its parts add up to', () => {
  const sections = toClosingSections({
    opening: {
      ...stock,
      unused: 10,
      taken_early: 1,
      value_cents: 9_000,
      open_cents: 5_000,
      credit_cents: 500,
      to_return_cents: 0,
    },
    change: {
      ...{
        sold: 12,
        sold_cents: 30_000,
        reversed: 2,
        reversed_cents: 1_000,
        added: 1,
        delivered: 6,
        delivered_cents: 7_000,
      },
      ...{
        removed: 1,
        removed_cents: 900,
        due_cents: 30_000,
        no_longer_due_cents: 2_000,
        received_cents: 20_000,
        refunded_cents: 300,
      },
    },
    closing: {
      ...{ unused: 15, taken_early: 2, value_cents: 30_100, former_unused: 4, former_value_cents: 100 },
      ...{ open_cents: 14_000, credit_cents: 900, to_return_cents: 300 },
    },
  });
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((total, each) => total + (each ?? 0), 0);
  for (const { title, lines, parts } of sections) {
    const last = lines.at(-1);
    for (const of of ['classes', 'cents'] as const) {
      const before = lines.slice(0, -1).map((each) => each[of]);
      expect([title, of, sum(before)]).toEqual([title, of, last?.[of] ?? 0]);
      expect([title, of, sum(parts.map((each) => each[of]))]).toEqual([title, of, last?.[of] ?? 0]);
    }
  }
  const names = sections.flatMap(({ lines, parts }) => [...lines, ...parts].map(({ name }) => name));
  expect(names).toEqual([...new Set(names)]);
});
