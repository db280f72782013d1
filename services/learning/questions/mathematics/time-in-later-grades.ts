import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';
import { speedKinds } from './speed.ts';
import {
  createTimeExercise,
  drawClock,
  formatClockTime,
  formatHours,
  formatMinutes,
  formatTimeOfDay,
  toClock,
} from './times-of-day.ts';

export const timeKindsInLaterGrades: readonly ExerciseKind[] = [
  defineExerciseKind(6, 8, decimalHours),
  defineExerciseKind(6, 9, timeZone),
  defineExerciseKind(8, 12, manyHoursLater),
  defineExerciseKind(9, 12, angleOfHands),
  defineExerciseKind(9, 12, twoPumps),
  defineExerciseKind(9, 12, doubling),
  ...speedKinds,
];

function decimalHours(draw: RandomDraw): Exercise {
  const tenths = draw.between(11, 59);
  const asked = tenths % 10 === 0 ? tenths + 1 : tenths;
  const [hours, rest] = [Math.floor(asked / 10), asked % 10];
  const answer = asked * 6;
  return createNumberExercise({
    text: `How many minutes are ${hours}.${rest} hours?`,
    answer,
    mistakes: [asked * 10, hours * 60 + rest, hours * 60 + rest * 10, hours * 60 + 5 * rest],
    steps: `An hour has 60 minutes, and a tenth of an hour has 6: ${hours} × 60 + ${rest} × 6 = ${answer}.`,
    write: formatMinutes,
    least: 1,
  });
}

/** Cities, from east to west, with the hours by which their clocks are behind those of the first. */
const cities = [
  ['New York', 0],
  ['Chicago', 1],
  ['Denver', 2],
  ['Los Angeles', 3],
] as const;

function timeZone(draw: RandomDraw): Exercise {
  const [[known, ownBehind], [asked, otherBehind]] = draw.shuffled(cities) as [
    (typeof cities)[number],
    (typeof cities)[number],
  ];
  const difference = ownBehind - otherBehind;
  const hours = Math.abs(difference);
  const [ahead, behind] = difference > 0 ? [asked, known] : [known, asked];
  const time = draw.between(0, 24 * 12 - 1) * 5;
  const answer = time + difference * 60;
  return createTimeExercise({
    text: `It is ${formatHours(hours)} later in ${ahead} than in ${behind}. What time is it in ${asked} when it is ${formatTimeOfDay(time)} in ${known}?`,
    answer,
    mistakes: [time - difference * 60, answer + 12 * 60, time - difference * 60 + 12 * 60, answer + 60, answer - 60],
    write: formatTimeOfDay,
    step: 30,
    steps: `${difference > 0 ? 'Add' : 'Subtract'} ${formatHours(hours)}, because it is ${difference > 0 ? 'later' : 'earlier'} in ${asked}.`,
  });
}

function manyHoursLater(draw: RandomDraw): Exercise {
  const hour = draw.between(1, 12);
  const hours = draw.of(Array.from({ length: 180 }, (_, n) => n + 20).filter((n) => n % 12 !== 0));
  const answer = (hour + hours) * 60;
  return createTimeExercise({
    text: `A clock with hands shows ${hour}:00. What time will it show in ${hours} hours?`,
    answer,
    mistakes: [answer - 60, answer + 60, (hour - hours) * 60, (hour + (hours % 10)) * 60, answer + 180],
    write: formatClockTime,
    step: 120,
    steps: `A clock with hands shows the same time every 12 hours. ${hours} hours are ${Math.floor(hours / 12)} rounds of 12 hours and ${formatHours(hours % 12)} more.`,
  });
}

/** The smaller one of the two angles between directions, in degrees. */
const toSmallerAngle = (degrees: number): number => Math.min(Math.abs(degrees) % 360, 360 - (Math.abs(degrees) % 360));

function angleOfHands(draw: RandomDraw): Exercise {
  const [hour, minute] = [draw.between(1, 12), draw.between(1, 5) * 10];
  const time = hour * 60 + minute;
  const atShortHand = (hour % 12) * 30 + minute / 2;
  const answer = toSmallerAngle(atShortHand - 6 * minute);
  const shortHandAtHour = toSmallerAngle((hour % 12) * 30 - 6 * minute);
  return createNumberExercise({
    text: 'How many degrees is the smaller angle between the hands of this clock?',
    answer,
    mistakes: [shortHandAtHour, 180 - answer, answer + 30, answer - 15, answer + 10].filter((angle) => angle <= 180),
    steps: `The clock shows ${formatClockTime(time)}. From 12, the long hand is at ${6 * toClock(time).minute}°. The short hand is at ${atShortHand}°, because it moves 30° in an hour and half a degree in a minute. Take the difference, or 360° less the difference if that is smaller.`,
    write: (degrees) => `${degrees}°`,
    least: 1,
    figure: drawClock(time),
  });
}

/** Hours that each of two pumps needs, which make a whole number for both together. */
const pumps = [
  [3, 6],
  [4, 12],
  [6, 12],
  [10, 15],
  [5, 20],
  [8, 24],
  [12, 24],
  [9, 18],
  [20, 30],
] as const;

function twoPumps(draw: RandomDraw): Exercise {
  const [fast, slow] = draw.of(pumps);
  const [one, other] = draw.shuffled([fast, slow]) as [number, number];
  const answer = (fast * slow) / (fast + slow);
  return createNumberExercise({
    text: `One pump fills a pool in ${one} hours, another pump in ${other} hours. How long do both pumps need together?`,
    answer,
    mistakes: [fast + slow, (fast + slow) / 2, slow - fast, slow / 2, answer + 1],
    steps: `In one hour the pumps fill 1/${one} and 1/${other} of the pool, in all 1/${answer}.`,
    write: formatHours,
    least: 1,
  });
}

function doubling(draw: RandomDraw): Exercise {
  const [first, minutes, hours] = [draw.between(2, 9) * 10, draw.of([15, 20, 30]), draw.between(1, 2)];
  const times = (hours * 60) / minutes;
  const answer = first * 2 ** times;
  return createNumberExercise({
    text: `A number of bacteria doubles every ${minutes} minutes. There are ${first} now. How many are there in ${formatHours(hours)}?`,
    answer,
    mistakes: [first * times, first * 2 * times, answer / 2, answer * 2, first + 2 ** times],
    steps: `There are ${times} periods of ${minutes} minutes in ${formatHours(hours)}. Start with ${first} and double it ${times} times: ${Array.from({ length: times }, (_, n) => formatWhole(first * 2 ** (n + 1))).join(', ')}.`,
  });
}
