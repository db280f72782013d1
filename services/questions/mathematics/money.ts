import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatMoney } from './format-math.ts';
import type { RandomDraw } from './random-draw.ts';
import { storyNames } from './story-words.ts';

export const moneyKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 3, amountInFigures),
  defineExerciseKind(1, 3, together),
  defineExerciseKind(1, 2, coins),
  defineExerciseKind(3, 5, change),
];

/** Explains change by counting up: “$0.35 makes $4.00, then $1.00 more makes $5.00. $0.35 + $1.00 = $1.35.” */
function explainCountingUp(price: number, paid: number): string {
  const toDollar = (100 - (price % 100)) % 100;
  const dollars = paid - price - toDollar;
  const [first, second] = [formatMoney(toDollar), formatMoney(dollars)];
  if (toDollar === 0) return `${second} more makes ${formatMoney(paid)}.`;
  if (dollars === 0) return `${first} more makes ${formatMoney(paid)}.`;
  return `${first} makes ${formatMoney(price + toDollar)}, then ${second} more makes ${formatMoney(paid)}. ${first} + ${second} = ${formatMoney(paid - price)}.`;
}

function amountInFigures(draw: RandomDraw, grade: number): Exercise {
  const dollars = draw.between(1, 9);
  const cents = grade === 1 ? draw.of([5, 10, 20, 25, 50, 75]) : draw.between(1, 99);
  const turned = (cents % 10) * 10 + Math.floor(cents / 10);
  return createNumberExercise({
    text: `How do you write ${dollars === 1 ? '1 dollar' : `${dollars} dollars`} and ${cents === 1 ? '1 cent' : `${cents} cents`}?`,
    answer: dollars * 100 + cents,
    mistakes: [dollars * 100 + turned, dollars * 1000 + cents, cents * 100 + dollars, dollars * 10 + cents],
    steps: `Write the dollars before the decimal point and the cents after it, with two digits: ${formatMoney(cents).slice(-2)}.`,
    write: formatMoney,
    least: 1,
  });
}

function together(draw: RandomDraw, grade: number): Exercise {
  const step = { 1: 50, 2: 25 }[grade] ?? 5;
  const price = () => draw.between(2, { 1: 6, 2: 16 }[grade] ?? 99) * step;
  const [a, b] = [price(), price()];
  const [first, second] = draw.shuffled(['pencil', 'notebook', 'drink', 'sandwich', 'ruler', 'ball']);
  return createNumberExercise({
    text: `A ${first} costs ${formatMoney(a)} and a ${second} costs ${formatMoney(b)}. How much do they cost together?`,
    answer: a + b,
    mistakes: [a + b + 100, a + b - step, Math.abs(a - b), a + b + step, a + b - 100],
    steps: `Add the cents, then the dollars; 100 cents make a dollar: ${formatMoney(a)} + ${formatMoney(b)} = ${formatMoney(a + b)}.`,
    write: formatMoney,
    least: 25,
  });
}

function coins(draw: RandomDraw): Exercise {
  const [coin, cents] = draw.of([
    ['dimes', 10],
    ['nickels', 5],
    ['quarters', 25],
  ] as const);
  const count = draw.between(2, coin === 'quarters' ? 8 : 15);
  return createNumberExercise({
    text: `How much are ${count} ${coin} worth?`,
    answer: count * cents,
    mistakes: [count * cents + cents, count * cents - cents, count * 100, count, count * (cents === 10 ? 5 : 10)],
    steps: `Each one is worth ${cents} cents: ${count} × ${cents} = ${count * cents} cents.`,
    write: formatMoney,
    least: 1,
  });
}

function change(draw: RandomDraw, grade: number): Exercise {
  const paid = draw.of([500, 1_000, 2_000]);
  const price = draw.between(20, paid / 5 - 15) * 5 + (grade < 4 ? 0 : draw.between(1, 4));
  const left = paid - price;
  return createNumberExercise({
    text: `${draw.of(storyNames)} pays ${formatMoney(price)} with ${formatMoney(paid)}. How much change is due?`,
    answer: left,
    mistakes: [left + 100, left + 10, left - 10, left - 100, left + 110],
    steps: `Count up from ${formatMoney(price)} to ${formatMoney(paid)}: ${explainCountingUp(price, paid)}`,
    write: formatMoney,
    least: 1,
  });
}
