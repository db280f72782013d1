import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, type Kind, kind } from './exercise.ts';
import { fraction } from './fraction.ts';
import { decimal, exponent, money, power, whole, written } from './written.ts';

export const decimalsInLaterGrades: readonly Kind[] = [
  kind(5, 9, product),
  kind(5, 7, byTens),
  kind(6, 9, quotient),
  kind(6, 10, percentOf),
  kind(7, 10, lessPercent),
  kind(8, 12, scientific),
  kind(8, 11, repeating),
  kind(8, 12, root),
  kind(9, 12, productOfPowers),
  kind(9, 12, compound),
];

/** Not a multiple of ten, so that the number of places is what it looks like. */
function units(draw: Draw, least: number, most: number): number {
  const n = draw.between(least, most);
  return n % 10 === 0 ? n + 1 : n;
}

function product(draw: Draw, grade: number): Exercise {
  const [p, q] = draw.of([
    [1, 1],
    [1, 2],
    [2, 1],
  ]) as [number, number];
  const b = draw.of([2, 3, 4, 6, 7, 8, 9]);
  // No product ends in 0, which would not be written.
  const a = draw.of(Array.from({ length: grade < 7 ? 12 : 45 }, (_, n) => n + 2).filter((n) => n % 5 !== 0));
  const answer = a * b;
  const places = p + q;
  return {
    text: `What is ${decimal(a, p)} × ${decimal(b, q)}?`,
    answer: decimal(answer, places),
    mistakes: [
      decimal(answer, places - 1),
      decimal(answer, places + 1),
      decimal(a + b, Math.max(p, q)),
      decimal(answer, Math.max(places - 2, 0)),
    ],
    steps: `${a} × ${b} = ${answer}. The factors have ${p} and ${q} decimal places, so the product has ${places}.`,
  };
}

function byTens(draw: Draw): Exercise {
  const n = units(draw, 12, 987);
  const [places, zeros] = [draw.of([1, 2]), draw.of([1, 2])];
  const times = draw.of([true, false]);
  const moved = places + (times ? -zeros : zeros);
  const write = (p: number) => (p < 0 ? whole(n * 10 ** -p) : decimal(n, p));
  return {
    text: `What is ${decimal(n, places)} ${times ? '×' : '÷'} ${10 ** zeros}?`,
    answer: write(moved),
    mistakes: [write(moved + 1), write(moved - 1), write(places + (times ? zeros : -zeros)), write(moved + 2)],
    steps: `${times ? 'Times' : 'Divided by'} ${10 ** zeros}, each digit moves ${zeros === 1 ? 'one place' : 'two places'} to the ${times ? 'left' : 'right'}.`,
  };
}

function quotient(draw: Draw): Exercise {
  const [divisor, answer] = [units(draw, 2, 9), units(draw, 12, 89)];
  const places = draw.of([1, 2]);
  const all = divisor * answer;
  return {
    text: `What is ${decimal(all, places + 1)} ÷ ${decimal(divisor, 1)}?`,
    answer: decimal(answer, places),
    mistakes: [decimal(answer * 10, 0), ...[places - 1, places + 1, places + 2].map((p) => decimal(answer, p))],
    steps: `Move both points one place: ${decimal(all, places)} ÷ ${divisor} = ${decimal(answer, places)}.`,
  };
}

function percentOf(draw: Draw, grade: number): Exercise {
  const percent = draw.of(grade < 8 ? [5, 10, 15, 20, 25, 30, 40, 60, 75] : [4, 8, 12, 15, 35, 45, 65, 85]);
  const all = draw.between(2, 24) * 20;
  const inHundredths = percent * all;
  return inNumbers({
    text: `What is ${percent}% of ${all}?`,
    answer: inHundredths,
    mistakes: [inHundredths * 10, inHundredths / 10, (100 - percent) * all, (all - percent) * 100],
    steps: `${percent}% is ${decimal(percent, 2)}, and ${decimal(percent, 2)} × ${all} = ${decimal(inHundredths, 2)}.`,
    write: (n) => decimal(n, 2),
    least: 1,
  });
}

function lessPercent(draw: Draw): Exercise {
  const percent = draw.of([5, 10, 15, 20, 25, 30, 40]);
  const dollars = draw.between(2, 24) * 10;
  const off = percent * dollars;
  const cents = dollars * 100;
  return inNumbers({
    text: `A coat costs ${money(cents)}. In a sale it is ${percent}% cheaper. What does it cost now?`,
    answer: cents - off,
    mistakes: [off, cents + off, cents - percent * 100, cents - off / 10],
    steps: `${percent}% of ${money(cents)} is ${money(off)}, and ${money(cents)} − ${money(off)} = ${money(cents - off)}.`,
    write: money,
    least: 1,
  });
}

