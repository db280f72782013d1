import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { coinKinds } from './coins.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatCents, formatMoney } from './format-math.ts';
import { storyNames } from './story-words.ts';

export const moneyKinds: readonly ExerciseKind[] = [
  defineExerciseKind(3, 4, amountInFigures),
  defineExerciseKind(1, 2, centsTogether),
  defineExerciseKind(3, 4, together),
  ...coinKinds,
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

function amountInFigures(draw: RandomDraw): Exercise {
  const dollars = draw.between(1, 9);
  const cents = draw.between(1, 99);
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

const goods = ['pencil', 'notebook', 'drink', 'sandwich', 'ruler', 'ball'] as const;
const smallGoods = ['pencil', 'sticker', 'eraser', 'balloon', 'marble', 'button'] as const;

/** Prices in whole cents that make at most one dollar: tens in grade 1, fives in grade 2. */
function centsTogether(draw: RandomDraw, grade: number): Exercise {
  const step = grade === 1 ? 10 : 5;
  const price = () => draw.between(1, 45 / step) * step;
  const [a, b] = [price(), price()];
  const [first, second] = draw.shuffled(smallGoods) as [string, string];
  const withArticle = (noun: string) => (noun === 'eraser' ? `an ${noun}` : `a ${noun}`);
  const opening = withArticle(first);
  return createNumberExercise({
    text: `${opening[0]?.toUpperCase()}${opening.slice(1)} costs ${formatCents(a)} and ${withArticle(second)} costs ${formatCents(b)}. How much do they cost together?`,
    answer: a + b,
    mistakes: [a + b + step, a + b - step, Math.abs(a - b), a + b + 2 * step],
    steps: `“Together” means add: ${formatCents(a)} + ${formatCents(b)} = ${formatCents(a + b)}.`,
    write: formatCents,
    least: 1,
  });
}

function together(draw: RandomDraw): Exercise {
  const step = 5;
  const price = () => draw.between(2, 99) * step;
  const [a, b] = [price(), price()];
  const [first, second] = draw.shuffled(goods);
  return createNumberExercise({
    text: `A ${first} costs ${formatMoney(a)} and a ${second} costs ${formatMoney(b)}. How much do they cost together?`,
    answer: a + b,
    mistakes: [a + b + 100, a + b - step, Math.abs(a - b), a + b + step, a + b - 100],
    steps: `Add the cents, then the dollars; 100 cents make a dollar: ${formatMoney(a)} + ${formatMoney(b)} = ${formatMoney(a + b)}.`,
    write: formatMoney,
    least: 25,
  });
}

function change(draw: RandomDraw, grade: number): Exercise {
  const paid = draw.of([500, 1_000, 2_000]);
  const price = draw.between(20, paid / 5 - 15) * 5 + (grade < 4 ? 0 : draw.between(1, 4));
  const left = paid - price;
  const name = draw.of(storyNames);
  return createNumberExercise({
    text: `${name} spends ${formatMoney(price)} and pays with ${formatMoney(paid)}. How much change does ${name} get?`,
    answer: left,
    mistakes: [left + 100, left + 10, left - 10, left - 100, left + 110],
    steps: `Count up from ${formatMoney(price)} to ${formatMoney(paid)}: ${explainCountingUp(price, paid)}`,
    write: formatMoney,
    least: 1,
  });
}
