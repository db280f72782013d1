import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { lengthOfTimeKinds } from './lengths-of-time.ts';
import { timeKindsInLaterGrades } from './time-in-later-grades.ts';
import {
  createTimeExercise,
  drawClock,
  formatClockTime,
  formatDuration,
  formatHours,
  toClock,
} from './times-of-day.ts';

export const timeKinds: readonly ExerciseKind[] = [
  defineExerciseKind(1, 3, readClock),
  defineExerciseKind(1, 2, numberAtHand),
  defineExerciseKind(1, 2, timeInWords),
  defineExerciseKind(1, 2, hoursLater),
  defineExerciseKind(3, 4, laterOnClock),
  defineExerciseKind(3, 4, earlierOnClock),
  ...lengthOfTimeKinds,
  ...timeKindsInLaterGrades,
];

/** Minutes between the times of a grade: half hours in grade 1, five minutes in grade 2, then single minutes. */
const toStep = (grade: number): number => [30, 5][grade - 1] ?? 1;

const drawTime = (draw: RandomDraw, step: number): number => draw.between(0, 12 * (60 / step) - 1) * step;

/** The number on a clock to which `n` comes around: 13 is 1, and 0 is 12. */
const toNumberOnClock = (n: number): number => ((n + 11) % 12) + 1;

function readClock(draw: RandomDraw, grade: number): Exercise {
  const time = drawTime(draw, toStep(grade));
  const { hour, minute } = toClock(time);
  const fullHour = time - minute;
  const number = Math.floor(minute / 5);
  const handsExchanged = number * 60 + (hour % 12) * 5;
  const minutesNotByFives = fullHour + number;
  return createTimeExercise({
    text: 'What time does the clock show?',
    answer: time,
    mistakes:
      grade === 1
        ? [time + 60, time - 60, time + 30, time - 30, number * 60]
        : [time + 60, handsExchanged, minutesNotByFives, time + 5, time - 5],
    write: formatClockTime,
    step: toStep(grade),
    steps: explainClock(time),
    figure: drawClock(time),
  });
}

function explainClock(time: number): string {
  const { hour, minute } = toClock(time);
  if (minute === 0)
    return `The long hand points to 12, so it is exactly ${hour} o’clock: the short hand points to ${hour}.`;
  const next = toNumberOnClock(hour + 1);
  const short = `The short hand is between ${hour} and ${next}, so it is past ${hour}.`;
  if (minute === 30) return `${short} The long hand points to 6, which is half an hour.`;
  const fives = Math.floor(minute / 5);
  const ones = minute % 5;
  if (fives === 0)
    return `${short} From 12 to the long hand there ${ones === 1 ? 'is 1 small mark' : `are ${ones} small marks`}, one for each minute.`;
  const counted = `Count by 5s from 12 to ${fives}, where the long hand ${ones === 0 ? 'points' : 'is just past'}: ${5 * fives}`;
  return `${short} ${counted}${ones === 0 ? ' minutes.' : `, and ${ones} more: ${minute} minutes.`}`;
}

function numberAtHand(draw: RandomDraw, grade: number): Exercise {
  const time = drawTime(draw, toStep(grade));
  const { hour, minute } = toClock(time);
  const hand = minute === 0 ? draw.of(['short', 'long']) : 'long';
  const atLongHand = minute / 5 || 12;
  const [answer, other] = hand === 'short' ? [hour, atLongHand] : [atLongHand, hour];
  const steps =
    hand === 'short'
      ? `At a full hour the short hand points to the hour, ${hour}.`
      : `The long hand points to 12 at a full hour, and to the next number every 5 minutes.`;
  return {
    text: `Which number does the ${hand} hand of a clock point to at ${formatClockTime(time)}?`,
    answer: String(answer),
    mistakes: [other, 12, 6].map(String),
    nearby: [answer + 1, answer - 1, answer + 2, answer + 3].map((n) => String(toNumberOnClock(n))),
    steps,
  };
}

/** Times in words, with the minutes that they add to the hour that they name. */
const namedMinutes = [
  ['half past', 30],
  ['quarter past', 15],
  ['quarter to', -15],
] as const;

