import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, type Kind, kind } from './exercise.ts';
import { names } from './people.ts';
import { money } from './written.ts';

export const amountsOfMoney: readonly Kind[] = [
  kind(1, 3, amountInFigures),
  kind(1, 3, together),
  kind(1, 2, coins),
  kind(3, 5, change),
];

/** “$0.35 to $4.00 and $1.00 to $5.00” */
function countedUp(price: number, paid: number): string {
  const toDollar = (100 - (price % 100)) % 100;
  const dollars = paid - price - toDollar;
  const parts = [
    [toDollar, price + toDollar],
    [dollars, paid],
  ].filter(([amount]) => amount !== 0) as [number, number][];
  return parts.map(([amount, reached]) => `${money(amount)} to ${money(reached)}`).join(' and ');
}

function amountInFigures(draw: Draw, grade: number): Exercise {
  const dollars = draw.between(1, 9);
  const cents = grade === 1 ? draw.of([5, 10, 20, 25, 50, 75]) : draw.between(1, 99);
  const turned = (cents % 10) * 10 + Math.floor(cents / 10);
  return inNumbers({
    text: `How do you write ${dollars === 1 ? '1 dollar' : `${dollars} dollars`} and ${cents === 1 ? '1 cent' : `${cents} cents`}?`,
    answer: dollars * 100 + cents,
    mistakes: [dollars * 100 + turned, dollars * 1000 + cents, cents * 100 + dollars, dollars * 10 + cents],
    steps: `Dollars stand before the point and cents after it, always with two places: ${money(cents).slice(-2)}.`,
    write: money,
    least: 1,
  });
}

function together(draw: Draw, grade: number): Exercise {
  const step = { 1: 50, 2: 25 }[grade] ?? 5;
  const price = () => draw.between(2, { 1: 6, 2: 16 }[grade] ?? 99) * step;
  const [a, b] = [price(), price()];
  const [first, second] = draw.shuffled(['pencil', 'notebook', 'drink', 'sandwich', 'ruler', 'ball']);
  return inNumbers({
    text: `A ${first} costs ${money(a)} and a ${second} costs ${money(b)}. How much do they cost together?`,
    answer: a + b,
    mistakes: [a + b + 100, a + b - step, Math.abs(a - b), a + b + step, a + b - 100],
    steps: `Add cents to cents and dollars to dollars; 100 cents make a dollar: ${money(a)} + ${money(b)} = ${money(a + b)}.`,
    write: money,
    least: 25,
  });
}

function coins(draw: Draw): Exercise {
  const [coin, cents] = draw.of([
    ['dimes', 10],
    ['nickels', 5],
    ['quarters', 25],
  ] as const);
  const count = draw.between(2, coin === 'quarters' ? 8 : 15);
  return inNumbers({
    text: `How much are ${count} ${coin} worth?`,
    answer: count * cents,
    mistakes: [count * cents + cents, count * cents - cents, count * 100, count, count * (cents === 10 ? 5 : 10)],
    steps: `Each is ${cents} cents: ${count} × ${cents} = ${count * cents} cents.`,
    write: money,
    least: 1,
  });
}

function change(draw: Draw, grade: number): Exercise {
  const paid = draw.of([500, 1_000, 2_000]);
  const price = draw.between(20, paid / 5 - 15) * 5 + (grade < 4 ? 0 : draw.between(1, 4));
  const left = paid - price;
  return inNumbers({
    text: `${draw.of(names)} pays ${money(price)} with ${money(paid)}. How much change is that?`,
    answer: left,
    mistakes: [left + 100, left + 10, left - 10, left - 100, left + 110],
    steps: `Count up from ${money(price)} to ${money(paid)}: ${countedUp(price, paid)}.`,
    write: money,
    least: 1,
  });
}
