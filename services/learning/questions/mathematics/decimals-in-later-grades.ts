import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawDecimalUnits } from './draw-decimal-units.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatDecimal, formatFraction, formatMoney, formatSimplification, formatWhole } from './format-math.ts';
import { createFraction } from './fraction.ts';
import { scientificNotationKinds } from './scientific-notation.ts';

export const decimalKindsInLaterGrades: readonly ExerciseKind[] = [
  defineExerciseKind(5, 8, product),
  defineExerciseKind(5, 6, byTens),
  defineExerciseKind(6, 8, quotient),
  defineExerciseKind(6, 8, percentOf),
  defineExerciseKind(7, 9, lessPercent),
  ...scientificNotationKinds,
  defineExerciseKind(8, 10, repeating),
  defineExerciseKind(8, 11, root),
  defineExerciseKind(9, 12, compound),
  defineExerciseKind(10, 12, losesValue),
];

function product(draw: RandomDraw, grade: number): Exercise {
  const [p, q] = draw.of([
    [1, 1],
    [1, 2],
    [2, 1],
  ]) as [number, number];
  const b = draw.of([2, 3, 4, 6, 7, 8, 9]);
  // The product must not end in 0, because the formatted decimal would drop that digit.
  const a = draw.of(Array.from({ length: grade < 7 ? 12 : 45 }, (_, n) => n + 2).filter((n) => n % 5 !== 0));
  const answer = a * b;
  const places = p + q;
  return {
    text: `What is ${formatDecimal(a, p)} × ${formatDecimal(b, q)}?`,
    answer: formatDecimal(answer, places),
    mistakes: [
      formatDecimal(answer, places - 1),
      formatDecimal(answer, places + 1),
      formatDecimal(a + b, Math.max(p, q)),
      formatDecimal(answer, Math.max(places - 2, 0)),
    ],
    steps: `${a} × ${b} = ${answer}. ${p === q ? 'Each factor has one decimal place' : `The factors have ${p} and ${q} decimal places`}, so the product has ${places}.`,
  };
}

function byTens(draw: RandomDraw): Exercise {
  const n = drawDecimalUnits(draw, 12, 987);
  const [places, zeros] = [draw.of([1, 2]), draw.of([1, 2])];
  const times = draw.of([true, false]);
  const moved = places + (times ? -zeros : zeros);
  const write = (p: number) => (p < 0 ? formatWhole(n * 10 ** -p) : formatDecimal(n, p));
  return {
    text: `What is ${formatDecimal(n, places)} ${times ? '×' : '÷'} ${10 ** zeros}?`,
    answer: write(moved),
    mistakes: [write(moved + 1), write(moved - 1), write(places + (times ? zeros : -zeros)), write(moved + 2)],
    steps: `${times ? 'Multiplying' : 'Dividing'} by ${10 ** zeros} moves each digit ${zeros === 1 ? 'one place' : 'two places'} to the ${times ? 'left' : 'right'}.`,
  };
}

function quotient(draw: RandomDraw): Exercise {
  const [divisor, answer] = [drawDecimalUnits(draw, 2, 9), drawDecimalUnits(draw, 12, 89)];
  const places = draw.of([1, 2]);
  const all = divisor * answer;
  return {
    text: `What is ${formatDecimal(all, places + 1)} ÷ ${formatDecimal(divisor, 1)}?`,
    answer: formatDecimal(answer, places),
    mistakes: [
      formatDecimal(answer * 10, 0),
      ...[places - 1, places + 1, places + 2].map((p) => formatDecimal(answer, p)),
    ],
    steps: `Move both decimal points one place to the right: ${formatDecimal(all, places)} ÷ ${divisor} = ${formatDecimal(answer, places)}.`,
  };
}

function percentOf(draw: RandomDraw, grade: number): Exercise {
  const percent = draw.of(grade < 8 ? [5, 10, 15, 20, 25, 30, 40, 60, 75] : [4, 8, 12, 15, 35, 45, 65, 85]);
  const all = draw.between(2, 24) * 20;
  const inHundredths = percent * all;
  return createNumberExercise({
    text: `What is ${percent}% of ${all}?`,
    answer: inHundredths,
    mistakes: [inHundredths * 10, inHundredths / 10, (100 - percent) * all, (all - percent) * 100],
    steps: `${percent}% is ${formatDecimal(percent, 2)}, and ${formatDecimal(percent, 2)} × ${all} = ${formatDecimal(inHundredths, 2)}.`,
    write: (n) => formatDecimal(n, 2),
    least: 1,
  });
}

