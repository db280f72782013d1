/** Exercises about dots in rows and columns. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createNumberExercise, type Exercise } from './exercise.ts';

const drawArray = (rows: number, columns: number): PracticeFigure => ({ kind: 'array', rows, columns });

/** Draws unequal numbers of rows and columns: up to 5 in grade 2, then up to 10. */
function drawRowsAndColumns(draw: RandomDraw, grade: number): [rows: number, columns: number] {
  const [least, most] = grade === 2 ? [2, 5] : [3, 10];
  const rows = draw.between(least, Math.min(most, 8));
  return [rows, draw.of(Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((n) => n !== rows))];
}

export function dotsInArray(draw: RandomDraw, grade: number): Exercise {
  const [rows, columns] = drawRowsAndColumns(draw, grade);
  const answer = rows * columns;
  return createNumberExercise({
    text: 'How many dots are there in the drawing?',
    answer,
    mistakes: [rows + columns, answer - columns, answer + columns, answer + rows, 2 * (rows + columns)],
    steps: `There are ${rows} rows with ${columns} dots in each. Count by ${columns}s: ${Array.from({ length: rows }, (_, n) => columns * (n + 1)).join(', ')}.`,
    least: 1,
    figure: drawArray(rows, columns),
  });
}

export function multiplicationOfArray(draw: RandomDraw, grade: number): Exercise {
  const [rows, columns] = drawRowsAndColumns(draw, grade);
  const wrong = [
    [rows, columns + 1],
    [rows + 1, columns],
    [rows, rows],
    [columns, columns],
    [rows - 1, columns],
  ] as const;
  // One multiplication for each product: with the product of the answer, the rows may only be exchanged with the columns.
  const byProduct = new Map(wrong.map(([a, b]) => [a * b, `${a} × ${b}`]));
  byProduct.delete(rows * columns);
  return {
    text: 'Which multiplication fits the drawing?',
    answer: `${rows} × ${columns}`,
    mistakes: [...byProduct.values()],
    steps: `There are ${rows} rows with ${columns} dots in each.`,
    figure: drawArray(rows, columns),
  };
}

export function divisionOfArray(draw: RandomDraw, grade: number): Exercise {
  const [rows, columns] = drawRowsAndColumns(draw, grade);
  const all = rows * columns;
  return {
    text: 'Which division fits the drawing?',
    answer: `${all} ÷ ${rows} = ${columns}`,
    // True divisions of other numbers of dots, or of other rows.
    mistakes: [
      `${all + columns} ÷ ${rows + 1} = ${columns}`,
      `${all + rows} ÷ ${rows} = ${columns + 1}`,
      `${all - rows} ÷ ${rows} = ${columns - 1}`,
      `${rows * rows} ÷ ${rows} = ${rows}`,
    ],
    steps: `There are ${all} dots in ${rows} rows, so each row has ${all} ÷ ${rows} = ${columns} dots.`,
    figure: drawArray(rows, columns),
  };
}
