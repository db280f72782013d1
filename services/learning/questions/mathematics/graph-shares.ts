/** Exercises about fractions and percents of what a bar graph shows, for grades 5 to 10. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { dayNames, drawBarGraph, drawSurvey, surveySizes, weeks } from './bar-graph.ts';
import {
  createFractionExercise,
  createNumberExercise,
  defineExerciseKind,
  type Exercise,
  type ExerciseKind,
} from './exercise.ts';
import { formatSimplification } from './format-math.ts';
import { createFraction } from './fraction.ts';

export const shareKinds: readonly ExerciseKind[] = [
  defineExerciseKind(5, 7, fractionOfAll),
  defineExerciseKind(6, 8, percentOfAll),
  defineExerciseKind(8, 10, percentChange),
];

function fractionOfAll(draw: RandomDraw): Exercise {
  const { total, first, second, figure } = drawSurvey(draw, draw.of(surveySizes));
  const { name, value } = first;
  const exercise = createFractionExercise({
    text: `What fraction of the students chose ${name}?`,
    answer: createFraction(value, total),
    mistakes: [
      createFraction(value, total - value),
      createFraction(total - value, total),
      createFraction(second.value, total),
      createFraction(value, total + value),
    ],
    steps: `There are ${figure.bars.map((bar) => bar.value).join(' + ')} = ${total} students, and ${value} of them chose ${name}: ${value}/${total}${formatSimplification(value, total)}.`,
  });
  return { ...exercise, figure };
}

const percent = (n: number): string => `${n}%`;

function percentOfAll(draw: RandomDraw): Exercise {
  const [parts, unit] = draw.of([
    [20, 1],
    [25, 1],
    [20, 5],
    [20, 10],
  ] as const);
  const { total, first, figure } = drawSurvey(draw, parts, unit);
  const answer = (first.value * 100) / total;
  return createNumberExercise({
    text: `What percent of the students chose ${first.name}?`,
    answer,
    mistakes: [first.value, 100 - answer, (first.value * 100) / (total - first.value), answer + 5, answer - 4],
    steps: `The graph shows ${total} students, and ${first.value} of them chose ${first.name}: ${first.value}/${total} = ${answer}%.`,
    write: percent,
    least: 1,
    figure,
  });
}

/** Heights of a bar and of the next one, of which one is a whole percent of the other. */
const changes = [
  [4, 5],
  [4, 6],
  [4, 7],
  [5, 4],
  [8, 6],
  [8, 10],
  [8, 14],
  [10, 7],
  [10, 12],
  [10, 18],
  [12, 9],
  [12, 15],
  [16, 12],
  [16, 20],
  [20, 11],
  [20, 16],
] as const;

function percentChange(draw: RandomDraw): Exercise {
  const { title, things, names } = draw.of(weeks);
  const [[before, after], unit, at] = [draw.of(changes), draw.of([1, 5, 10]), draw.between(0, 3)];
  const heights = names.map(() => draw.between(3, 20));
  heights.splice(at, 2, before, after);
  const change = Math.abs(after - before);
  const answer = (change * 100) / before;
  const [from, to] = [names[at], names[at + 1]].map((name) => dayNames[name as string]);
  return createNumberExercise({
    text: `What is the percent ${after > before ? 'increase' : 'decrease'} in ${things} from ${from} to ${to}?`,
    answer,
    mistakes: [(change * 100) / after, change * unit, (after * 100) / before, Math.abs(answer - 100), answer + 5],
    steps: `The change is ${change * unit}. Divide it by the value on ${from}, which is ${before * unit}: ${change * unit}/${before * unit} = ${answer}%.`,
    write: percent,
    least: 1,
    figure: drawBarGraph(
      title,
      names,
      heights.map((height) => height * unit),
    ),
  });
}