/** 4.2 × 10⁻⁴ of 42 tenths and −4. */
const inPowers = (tenths: number, to: number): string => `${decimal(tenths, 1)} × 10${exponent(to)}`;

function scientific(draw: Draw): Exercise {
  const tenths = units(draw, 12, 98);
  const to = draw.of([3, 4, 5, 6, -2, -3, -4, -5]);
  const plain = to > 0 ? whole(tenths * 10 ** (to - 1)) : decimal(tenths, 1 - to);
  return {
    text: `What is ${plain} in scientific notation?`,
    answer: inPowers(tenths, to),
    mistakes: [-to, to + 1, to - 1].map((other) => inPowers(tenths, other)),
    steps: `One digit other than 0 stands before the point: ${decimal(tenths, 1)}. The point moves ${Math.abs(to)} places to the ${to > 0 ? 'left, so the exponent is positive' : 'right, so the exponent is negative'}.`,
  };
}

function repeating(draw: Draw): Exercise {
  const length = draw.of([1, 2]);
  const nines = length === 1 ? 9 : 99;
  const block = length === 1 ? draw.between(1, 8) : draw.of([12, 15, 18, 21, 24, 27, 36, 45, 54, 63, 72, 81]);
  const digits = String(block).repeat(length === 1 ? 3 : 2);
  const answer = fraction(block, nines);
  const others = [
    fraction(block, nines + 1),
    fraction(block, length === 1 ? 99 : 999),
    fraction(block + 1, nines),
    fraction(block + 2, nines),
    fraction(block, nines - 1),
  ];
  return {
    text: `Which fraction is 0.${digits}…, where the digits go on in the same way?`,
    answer: written(answer),
    mistakes: others.filter((f) => f.bottom > f.top).map(written),
    steps: `Call it x. Then ${whole(nines + 1)}x − x = ${block}, so ${nines}x = ${block} and x = ${block}/${nines}, in simplest form.`,
  };
}

function root(draw: Draw): Exercise {
  const n = draw.of([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15]);
  const places = draw.of([1, 2]);
  const square = decimal(n * n, 2 * places);
  return {
    text: `What is √${square}?`,
    answer: decimal(n, places),
    mistakes: [decimal(n, places + 1), decimal(n, places - 1), decimal(n + 1, places), decimal(n * n, 2 * places - 1)],
    steps: `${n} × ${n} = ${n * n}, and half as many places stand after the point: ${decimal(n, places)} × ${decimal(n, places)} = ${square}.`,
  };
}

function productOfPowers(draw: Draw): Exercise {
  const [a, b] = draw.of([
    [2, 3],
    [2, 4],
    [3, 3],
    [4, 5],
    [5, 6],
    [3, 8],
    [6, 7],
    [4, 8],
  ]) as [number, number];
  const [m, n] = [draw.between(3, 8), draw.of([-6, -5, -4, -2, 4, 5])];
  const over = a * b >= 10 ? 1 : 0;
  const tenths = a * b * (over === 1 ? 1 : 10);
  const to = m + n + over;
  const write = (e: number) => inPowers(tenths, e);
  return {
    text: `What is (${a} × ${power('10', m)}) × (${b} × ${power('10', n)}) in scientific notation?`,
    answer: write(to),
    mistakes: [write(m * n), write(to + 1), write(to - 1), write(m - n)],
    steps: `${a} × ${b} = ${a * b}, and the exponents add up: ${m} + ${n < 0 ? `(${whole(n)})` : n} = ${whole(m + n)}.${over === 1 ? ` ${a * b} is ${decimal(a * b, 1)} × 10, so one more.` : ''}`,
  };
}

function compound(draw: Draw): Exercise {
  const percent = draw.of([5, 10, 20]);
  const dollars = draw.between(1, 9) * 400;
  const after = (years: number) => (dollars * (100 + percent) ** years) / 100 ** (years - 1);
  const simple = dollars * (100 + 2 * percent);
  return inNumbers({
    text: `A sum of ${money(dollars * 100)} earns ${percent}% interest a year, which is added to it each year. How much is it after 2 years?`,
    answer: after(2),
    mistakes: [simple, after(1), after(3), simple + after(1) - dollars * 100],
    steps: `Times ${decimal(100 + percent, 2)} each year: after one year ${money(after(1))}, after two ${money(after(2))}.`,
    write: money,
    least: 1,
  });
}
