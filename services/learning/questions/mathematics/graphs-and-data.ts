/** Exercises about bar graphs for grades 1 to 6. The numbers are only in the drawing. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { type BarGraph, type BarSubject, chooseNames, drawBarGraph, sumOf, surveys, weeks } from './bar-graph.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';
import { frequencyKinds } from './frequency-graphs.ts';
import { averageKinds } from './graph-averages.ts';
import { chanceKinds } from './graph-chances.ts';
import { shareKinds } from './graph-shares.ts';

export const graphKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 3, readBar),
  defineExerciseKind(2, 3, tallestBar),
  defineExerciseKind(1, 5, compareBars),
  defineExerciseKind(1, 4, twoBarsTogether),
  defineExerciseKind(2, 5, allBars),
  defineExerciseKind(3, 5, otherBars),
  defineExerciseKind(4, 6, timesAsMany),
  ...averageKinds,
  ...shareKinds,
  ...chanceKinds,
  ...frequencyKinds,
];

interface Drawn {
  readonly subject: BarSubject;
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly figure: BarGraph;
}

/** By grade: what each value is a multiple of, and the largest multiple. Grades 1 and 2 count by ones. */
const drawUnit = (draw: RandomDraw, grade: number): [unit: number, most: number] => {
  if (grade < 3) return [1, 10];
  return draw.of(
    grade === 3
      ? [
          [1, 20],
          [5, 10],
          [5, 20],
        ]
      : [
          [5, 20],
          [10, 20],
          [50, 20],
        ],
  );
};

/** Draws bars of different heights. */
function drawBars(draw: RandomDraw, grade: number, subjects: readonly BarSubject[] = allSubjects(grade)): Drawn {
  const subject = draw.of(subjects);
  const names = chooseNames(draw, subject, grade === 1 ? 3 : draw.between(4, 5));
  const [unit, most] = drawUnit(draw, grade);
  const heights = draw.shuffled(Array.from({ length: most }, (_, before) => before + 1));
  const values = names.map((_, at) => (heights[at] as number) * unit);
  return { subject, names, values, figure: drawBarGraph(subject.title, names, values) };
}

/** Names of weekdays are shortened in drawings, which begins in grade 2. */
const allSubjects = (grade: number): readonly BarSubject[] => (grade === 1 ? surveys : [...surveys, ...weeks]);

/** Two of the bars, the higher one first. */
function chooseTwo(draw: RandomDraw, { subject, names, values }: Drawn) {
  const bars = draw
    .shuffled(values.map((value, at) => ({ value, phrase: subject.toPhrase(names[at] as string) })))
    .slice(0, 2)
    .toSorted((one, other) => other.value - one.value);
  return bars as [(typeof bars)[number], (typeof bars)[number]];
}

function readBar(draw: RandomDraw, grade: number): Exercise {
  const drawn = drawBars(draw, grade);
  const { subject, names, values, figure } = drawn;
  const at = draw.between(0, names.length - 1);
  const answer = values[at] as number;
  return createNumberExercise({
    text: `How many ${subject.things} ${subject.verb} ${subject.toPhrase(names[at] as string)}?`,
    answer,
    mistakes: [...values, answer + figure.step, answer - figure.step],
    steps: `Find the top of the bar “${names[at]}” and read the number beside it on the left.`,
    least: 1,
    figure,
  });
}

function tallestBar(draw: RandomDraw, grade: number): Exercise {
  const { subject, names, values, figure } = drawBars(draw, grade);
  const [amount, height, value] = draw.of([
    ['most', 'tallest', Math.max(...values)],
    ['fewest', 'shortest', Math.min(...values)],
  ] as const);
  const answer = names[values.indexOf(value)] as string;
  return {
    text: `Which bar shows the ${amount} ${subject.things}?`,
    answer,
    mistakes: names.filter((name) => name !== answer),
    steps: `The bar for the ${amount} is the ${height} bar.`,
    figure,
  };
}

function compareBars(draw: RandomDraw, grade: number): Exercise {
  const drawn = drawBars(draw, grade);
  const { subject, figure } = drawn;
  const [more, less] = chooseTwo(draw, drawn);
  const answer = more.value - less.value;
  return createNumberExercise({
    text: `How many more ${subject.things} ${subject.verb} ${more.phrase} than ${less.phrase}?`,
    answer,
    mistakes: [more.value + less.value, more.value, less.value, answer + figure.step, answer - figure.step],
    steps: `Read both bars and subtract: ${formatWhole(more.value)} − ${formatWhole(less.value)} = ${formatWhole(answer)}.`,
    least: 1,
    figure,
  });
}

function twoBarsTogether(draw: RandomDraw, grade: number): Exercise {
  const drawn = drawBars(draw, grade);
  const { subject, figure } = drawn;
  const [more, less] = chooseTwo(draw, drawn);
  const answer = more.value + less.value;
  return createNumberExercise({
    text: `How many ${subject.things} in all ${subject.verb} ${more.phrase} ${subject.conjunction} ${less.phrase}?`,
    answer,
    mistakes: [more.value - less.value, more.value, answer + figure.step, answer - figure.step],
    steps: `Read both bars and add: ${formatWhole(more.value)} + ${formatWhole(less.value)} = ${formatWhole(answer)}.`,
    least: 1,
    figure,
  });
}

function allBars(draw: RandomDraw, grade: number): Exercise {
  const { subject, values, figure } = drawBars(draw, grade);
  const answer = sumOf(values);
  return createNumberExercise({
    text: `How many ${subject.things} does the bar graph show in all?`,
    answer,
    mistakes: [...values.slice(0, 2).map((value) => answer - value), answer + figure.step, answer - figure.step],
    steps: `Read all bars and add: ${values.map(formatWhole).join(' + ')} = ${formatWhole(answer)}.`,
    least: 1,
    figure,
  });
}

function otherBars(draw: RandomDraw, grade: number): Exercise {
  const { subject, names, values, figure } = drawBars(draw, grade, surveys);
  const at = draw.between(0, names.length - 1);
  const others = values.filter((_, other) => other !== at);
  const answer = sumOf(others);
  return createNumberExercise({
    text: `How many ${subject.things} did not choose ${names[at]}?`,
    answer,
    mistakes: [values[at] as number, answer + (values[at] as number), answer - (others[0] as number)],
    steps: `Add all bars but “${names[at]}”: ${others.map(formatWhole).join(' + ')} = ${formatWhole(answer)}.`,
    least: 1,
    figure,
  });
}

function timesAsMany(draw: RandomDraw): Exercise {
  const subject = draw.of([...surveys, ...weeks]);
  const names = chooseNames(draw, subject, 4);
  const times = draw.between(2, 6);
  const [unit, low] = [draw.of([1, 5, 10]), draw.between(2, 3)];
  const further = draw.shuffled([4, 5, 7, 8, 9, 10].filter((n) => n !== low * times)).slice(0, 2) as [number, number];
  const heights = draw.shuffled([low, low * times, ...further]);
  const values = heights.map((height) => height * unit);
  const phraseOf = (height: number) => subject.toPhrase(names[heights.indexOf(height)] as string);
  return createNumberExercise({
    text: `How many times as many ${subject.things} ${subject.verb} ${phraseOf(low * times)} as ${phraseOf(low)}?`,
    answer: times,
    mistakes: [times + 1, times - 1, times + 2, low * (times - 1) * unit],
    steps: `Read both bars and divide: ${formatWhole(low * times * unit)} ÷ ${formatWhole(low * unit)} = ${times}.`,
    least: 1,
    figure: drawBarGraph(subject.title, names, values),
  });
}
