import { decimalsInLaterGrades } from './decimals-in-later-grades.ts';
import type { Draw } from './draw.ts';
import { type Exercise, inNumbers, type Kind, kind } from './exercise.ts';
import { topsOf } from './fraction.ts';
import { amountsOfMoney } from './money.ts';
import { decimal, whole } from './written.ts';

export const decimals: readonly Kind[] = [
  kind(2, 4, partsOfTen),
  kind(3, 6, largest),
  kind(4, 5, valueOfDigit),
  kind(4, 7, sumOrDifference),
  kind(4, 7, rounded),
  kind(5, 8, ofFraction),
  ...decimalsInLaterGrades,
  ...amountsOfMoney,
];

/** Decimals are whole numbers of their last place here: 3.25 is 325 hundredths. */
const hundredths = (n: number): string => decimal(n, 2);

function partsOfTen(draw: Draw, grade: number): Exercise {
  const places = grade === 2 ? 1 : draw.of([1, 2]);
  const units = draw.between(2, places === 1 ? 9 : 99);
  const name = places === 1 ? 'tenths' : 'hundredths';
  return {
    text: `Which number is ${units} ${name}?`,
    answer: decimal(units, places),
    mistakes: [
      whole(units * 10),
      ...[0, 1, 2, 3].filter((other) => other !== places).map((other) => decimal(units, other)),
    ],
    steps: `${places === 1 ? 'Ten tenths make one whole, and tenths' : 'A hundred hundredths make one whole, and hundredths'} end in the ${places === 1 ? 'first' : 'second'} place after the point.`,
  };
}

function largest(draw: Draw, grade: number): Exercise {
  const [a, b] = draw.shuffled([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
  const before = grade < 5 ? 0 : draw.between(0, 9);
  const [top, low] = [Math.max(a, b), Math.min(a, b)];
  // In thousandths: 0.7, 0.47, 0.407, 0.074. More digits do not make a number larger.
  const all = [top * 100, low * 100 + top * 10, low * 100 + top, top * 10 + low].map((n) => before * 1_000 + n);
  const list = draw.shuffled(all).map((n) => decimal(n, 3));
  const answer = all[0] as number;
  return {
    text: `Which is the largest: ${list.slice(0, 3).join(', ')} or ${list[3]}?`,
    answer: decimal(answer, 3),
    mistakes: all.slice(1).map((n) => decimal(n, 3)),
    steps: `Compare from the left. ${before === 0 ? 'The' : 'The wholes are equal, so the'} tenths decide: ${top} tenths are more than ${low} or 0. More digits do not make a number larger.`,
  };
}

function valueOfDigit(draw: Draw): Exercise {
  const digits = draw.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, 4);
  const place = draw.between(1, 4);
  const digit = digits[4 - place] as number;
  const name = ['hundredths', 'tenths', 'ones', 'tens'][place - 1];
  const at = (exponent: number) => hundredths(digit * 10 ** exponent);
  const values = [0, 1, 2, 3].map(at);
  return {
    text: `What is the value of the ${digit} in ${hundredths(Number(digits.join('')))}?`,
    answer: at(place - 1),
    mistakes: values.filter((value) => value !== at(place - 1)),
    steps: `The ${digit} stands in the place of the ${name}.`,
  };
}

function sumOrDifference(draw: Draw, grade: number): Exercise {
  const [places, more] = draw.of(
    grade < 5
      ? [
          [1, 1],
          [2, 2],
        ]
      : [
          [1, 2],
          [2, 1],
          [2, 2],
          [2, 3],
        ],
  ) as [number, number];
  const shared = Math.max(places, more);
  const unlike = () => draw.between(1, 8) * 10 + draw.between(1, 8);
  const [first, second] = [unlike() * 10 ** (places - 1) + places, unlike() * 10 ** (more - 1) + more];
  const [a, b] = [first * 10 ** (shared - places), second * 10 ** (shared - more)];
  const sum = a <= b || draw.of([true, false]);
  const [sign, answer] = sum ? ['+', a + b] : ['−', a - b];
  // Set under each other by the last digit and not by the point.
  const straight = sum ? first + second : Math.abs(first - second);
  return inNumbers({
    text: `What is ${decimal(first, places)} ${sign} ${decimal(second, more)}?`,
    answer: answer as number,
    mistakes: [
      straight,
      (answer as number) + 10,
      (answer as number) - 10,
      (answer as number) * 10,
      (answer as number) + 1,
    ],
    steps: `Set point under point and fill with zeros: ${padded(a, shared)} ${sign} ${padded(b, shared)} = ${padded(answer as number, shared)}.`,
    write: (n) => decimal(n, shared),
    least: 1,
  });
}

/** With all its places, as it is set under another number. */
function padded(units: number, places: number): string {
  const text = String(units).padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

function rounded(draw: Draw, grade: number): Exercise {
  const places = grade < 6 ? draw.of([0, 1]) : draw.of([1, 2]);
  const kept = draw.between(11, 98) * 10 ** places + draw.between(1, 8);
  const tail = draw.of([12, 27, 38, 46, 48, 53, 64, 71, 87]);
  const up = tail >= 50;
  const answer = kept + (up ? 1 : 0);
  const to = ['whole number', 'tenth', 'hundredth'][places];
  return inNumbers({
    text: `What is ${decimal(kept * 100 + tail, places + 2)} rounded to the nearest ${to}?`,
    answer,
    mistakes: [up ? kept : kept + 1, kept - 1, kept + 2, kept + 10],
    steps: `The next digit is ${Math.floor(tail / 10)}, which is ${up ? '5 or more: round up' : 'less than 5: round down'}.`,
    write: (n) => decimal(n, places),
    least: 1,
  });
}

function ofFraction(draw: Draw): Exercise {
  const bottom = draw.of([2, 4, 5, 8, 20, 25, 50]);
  const top = draw.of(topsOf(bottom));
  const answer = (top * 1_000) / bottom;
  const beside = bottom * (bottom < 10 ? 100 : 10);
  return inNumbers({
    text: `What is ${top}/${bottom} as a decimal?`,
    answer,
    // The two numbers set side by side or with a point between them, and what is missing to one.
    mistakes: [top * 100 + beside / 10, beside, top * 1_000 + beside, answer / 10, 1_000 - answer],
    steps:
      bottom === 8
        ? `One eighth is 0.125, and ${top} × 0.125 = ${decimal(answer, 3)}.`
        : `Bring it to hundredths: ${top}/${bottom} = ${(top * 100) / bottom}/100.`,
    write: (n) => decimal(n, 3),
    least: 1,
  });
}
