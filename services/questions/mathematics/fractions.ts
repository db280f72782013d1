import type { Draw } from './draw.ts';
import { type Exercise, inFractions, inNumbers, type Kind, kind } from './exercise.ts';
import { compare, dividedBy, type Fraction, fraction, leastCommonMultiple, topsOf } from './fraction.ts';
import { fractionsInLaterGrades } from './fractions-in-later-grades.ts';
import { reckoningWithFractions } from './reckoning-with-fractions.ts';
import { simplified, written } from './written.ts';

export const fractions: readonly Kind[] = [
  kind(1, 3, eaten),
  kind(1, 3, partOfNumber),
  kind(1, 2, howManyParts),
  kind(2, 6, largest),
  kind(3, 6, equalFraction),
  kind(4, 7, partOfNumber),
  kind(4, 7, simplestForm),
  kind(4, 7, mixedNumber),
  ...reckoningWithFractions,
  ...fractionsInLaterGrades,
];

const partNames: Readonly<Record<number, string>> = {
  2: 'halves',
  3: 'thirds',
  4: 'quarters',
  6: 'sixths',
  8: 'eighths',
};
const partsFor = (grade: number): number[] => (grade === 1 ? [2, 3, 4] : [2, 3, 4, 6, 8]);

function eaten(draw: Draw, grade: number): Exercise {
  const parts = draw.of(grade === 1 ? [3, 4] : [3, 4, 5, 6, 8, 10]);
  const taken = draw.between(1, parts - 1);
  const food = draw.of(['pizza', 'pie', 'cake', 'melon']);
  const pieces = taken === 1 ? 'piece is' : 'pieces are';
  const options = [fraction(parts - taken, parts), fraction(taken, parts + 1), fraction(1, taken + 1)];
  return inFractions({
    text: `A ${food} is cut into ${parts} equal pieces. ${taken} ${pieces} eaten. What fraction of the ${food} is eaten?`,
    answer: fraction(taken, parts),
    mistakes: options.filter((f) => f.bottom > f.top),
    steps: `${taken} of ${parts} equal pieces ${taken === 1 ? 'is' : 'are'} ${taken}/${parts}${simplified(taken, parts)}.`,
  });
}

function howManyParts(draw: Draw, grade: number): Exercise {
  const parts = draw.of(partsFor(grade));
  const wholes = draw.between(1, grade === 1 ? 3 : 5);
  const cakes = wholes === 1 ? 'one whole cake' : `${wholes} whole cakes`;
  return inNumbers({
    text: `How many ${partNames[parts]} are there in ${cakes}?`,
    answer: parts * wholes,
    mistakes: [parts * wholes + 1, parts * wholes - 1, parts + wholes, parts * wholes + parts],
    steps:
      wholes === 1
        ? `A whole cut into ${partNames[parts]} has ${parts} equal parts.`
        : `Each cake has ${parts} ${partNames[parts]}: ${wholes} × ${parts} = ${parts * wholes}.`,
    least: 1,
  });
}

function partOfNumber(draw: Draw, grade: number): Exercise {
  const bottom = draw.of(grade < 4 ? partsFor(Math.min(grade, 2)).filter((parts) => parts < 5) : [3, 4, 5, 6, 8, 9]);
  const top = grade < 3 ? 1 : draw.of(topsOf(bottom));
  const part = draw.between(2, grade < 3 ? 5 : 12);
  const all = part * bottom;
  return inNumbers({
    text: `What is ${top}/${bottom} of ${all}?`,
    answer: top * part,
    mistakes: [part, all - top * part, all - bottom, top * part + top].filter((n) => n < all),
    steps:
      top === 1
        ? `Share ${all} into ${bottom} equal parts: ${all} ÷ ${bottom} = ${part}.`
        : `One part is ${all} ÷ ${bottom} = ${part}, and ${top} of them are ${top} × ${part} = ${top * part}.`,
    least: 1,
  });
}

