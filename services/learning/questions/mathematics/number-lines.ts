/** Exercises whose number is marked on a number line without a name, so that it must be read from the drawing. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createNumberExercise, type Exercise } from './exercise.ts';
import { formatDecimal } from './format-math.ts';
import { createFraction } from './fraction.ts';
import { listDifferentFractions } from './list-different-fractions.ts';

/** Numbers on a line of whole numbers. */
const LENGTH = 20;

/** A number line on which each unit has `parts` equal parts, and one mark without its number. */
const drawUnnamedMark = (from: number, to: number, mark: number, parts?: number): PracticeFigure => ({
  kind: 'number-line',
  ...{ from, to, mark, isMarkNamed: false },
  ...(parts !== undefined && { parts }),
});

/** Adds to the marked number. Grade 1 stays within 20, grade 2 on any line within 100. */
export function addToMark(draw: RandomDraw, grade: number): Exercise {
  const from = grade === 1 ? 0 : draw.between(1, 8) * 10;
  const mark = from + draw.between(2, 15);
  const added = draw.between(2, Math.min(9, from + LENGTH - mark));
  return jump(from, mark, added, `What is ${added} more than the number marked on the number line?`);
}

/** Subtracts from the marked number. */
export function subtractFromMark(draw: RandomDraw, grade: number): Exercise {
  const from = grade === 1 ? 0 : draw.between(1, 8) * 10;
  const mark = from + draw.between(5, 19);
  const taken = draw.between(2, Math.min(9, mark - from - 1));
  const text = `What is ${taken} less than the number marked on the number line?`;
  return jump(from, mark, -taken, text);
}

function jump(from: number, mark: number, change: number, text: string): Exercise {
  const [answer, size] = [mark + change, Math.abs(change)];
  const ahead = change > 0;
  const counted = Array.from({ length: size }, (_, step) => mark + (ahead ? step + 1 : -step - 1));
  return createNumberExercise({
    text,
    answer,
    // The other direction, the marked number counted as the first step, and the mark read one too high or too low.
    mistakes: [mark - change, answer - Math.sign(change), answer + Math.sign(change), mark],
    steps: `The marked number is ${mark}. Count ${ahead ? 'on' : 'back'} ${size} from it: ${counted.join(', ')}.`,
    figure: drawUnnamedMark(from, from + LENGTH, mark),
  });
}

/** A fraction on a line from 0 to 1, in grade 4 to 2. */
export function fractionOnLine(draw: RandomDraw, grade: number): Exercise {
  const parts = draw.of(grade === 3 ? [2, 3, 4, 6, 8] : [3, 4, 5, 6, 8, 10]);
  const to = grade === 3 ? 1 : draw.of([1, 2]);
  const top = draw.of(Array.from({ length: to * parts - 1 }, (_, n) => n + 1).filter((n) => n !== parts));
  // The ticks counted in place of the parts, the parts to the right, and the parts of the whole line.
  const mistakes = [
    [top + 1, parts],
    [top, parts + 1],
    [top + 1, parts + 1],
    [Math.abs(parts - top), parts],
    [top, to * parts],
    [1, top + 1],
    [top, parts + 2],
  ] as const;
  return {
    text: 'Which fraction is marked on the number line?',
    answer: `${top}/${parts}`,
    mistakes: listDifferentFractions(mistakes, createFraction(top, parts), to),
    steps: `There are ${parts} equal parts from 0 to 1, so each is 1/${parts}. From 0 to the mark ${top === 1 ? 'is 1 part' : `are ${top} parts`}.`,
    figure: drawUnnamedMark(0, to, top, parts),
  };
}

/** Tenths between two whole numbers, in grade 5 on a line that is two units long. */
export function tenthsOnLine(draw: RandomDraw, grade: number): Exercise {
  const from = draw.between(0, 9);
  const to = from + (grade < 5 ? 1 : 2);
  const mark = draw.of(Array.from({ length: (to - from) * 10 - 1 }, (_, n) => from * 10 + n + 1).filter((n) => n % 10));
  const [ones, tenths] = [Math.floor(mark / 10), mark % 10];
  return createNumberExercise({
    text: 'Which number is marked on the number line?',
    answer: mark * 10,
    // Hundredths in place of tenths, the parts counted back from the next number, and the wrong whole number.
    mistakes: [ones * 100 + tenths, (ones + 1) * 100 - tenths * 10, mark * 10 + 100, mark * 10 + 10, mark * 10 - 10],
    steps: `There are 10 equal parts from ${ones} to ${ones + 1}, so each is a tenth. The mark is ${tenths} ${tenths === 1 ? 'tenth' : 'tenths'} after ${ones}.`,
    write: (hundredths) => formatDecimal(hundredths, 2),
    least: 1,
    figure: drawUnnamedMark(from, to, mark, 10),
  });
}
