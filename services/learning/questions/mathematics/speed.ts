import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';
import { createTimeExercise, formatDuration, formatHours } from './times-of-day.ts';

/** Exercises about speeds in miles per hour. */
export const speedKinds: readonly ExerciseKind[] = [
  defineExerciseKind(6, 8, distance),
  defineExerciseKind(7, 9, travelTime),
  defineExerciseKind(9, 12, averageSpeed),
];

/** Draws a speed in miles per hour and a length of time in minutes, so that the distance is a whole number of miles. */
const drawSpeedAndTime = (draw: RandomDraw) => ({
  speed: draw.between(5, 18) * 4,
  hours: draw.between(1, 4),
  minutes: draw.of([15, 30, 45]),
});

const toMiles = (speed: number, minutes: number): number => (speed * minutes) / 60;

function distance(draw: RandomDraw): Exercise {
  const { speed, hours, minutes } = drawSpeedAndTime(draw);
  const answer = toMiles(speed, hours * 60 + minutes);
  return createNumberExercise({
    text: `A train travels at ${speed} miles per hour. How far does it travel in ${formatDuration(hours * 60 + minutes)}?`,
    answer,
    mistakes: [speed * hours, speed * (hours + 1), speed * hours + minutes, speed + hours * 60 + minutes],
    steps: `In ${formatHours(hours)} it travels ${speed * hours} miles, and in ${minutes} minutes ${toMiles(speed, minutes)} miles: ${speed * hours} + ${toMiles(speed, minutes)} = ${answer}.`,
    write: (miles) => `${formatWhole(miles)} miles`,
    least: 1,
  });
}

function travelTime(draw: RandomDraw): Exercise {
  const { speed, hours, minutes } = drawSpeedAndTime(draw);
  const answer = hours * 60 + minutes;
  const hundredths = (minutes / 60) * 100;
  const miles = toMiles(speed, answer);
  return createTimeExercise({
    text: `A car travels ${formatWhole(miles)} miles at ${speed} miles per hour. How long does it take?`,
    answer,
    // The decimal places of the hours are taken for minutes: 2.5 hours for 2 hours 5 or 50 minutes.
    mistakes: [hours * 60 + (hundredths % 60), hours * 60 + Math.floor(hundredths / 10), answer + 60, answer - 15],
    write: formatDuration,
    step: 15,
    steps: `Divide the distance by the speed: ${formatWhole(miles)} ÷ ${speed} = ${hours}.${String(hundredths).replace(/0$/, '')}. The part after the decimal point is a part of an hour, ${minutes} minutes.`,
  });
}

/** Two speeds in miles per hour whose average over equal distances is a whole number, with a distance that takes whole hours. */
const speedsBothWays = [
  [20, 30, 60],
  [30, 60, 60],
  [40, 60, 120],
  [20, 60, 60],
  [30, 70, 210],
  [30, 45, 90],
  [24, 40, 120],
  [36, 45, 180],
] as const;

function averageSpeed(draw: RandomDraw): Exercise {
  const [slow, fast, least] = draw.of(speedsBothWays);
  const [there, back] = draw.shuffled([slow, fast]) as [number, number];
  const miles = least * draw.between(1, 2);
  const hours = miles / there + miles / back;
  const answer = (2 * miles) / hours;
  return createNumberExercise({
    text: `A bus drives ${miles} miles at ${there} miles per hour and the same way back at ${back} miles per hour. What is its average speed?`,
    answer,
    mistakes: [(there + back) / 2, there, back, there + back, answer + 2],
    steps: `The way there takes ${formatHours(miles / there)}, the way back ${formatHours(miles / back)}. In all it drives ${2 * miles} miles in ${formatHours(hours)}: ${2 * miles} ÷ ${hours} = ${answer}.`,
    write: (speed) => `${speed} miles per hour`,
    least: 1,
  });
}
