/** Exercises about the averages of a bar graph and how far its values are from them, for grades 6 to 12. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { type BarGraph, type BarSubject, drawBarGraph, sumOf, weeks } from './bar-graph.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';

export const averageKinds: readonly ExerciseKind[] = [
  defineExerciseKind(6, 8, mean),
  defineExerciseKind(6, 8, median),
  defineExerciseKind(6, 7, range),
  defineExerciseKind(6, 8, mode),
  defineExerciseKind(7, 9, meanAbsoluteDeviation),
  defineExerciseKind(8, 10, valueForMean),
  defineExerciseKind(11, 12, variance),
  defineExerciseKind(11, 12, standardDeviation),
];

/** Differences from the mean. Their mean absolute value is whole, and at most one of them is there twice. */
const differencesWithMode = [
  [-4, -1, 1, 1, 3],
  [-2, -2, -1, 2, 3],
  [-5, 0, 1, 1, 3],
  [-3, -1, -1, 2, 3],
];
const differences = [...differencesWithMode, [-3, -2, 0, 1, 4], [-6, -4, 1, 3, 6]];
/** Differences from the mean of which the mean square is 4 or 16. */
const differencesWithWholeDeviation = [
  [-3, -1, 0, 1, 3],
  [-1, -1, -1, -1, 4],
  [-7, -1, 1, 2, 5],
  [-5, -3, -1, 3, 6],
];

interface Week {
  readonly subject: BarSubject;
  readonly mean: number;
  readonly values: readonly number[];
  readonly unit: number;
  readonly figure: BarGraph;
}

/** Draws the five days of a week with values that differ from their mean as one of the lists has it. */
function drawWeek(draw: RandomDraw, from: readonly (readonly number[])[], units: readonly number[] = [1, 5, 10]): Week {
  const subject = draw.of(weeks);
  const [unit, sign, middle] = [draw.of(units), draw.of([-1, 1]), draw.between(8, 14)];
  const values = draw.shuffled(draw.of(from)).map((difference) => (middle + sign * difference) * unit);
  return { subject, mean: middle * unit, values, unit, figure: drawBarGraph(subject.title, subject.names, values) };
}

const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);
const written = (values: readonly number[], sign = ', '): string => values.map(formatWhole).join(sign);

function mean(draw: RandomDraw): Exercise {
  const { mean: answer, values, unit, figure } = drawWeek(draw, differences);
  const total = sumOf(values);
  return createNumberExercise({
    text: 'What is the mean of the values in the bar graph?',
    answer,
    mistakes: [sorted(values)[2] as number, total / 4, total, Math.max(...values), answer + unit, answer - unit],
    steps: `Add all values and divide by how many there are: ${written(values, ' + ')} = ${formatWhole(total)}, and ${formatWhole(total)} ÷ 5 = ${answer}.`,
    least: 1,
    figure,
  });
}

function median(draw: RandomDraw): Exercise {
  const { mean: average, values, figure } = drawWeek(draw, differences);
  const inOrder = sorted(values);
  return createNumberExercise({
    text: 'What is the median of the values in the bar graph?',
    answer: inOrder[2] as number,
    mistakes: [values[2] as number, average, inOrder[1] as number, inOrder[3] as number, (inOrder[4] as number) / 2],
    steps: `In order, the values are ${written(inOrder)}. The median is the one in the middle.`,
    least: 1,
    figure,
  });
}

function range(draw: RandomDraw): Exercise {
  const { values, figure } = drawWeek(draw, differences);
  const [least, , , , most] = sorted(values) as [number, number, number, number, number];
  return createNumberExercise({
    text: 'What is the range of the values in the bar graph?',
    answer: most - least,
    mistakes: [most, Math.abs((values[0] as number) - (values[4] as number)), most + least, most - least + 1],
    steps: `Subtract the least value from the greatest: ${most} − ${least} = ${most - least}.`,
    least: 1,
    figure,
  });
}

function mode(draw: RandomDraw): Exercise {
  const { mean: average, values, figure } = drawWeek(draw, differencesWithMode);
  const answer = values.find((value, at) => values.indexOf(value) !== at) as number;
  return createNumberExercise({
    text: 'What is the mode of the values in the bar graph?',
    answer,
    mistakes: [Math.max(...values), average, ...values],
    steps: `The mode is the value that occurs most. Two bars have the height ${answer}.`,
    least: 1,
    figure,
  });
}

function meanAbsoluteDeviation(draw: RandomDraw): Exercise {
  const { mean: average, values, figure } = drawWeek(draw, differences, [1, 5]);
  const distances = values.map((value) => Math.abs(value - average));
  const total = sumOf(distances);
  return createNumberExercise({
    text: 'What is the mean absolute deviation of the values in the bar graph?',
    answer: total / 5,
    mistakes: [total / 4, total, average, Math.max(...distances), Math.max(...values) - Math.min(...values)],
    steps: `The mean is ${average}. The distances from it are ${written(distances)}: ${written(distances, ' + ')} = ${total}, and ${total} ÷ 5 = ${total / 5}.`,
    least: 1,
    figure,
  });
}

function valueForMean(draw: RandomDraw): Exercise {
  const { subject, mean: average, values, unit, figure } = drawWeek(draw, differences);
  const target = average + draw.between(1, 2) * unit;
  const [total, needed] = [sumOf(values), 6 * target];
  return createNumberExercise({
    text: `How many ${subject.things} must be ${subject.verb.replace('were ', '')} on Saturday so that the mean of the six days is ${target}?`,
    answer: needed - total,
    mistakes: [target, 2 * target - average, 5 * target - total, needed - total + unit, needed - total - unit],
    steps: `Six days with a mean of ${target} have 6 × ${target} = ${formatWhole(needed)} in all. The five days have ${written(values, ' + ')} = ${formatWhole(total)}. Saturday needs the rest: ${formatWhole(needed)} − ${formatWhole(total)} = ${needed - total}.`,
    least: 1,
    figure,
  });
}

function drawSquares(draw: RandomDraw) {
  const { mean: average, values, figure } = drawWeek(draw, differencesWithWholeDeviation, [1]);
  const squares = values.map((value) => (value - average) ** 2);
  const total = sumOf(squares);
  const squaresText = `The mean is ${average}. The squares of the differences from it are ${written(squares)}. Their mean is the variance: ${total} ÷ 5 = ${total / 5}.`;
  const meanDistance = sumOf(values.map((value) => Math.abs(value - average))) / 5;
  return { average, values, total, figure, squaresText, meanDistance };
}

function variance(draw: RandomDraw): Exercise {
  const { average, total, figure, squaresText, meanDistance } = drawSquares(draw);
  return createNumberExercise({
    text: 'What is the population variance of the values in the bar graph?',
    answer: total / 5,
    mistakes: [total / 4, Math.sqrt(total / 5), total, average, meanDistance],
    steps: squaresText,
    least: 1,
    figure,
  });
}

function standardDeviation(draw: RandomDraw): Exercise {
  const { average, values, total, figure, squaresText, meanDistance } = drawSquares(draw);
  const answer = Math.sqrt(total / 5);
  return createNumberExercise({
    text: 'What is the population standard deviation of the values in the bar graph?',
    answer,
    mistakes: [total / 5, meanDistance, average, Math.max(...values) - Math.min(...values), total / 4],
    steps: `${squaresText} The standard deviation is its square root: √${total / 5} = ${answer}.`,
    least: 1,
    figure,
  });
}