function timeInWords(draw: RandomDraw, grade: number): Exercise {
  const hour = draw.between(1, 12);
  const [name, minutes] = draw.of(grade === 1 ? namedMinutes.slice(0, 1) : namedMinutes);
  const answer = hour * 60 + minutes;
  // A quarter is taken for 25, as of a dollar, or for the other one; “half past” is taken for the next half hour.
  const mistakes =
    minutes === 30
      ? [answer - 60, answer + 60, hour * 60, hour * 60 + 60]
      : [hour * 60 + 25, hour * 60 - minutes, hour * 60 + 30, answer - 60, answer + 60];
  return createTimeExercise({
    text: `What time is ${name} ${hour}?`,
    answer,
    mistakes,
    write: formatClockTime,
    step: 30,
    steps: `${minutes === 30 ? 'Half an hour is 30' : 'A quarter of an hour is 15'} minutes, and “${name} ${hour}” is that long ${minutes > 0 ? 'after' : 'before'} ${hour}:00.`,
  });
}

function hoursLater(draw: RandomDraw, grade: number): Exercise {
  const time = drawTime(draw, grade === 1 ? 30 : 15);
  const hours = draw.between(1, 3);
  const added = hours * 60;
  const { hour } = toClock(time);
  return createTimeExercise({
    text: `The clock shows what time it is now. What time will it be in ${formatHours(hours)}?`,
    answer: time + added,
    mistakes: [time, time - added, time + added + 60, time + added + 30],
    write: formatClockTime,
    step: 60,
    steps: `It is ${formatClockTime(time)} now. Count on from ${hour}: ${Array.from({ length: hours }, (_, n) => toNumberOnClock(hour + n + 1)).join(', ')}. The minutes do not change.`,
    figure: drawClock(time),
  });
}

/** Draws a time and a length: up to an hour by fives in grade 3, then up to two hours by the minute. */
function drawTimeAndLength(draw: RandomDraw, grade: number): readonly [time: number, length: number] {
  if (grade < 4) return [drawTime(draw, 5), draw.between(2, 10) * 5];
  return [drawTime(draw, 1), draw.between(14, 24) * 5];
}

/** Counts from a time, on or back: first the hours, then the minutes to a full hour, then the rest. */
function explainCounting(time: number, length: number, direction: 'on' | 'back'): string {
  const { minute } = toClock(time);
  const minutes = length % 60;
  const toFullHour = Math.min(minutes, direction === 'on' ? 60 - minute : minute);
  const jumps = [length - minutes, toFullHour, minutes - toFullHour].filter((jump) => jump > 0);
  const sign = direction === 'on' ? 1 : -1;
  const texts = jumps.map((jump, last) => {
    const counted = jumps.slice(0, last + 1).reduce((total, each) => total + each, 0);
    return `${formatDuration(jump)} to ${formatClockTime(time + sign * counted)}`;
  });
  return `The clock shows ${formatClockTime(time)}. Count ${direction} ${texts.join(', then ')}.`;
}

function laterOnClock(draw: RandomDraw, grade: number): Exercise {
  const [time, length] = drawTimeAndLength(draw, grade);
  const event = draw.of(['class', 'game', 'movie', 'swim lesson']);
  const answer = time + length;
  return createTimeExercise({
    text: `The clock shows when a ${event} begins. It lasts ${formatDuration(length)}. When does it end?`,
    answer,
    mistakes: [time - length, answer + 60, answer - 60, answer + 10, answer - 5],
    write: formatClockTime,
    step: 5,
    steps: explainCounting(time, length, 'on'),
    figure: drawClock(time),
  });
}

function earlierOnClock(draw: RandomDraw, grade: number): Exercise {
  const [time, length] = drawTimeAndLength(draw, grade);
  const answer = time - length;
  return createTimeExercise({
    text: `The clock shows what time it is now. What time was it ${formatDuration(length)} ago?`,
    answer,
    mistakes: [time + length, answer + 60, answer - 60, answer - 10, answer + 5],
    write: formatClockTime,
    step: 5,
    steps: explainCounting(time, length, 'back'),
    figure: drawClock(time),
  });
}