function lessPercent(draw: RandomDraw): Exercise {
  const percent = draw.of([5, 10, 15, 20, 25, 30, 40]);
  const dollars = draw.between(2, 24) * 10;
  const off = percent * dollars;
  const cents = dollars * 100;
  return createNumberExercise({
    text: `A coat costs ${formatMoney(cents)}. It is on sale for ${percent}% off. What does it cost now?`,
    answer: cents - off,
    mistakes: [off, cents + off, cents - percent * 100, cents - off / 10],
    steps: `${percent}% of ${formatMoney(cents)} is ${formatMoney(off)}, and ${formatMoney(cents)} − ${formatMoney(off)} = ${formatMoney(cents - off)}.`,
    write: formatMoney,
    least: 1,
  });
}

function repeating(draw: RandomDraw): Exercise {
  const length = draw.of([1, 2]);
  const nines = length === 1 ? 9 : 99;
  const block = length === 1 ? draw.between(1, 8) : draw.of([12, 15, 18, 21, 24, 27, 36, 45, 54, 63, 72, 81]);
  const digits = String(block).repeat(length === 1 ? 3 : 2);
  const answer = createFraction(block, nines);
  const others = [
    createFraction(block, nines + 1),
    createFraction(block, length === 1 ? 99 : 999),
    createFraction(block + 1, nines),
    createFraction(block + 2, nines),
    createFraction(block, nines - 1),
  ];
  return {
    text: `Which fraction equals the repeating decimal 0.${digits}…?`,
    answer: formatFraction(answer),
    mistakes: others.filter((f) => f.bottom > f.top).map(formatFraction),
    steps: `Call it x. Then ${formatWhole(nines + 1)}x − x = ${block}, so ${nines}x = ${block} and x = ${block}/${nines}${formatSimplification(block, nines)}.`,
  };
}

function root(draw: RandomDraw): Exercise {
  const n = draw.of([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15]);
  const places = draw.of([1, 2]);
  const square = formatDecimal(n * n, 2 * places);
  return {
    text: `What is √${square}?`,
    answer: formatDecimal(n, places),
    mistakes: [
      formatDecimal(n, places + 1),
      formatDecimal(n, places - 1),
      formatDecimal(n + 1, places),
      formatDecimal(n * n, 2 * places - 1),
    ],
    steps: `${n} × ${n} = ${n * n}, and the root has half as many decimal places: ${formatDecimal(n, places)} × ${formatDecimal(n, places)} = ${square}.`,
  };
}

function compound(draw: RandomDraw): Exercise {
  const percent = draw.of([5, 10, 20]);
  const dollars = draw.between(1, 9) * 400;
  const after = (years: number) => (dollars * (100 + percent) ** years) / 100 ** (years - 1);
  const simple = dollars * (100 + 2 * percent);
  return createNumberExercise({
    text: `An account with ${formatMoney(dollars * 100)} earns ${percent}% interest, compounded yearly. How much is in it after 2 years?`,
    answer: after(2),
    mistakes: [simple, after(1), after(3), simple + after(1) - dollars * 100],
    steps: `Multiply by ${formatDecimal(100 + percent, 2)} each year. After one year it is ${formatMoney(after(1))}, and after two years it is ${formatMoney(after(2))}.`,
    write: formatMoney,
    least: 1,
  });
}

/** Exponential decay: a value that falls by the same percentage each year. */
function losesValue(draw: RandomDraw): Exercise {
  const percent = draw.of([10, 20]);
  const dollars = draw.between(5, 40) * 1_000;
  const years = draw.of([2, 3]);
  const after = (count: number) => (dollars * 100 * (100 - percent) ** count) / 100 ** count;
  const straight = dollars * (100 - years * percent);
  return createNumberExercise({
    text: `A car worth ${formatMoney(dollars * 100)} loses ${percent}% of its value each year. What is it worth after ${years} years?`,
    answer: after(years),
    mistakes: [straight, after(1), after(years + 1), after(years - 1), dollars * 100 - after(years)],
    steps: `Each year it keeps ${100 - percent}%, so multiply by ${formatDecimal(100 - percent, 2)} each year: ${Array.from({ length: years }, (_, year) => formatMoney(after(year + 1))).join(', then ')}.`,
    write: formatMoney,
    least: 1,
  });
}
