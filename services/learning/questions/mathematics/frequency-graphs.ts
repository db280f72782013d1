/** Exercises about bar graphs whose bars show how many times a number occurs, for grades 9 to 12. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawBarGraph, sumOf } from './bar-graph.ts';
import { drawParts } from './draw-parts.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatDecimal, formatMoney } from './format-math.ts';

export const frequencyKinds: readonly ExerciseKind[] = [
  defineExerciseKind(9, 12, meanOfFrequencies),
  defineExerciseKind(9, 11, medianOfFrequencies),
  defineExerciseKind(11, 12, expectedPrize),
];

const frequencySubjects = [
  ['Number of Students by Number of Siblings', 'number of siblings of these students'],
  ['Number of Families by Number of Pets', 'number of pets of these families'],
  ['Number of Games by Goals Scored', 'number of goals in these games'],
] as const;
const numbers = [0, 1, 2, 3, 4];

/** The mean of 10 or 20 numbers has at most two decimal places. */
function meanOfFrequencies(draw: RandomDraw): Exercise {
  const [[title, what], count] = [draw.of(frequencySubjects), draw.of([10, 20])];
  const frequencies = drawParts(draw, count, numbers.length, 1);
  const products = frequencies.map((frequency, n) => frequency * n);
  const total = sumOf(products);
  const hundredths = (total * 100) / count;
  const write = (units: number) => formatDecimal(units, 2);
  return createNumberExercise({
    text: `What is the mean ${what}?`,
    answer: hundredths,
    mistakes: [200, (count * 100) / numbers.length, (total * 100) / numbers.length, hundredths + 50, hundredths - 40],
    steps: `Multiply each number by the height of its bar and add: ${products.join(' + ')} = ${total}. The bars hold ${frequencies.join(' + ')} = ${count} in all, so the mean is ${total} ÷ ${count} = ${write(hundredths)}.`,
    write,
    least: 1,
    figure: drawBarGraph(title, numbers.map(String), frequencies),
  });
}

function medianOfFrequencies(draw: RandomDraw): Exercise {
  const [[title, what], count] = [draw.of(frequencySubjects), draw.of([11, 13, 15, 17, 19])];
  const frequencies = drawParts(draw, count, numbers.length, 1);
  const values = frequencies.flatMap((frequency, n) => Array.from({ length: frequency }, () => n));
  const middle = (count + 1) / 2;
  const answer = values[middle - 1] as number;
  return createNumberExercise({
    text: `What is the median ${what}?`,
    answer,
    mistakes: numbers,
    steps: `The bars hold ${frequencies.join(' + ')} = ${count} numbers. Count from the left up to number ${middle}, which is in the middle: it is in the bar “${answer}”.`,
    figure: drawBarGraph(title, numbers.map(String), frequencies),
  });
}

const prizes = [0, 1, 5, 10];
const TICKETS = 20;

function expectedPrize(draw: RandomDraw): Exercise {
  const tickets = drawParts(draw, TICKETS, prizes.length, 1);
  const products = tickets.map((count, at) => count * (prizes[at] as number));
  const total = sumOf(products);
  const cents = (total * 100) / TICKETS;
  return createNumberExercise({
    text: 'One of the tickets in the bar graph is chosen at random. What is its expected prize?',
    answer: cents,
    mistakes: [400, total * 25, Math.round((total * 100) / (TICKETS - (tickets[0] as number))), cents + 50, cents - 25],
    steps: `All prizes together are ${products.map((product) => `$${product}`).join(' + ')} = $${total}. Divide by the ${TICKETS} tickets: $${total} ÷ ${TICKETS} = ${formatMoney(cents)}.`,
    write: formatMoney,
    least: 1,
    figure: drawBarGraph(
      'Number of Tickets by Prize',
      prizes.map((prize) => `$${prize}`),
      tickets,
    ),
  });
}