function largest(draw: Draw, grade: number): Exercise {
  const all = grade < 4 ? sameTopOrBottom(draw) : anyFour(draw);
  const [answer, ...others] = all.toSorted((a, b) => compare(b, a)) as [Fraction, ...Fraction[]];
  const list = draw.shuffled(all).map(written);
  const sameBottom = all.every((f) => f.bottom === answer.bottom);
  const shared = all.map((f) => f.bottom).reduce(leastCommonMultiple);
  const asParts = all.map((f) =>
    f.bottom === shared ? written(f) : `${written(f)} = ${(f.top * shared) / f.bottom}/${shared}`,
  );
  const easy = sameBottom
    ? `All are made of equal parts, ${answer.bottom} to a whole, so the one with the most parts is the largest.`
    : `Each is ${answer.top === 1 ? 'one part' : `${answer.top} parts`}. The fewer parts a whole has, the larger each part is.`;
  return inFractions({
    text: `Which is the largest: ${list.slice(0, 3).join(', ')} or ${list[3]}?`,
    answer,
    mistakes: others,
    steps: grade < 4 || sameBottom ? easy : `Bring them to the same denominator: ${asParts.join(', ')}.`,
  });
}

function sameTopOrBottom(draw: Draw): Fraction[] {
  const prime = draw.of([5, 7, 11]);
  if (draw.of([true, false]))
    return draw
      .shuffled(topsOf(prime))
      .slice(0, 4)
      .map((top) => fraction(top, prime));
  return draw
    .shuffled([2, 3, 4, 5, 6, 8, 10])
    .slice(0, 4)
    .map((bottom) => fraction(1, bottom));
}

/** Four of different value, with denominators that come to terms easily. */
function anyFour(draw: Draw): Fraction[] {
  const bottoms = draw.of([
    [2, 3, 4, 6, 12],
    [2, 4, 5, 10, 20],
    [2, 3, 5, 10, 15],
    [2, 4, 8, 16],
  ]);
  const possible = bottoms.flatMap((bottom) => topsOf(bottom).map((top) => fraction(top, bottom)));
  return draw.shuffled(possible).slice(0, 4);
}

function equalFraction(draw: Draw): Exercise {
  const bottom = draw.between(3, 8);
  const top = draw.of(topsOf(bottom).filter((n) => n > 1));
  const by = draw.between(2, 5);
  const wrong = [
    [top + by, bottom + by],
    [top * by, bottom * (by + 1)],
    [top * by + 1, bottom * by],
    [top * by, bottom],
    [top, bottom * by],
  ] as const;
  return {
    text: `Which fraction is equal to ${top}/${bottom}?`,
    answer: `${top * by}/${bottom * by}`,
    mistakes: differentValues(wrong, fraction(top, bottom)),
    steps: `Multiply top and bottom by the same number: ${top} × ${by} = ${top * by} and ${bottom} × ${by} = ${bottom * by}.`,
  };
}

/** As they stand, not in lowest terms, yet no two of one value and none of the given one. */
function differentValues(all: readonly (readonly [number, number])[], taken: Fraction): string[] {
  const values = new Set([written(taken)]);
  return all.flatMap(([top, bottom]) => {
    const value = written(fraction(top, bottom));
    if (values.has(value) || top >= bottom) return [];
    values.add(value);
    return [`${top}/${bottom}`];
  });
}

function simplestForm(draw: Draw, grade: number): Exercise {
  const bottom = draw.between(3, grade < 6 ? 8 : 12);
  const top = draw.of(topsOf(bottom));
  const by = draw.between(2, grade < 6 ? 5 : 9);
  return inFractions({
    text: `What is ${top * by}/${bottom * by} in simplest form?`,
    answer: fraction(top, bottom),
    mistakes: [fraction(top, bottom * by), fraction(top, bottom + 1), fraction(bottom - top, bottom)],
    steps: `Both ${top * by} and ${bottom * by} can be divided by ${by}: ${top * by} ÷ ${by} = ${top} and ${bottom * by} ÷ ${by} = ${bottom}.`,
  });
}

function mixedNumber(draw: Draw): Exercise {
  const bottom = draw.between(3, 9);
  const top = draw.of(topsOf(bottom));
  const wholes = draw.between(1, 6);
  const all = wholes * bottom + top;
  const answer = fraction(all, bottom);
  return inFractions({
    text: `What is ${all}/${bottom} as a mixed number?`,
    answer,
    mistakes: [
      fraction((wholes + 1) * bottom + top, bottom),
      fraction((wholes - 1) * bottom + top, bottom),
      fraction(top * bottom + wholes, bottom),
      dividedBy(fraction(wholes * bottom + bottom - top), fraction(bottom)),
    ].filter((f) => f.top > f.bottom && f.bottom > 1),
    steps: `${wholes} × ${bottom} = ${wholes * bottom}, and ${all} − ${wholes * bottom} = ${top} is left over: ${wholes} and ${top}/${bottom}.`,
  });
}
