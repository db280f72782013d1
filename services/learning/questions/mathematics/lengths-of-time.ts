import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatWhole } from './format-math.ts';
import { createTimeExercise, formatClockTime, formatDuration, formatMinutes, formatTimeOfDay } from './times-of-day.ts';

/** Lengths of time and their units, for the grades that can tell the time. */
export const lengthOfTimeKinds: readonly ExerciseKind[] = [
  defineExerciseKind(3, 4, minutesBetween),
  defineExerciseKind(3, 5, inSmallerUnit),
  defineExerciseKind(4, 6, endOfMovie),
  defineExerciseKind(4, 6, inMinutes),
  defineExerciseKind(5, 7, inHoursAndMinutes),
  defineExerciseKind(5, 6, bothWays),
];

function minutesBetween(draw: RandomDraw, grade: number): Exercise {
  const step = grade === 3 ? 5 : 1;
  const start = draw.between(60 / step, (11 * 60) / step) * step;
  const length = draw.between(15 / step, 55 / step) * step;
  const end = start + length;
  // The difference as if an hour had 100 minutes.
  const byHundreds = Math.floor(end / 60) * 100 + (end % 60) - Math.floor(start / 60) * 100 - (start % 60);
  const event = draw.of(['class', 'game', 'bus ride', 'walk']);
  return createNumberExercise({
    text: `A ${event} begins at ${formatClockTime(start)} and ends at ${formatClockTime(end)}. How many minutes does it last?`,
    answer: length,
    mistakes: [byHundreds, length + 5, length - 5, length + 10, 60 - length],
    steps: explainDifference(start, length),
    write: formatMinutes,
    least: 1,
  });
}

function explainDifference(start: number, length: number): string {
  const [minute, end] = [start % 60, formatClockTime(start + length)];
  const toHour = 60 - minute;
  if (toHour === length) return `An hour has 60 minutes: 60 − ${minute} = ${length}.`;
  if (toHour > length) return `Both times are in the same hour: ${minute + length} − ${minute} = ${length}.`;
  return `It is ${formatMinutes(toHour)} until ${formatClockTime(start + toHour)} and ${formatMinutes(length - toHour)} more until ${end}: ${toHour} + ${length - toHour} = ${length}.`;
}

/** Units with the number of smaller ones in each, and the first grade that can multiply by it. */
const units = [
  ['days', 'week', 7, 3],
  ['minutes', 'hour', 60, 3],
  ['hours', 'day', 24, 4],
  ['seconds', 'minute', 60, 4],
  ['months', 'year', 12, 3],
] as const;

function inSmallerUnit(draw: RandomDraw, grade: number): Exercise {
  const [small, large, size] = draw.of(units.filter(([, , , from]) => from <= grade));
  const count = draw.between(2, grade === 3 ? 5 : 12);
  const answer = count * size;
  return createNumberExercise({
    text: `How many ${small} are there in ${count} ${large}s?`,
    answer,
    mistakes: [answer + size, answer - size, count * 10, count * 100, count + size],
    steps: `There are ${size} ${small} in one ${large}: ${count} × ${size} = ${formatWhole(answer)}.`,
    least: 1,
  });
}

function endOfMovie(draw: RandomDraw): Exercise {
  const start = draw.between(8 * 12, 21 * 12) * 5;
  const length = 60 + draw.between(3, 23) * 5;
  const end = start + length;
  const afterHours = start + Math.floor(length / 60) * 60;
  return createTimeExercise({
    text: `A movie begins at ${formatTimeOfDay(start)} and lasts ${formatDuration(length)}. When does it end?`,
    answer: end,
    mistakes: [end + 12 * 60, end - 60, end + 60, end + 40, start - length],
    write: formatTimeOfDay,
    step: 10,
    steps:
      length % 60 === 0
        ? `Count on the hours from ${formatTimeOfDay(start)}.`
        : `First count on the hours, to ${formatTimeOfDay(afterHours)}, then ${formatMinutes(length % 60)} more.`,
  });
}

function inMinutes(draw: RandomDraw): Exercise {
  const [hours, minutes] = [draw.between(1, 5), draw.between(1, 11) * 5];
  const answer = hours * 60 + minutes;
  return createNumberExercise({
    text: `How many minutes are ${formatDuration(answer)}?`,
    answer,
    mistakes: [hours * 100 + minutes, hours + minutes, hours * 60, answer + 60, hours * 10 + minutes],
    steps: `An hour has 60 minutes: ${hours} × 60 = ${hours * 60}, and ${hours * 60} + ${minutes} = ${answer}.`,
    write: formatMinutes,
    least: 1,
  });
}

function inHoursAndMinutes(draw: RandomDraw): Exercise {
  const [hours, minutes] = [draw.between(1, 6), draw.between(1, 11) * 5];
  const all = hours * 60 + minutes;
  return createTimeExercise({
    text: `How long are ${all} minutes in hours and minutes?`,
    answer: all,
    // As if an hour had 100 minutes, or as if the decimal places of the hours were minutes.
    mistakes: [
      ...(all >= 100 && all % 100 < 60 ? [Math.floor(all / 100) * 60 + (all % 100)] : []),
      hours * 60 + (Math.floor((minutes / 60) * 100) % 60),
      all + 60,
      all - 60,
      all + 10,
    ].filter((length) => length >= 60),
    write: formatDuration,
    step: 5,
    steps: `An hour has 60 minutes: ${hours} × 60 = ${hours * 60}, and ${all} − ${hours * 60} = ${minutes} minutes are left.`,
  });
}

function bothWays(draw: RandomDraw): Exercise {
  const [up, down] = [60 + draw.between(5, 11) * 5, 60 + draw.between(5, 11) * 5];
  const all = up + down;
  const minutes = (up % 60) + (down % 60);
  return createTimeExercise({
    text: `A hike takes ${formatDuration(up)} up and ${formatDuration(down)} down. How long does it take in all?`,
    answer: all,
    // Without carrying, or carrying as if an hour had 100 minutes.
    mistakes: [all - 60, all + 60, all - 40, all + 10, all - 10],
    write: formatDuration,
    step: 5,
    steps: `Add the hours: 1 + 1 = 2. Add the minutes: ${up % 60} + ${down % 60} = ${minutes}. ${minutes < 60 ? 'This is less than an hour.' : `This makes ${formatDuration(minutes)}.`}`,
  });
}
