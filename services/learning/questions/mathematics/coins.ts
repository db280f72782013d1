import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatCents, formatMoney } from './format-math.ts';

/** Exercises about coins, which are drawn. */
export const coinKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 2, coins),
  defineExerciseKind(2, 2, mixedCoins),
  defineExerciseKind(1, 3, drawnCoins),
];

/** What the coins are worth together after each one, in cents. */
const countUp = (cents: readonly number[]): number[] =>
  cents.map((_, last) => cents.slice(0, last + 1).reduce((total, coin) => total + coin, 0));

function coins(draw: RandomDraw, grade: number): Exercise {
  const all = [
    ['dimes', 10],
    ['nickels', 5],
    ['quarters', 25],
  ] as const;
  const [coin, cents] = draw.of(grade === 1 ? all.slice(0, 2) : all);
  const count = draw.between(2, coin === 'quarters' ? 3 : 9);
  return createNumberExercise({
    text: `How much are ${count} ${coin} worth?`,
    answer: count * cents,
    mistakes: [count * cents + cents, count * cents - cents, count, count * (cents === 10 ? 5 : 10)],
    steps: `Each one is worth ${formatCents(cents)}. Count by ${cents}s: ${Array.from({ length: count }, (_, n) => (n + 1) * cents).join(', ')}.`,
    write: formatCents,
    least: 1,
    figure: { kind: 'coins', cents: Array.from({ length: count }, () => cents) },
  });
}

/** Coins of two kinds, counted from the larger kind on. */
function mixedCoins(draw: RandomDraw): Exercise {
  const [[first, high], [second, low]] = draw.of([
    [
      ['dime', 10],
      ['nickel', 5],
    ],
    [
      ['quarter', 25],
      ['dime', 10],
    ],
    [
      ['quarter', 25],
      ['nickel', 5],
    ],
  ] as const);
  const [m, n] = [draw.between(1, high === 25 ? 2 : 4), draw.between(1, 4)];
  const answer = m * high + n * low;
  const cents = [...Array.from({ length: m }, () => high), ...Array.from({ length: n }, () => low)];
  const counted = countUp(cents);
  const toCount = (count: number, coin: string) => `${count} ${coin}${count === 1 ? '' : 's'}`;
  return createNumberExercise({
    text: `How much are ${toCount(m, first)} and ${toCount(n, second)} worth together?`,
    answer,
    mistakes: [answer + low, answer - low, n * high + m * low, (m + n) * low, (m + n) * high],
    steps: `Count the ${first}s first, then the ${second}s: ${counted.map(formatCents).join(', ')}.`,
    write: formatCents,
    least: 1,
    figure: { kind: 'coins', cents },
  });
}

type CoinLimit = readonly [cents: 1 | 5 | 10 | 25, most: number];

/** The coins that a drawing may have in grades 1 to 3, from the largest on: less than a dollar up to grade 2, 10 coins in all. */
const coinLimitsByGrade: readonly (readonly (readonly CoinLimit[])[])[] = [
  [
    [
      [10, 5],
      [1, 4],
    ],
    [
      [10, 4],
      [5, 3],
    ],
    [
      [5, 4],
      [1, 4],
    ],
  ],
  [
    [
      [25, 2],
      [10, 3],
      [5, 3],
    ],
    [
      [25, 2],
      [10, 3],
      [1, 4],
    ],
    [
      [10, 3],
      [5, 3],
      [1, 4],
    ],
  ],
  [
    [
      [25, 3],
      [10, 3],
      [5, 2],
      [1, 2],
    ],
  ],
];

/** Coins of which only the drawing shows the number. */
function drawnCoins(draw: RandomDraw, grade: number): Exercise {
  const cents = draw
    .of(coinLimitsByGrade[grade - 1] as readonly (readonly CoinLimit[])[])
    .flatMap(([coin, most]) => Array.from({ length: draw.between(1, most) }, () => coin));
  const answer = cents.reduce((total, coin) => total + coin, 0);
  const counted = countUp(cents);
  const write = grade < 3 ? formatCents : formatMoney;
  const last = cents.at(-1) as number;
  return createNumberExercise({
    text: 'How much money is this?',
    answer,
    mistakes: [answer + last, answer - (cents[0] as number), cents.length, cents.length * 10, answer + 5],
    steps: `Count the coins from the largest on: ${counted.map(write).join(', ')}.`,
    write,
    least: 1,
    figure: { kind: 'coins', cents },
  });
}
