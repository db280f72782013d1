import { createDrawingSolver, type DrawingSolver } from './drawing-solver.ts';
import { evaluateExpression, isNearlyEqual, type QuestionSolver } from './expression.ts';

/** Minutes of a length such as “2 hours 30 minutes” or “2.5 hours”. Throws if it has another unit. */
function parseLength(text: string): number {
  return text.split(/(?<=[a-z]) /).reduce((total, part) => {
    const [, count, unit] = part.match(/^([\d.,]+) (hour|minute)s?$/) ?? [];
    if (count === undefined) throw new Error(`“${text}” is no length of time.`);
    return total + evaluateExpression(count) * (unit === 'hour' ? 60 : 1);
  }, 0);
}

/** Minutes after midnight, or after 12:00 for a time without AM and PM. */
function parseTime(text: string): number {
  const [, hour, minute, half] = text.match(/^(1[0-2]|[1-9]):([0-5]\d)(?: (AM|PM))?$/) ?? [];
  if (hour === undefined) throw new Error(`“${text}” is no time.`);
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

/** Whether two times are the same on a clock of 12 hours, or of 24 hours if both have AM or PM. */
const isSameTime = (option: string, minutes: number, period: 720 | 1440): boolean =>
  (parseTime(option) - minutes + 10 * period) % period === 0;

const isLength = (option: string, minutes: number): boolean => isNearlyEqual(parseLength(option), minutes);

const namedMinutes: Readonly<Record<string, number>> = { 'half past': 30, 'quarter past': 15, 'quarter to': 45 };
const sizes: Readonly<Record<string, number>> = {
  'days week': 7,
  'minutes hour': 60,
  'hours day': 24,
  'seconds minute': 60,
  'months year': 12,
};
/** Hours by which clocks are behind those of Greenwich in winter. */
const behind: Readonly<Record<string, number>> = { 'New York': 5, Chicago: 6, Denver: 7, 'Los Angeles': 8 };

export const timeSolvers: readonly QuestionSolver[] = [
  [
    /^Which number does the (short|long) hand of a clock point to at (\d+):(\d\d)\?$/,
    (option, hand, hour, minute) => Number(option) === (hand === 'short' ? Number(hour) : Number(minute) / 5 || 12),
  ],
  [
    /^What time is (\D+) (\d+)\?$/,
    (option, name, hour) => {
      const minutes = namedMinutes[name] ?? Number.NaN;
      return isSameTime(option, (Number(hour) - (minutes > 30 ? 1 : 0)) * 60 + minutes, 720);
    },
  ],
  [
    /^A .+ begins at (\S+) and ends at (\S+)\. How many minutes does it last\?$/,
    (option, from, to) => isLength(option, parseTime(to) - parseTime(from)),
  ],
  [
    /^How many (\w+) are there in (\d+) (\w+)s\?$/,
    (option, small, count, large) => evaluateExpression(option) === Number(count) * (sizes[`${small} ${large}`] ?? 0),
  ],
  [
    /^A movie begins at (\S+ \S+) and lasts (.+)\. When does it end\?$/,
    (option, start, length) => isSameTime(option, parseTime(start) + parseLength(length), 1440),
  ],
  [/^How many minutes are (.+)\?$/, (option, length) => isLength(option, parseLength(length))],
  [/^How long are (.+) in hours and minutes\?$/, (option, length) => isLength(option, parseLength(length))],
  [
    /^A hike takes (.+) up and (.+) down\. How long does it take in all\?$/,
    (option, up, down) => isLength(option, parseLength(up) + parseLength(down)),
  ],
  [
    /^A train travels at (\d+) miles per hour\. How far does it travel in (.+)\?$/,
    (option, speed, length) => isNearlyEqual(evaluateExpression(option), (Number(speed) * parseLength(length)) / 60),
  ],
  [
    /^A car travels (\d+) miles at (\d+) miles per hour\. How long does it take\?$/,
    (option, miles, speed) => isLength(option, (Number(miles) / Number(speed)) * 60),
  ],
  [
    /^It is (\d) hours? later in (.+) than in (.+)\. What time is it in (.+) when it is (.+) in (.+)\?$/,
    (option, hours, ahead, late, asked, time, known) =>
      (behind[late] ?? 0) - (behind[ahead] ?? 0) === Number(hours) &&
      isSameTime(option, parseTime(time) + ((behind[known] ?? 0) - (behind[asked] ?? 0)) * 60, 1440),
  ],
  [
    /^A clock with hands shows (\S+)\. What time will it show in (.+)\?$/,
    (option, time, length) => isSameTime(option, (parseTime(time) + parseLength(length)) % 720, 720),
  ],
  [
    /^A bus drives (\d+) miles at (\d+) miles per hour and the same way back at (\d+) miles per hour\. .+\?$/,
    (option, miles, there, back) =>
      isNearlyEqual(
        Number(option.replace(' miles per hour', '')),
        (2 * Number(miles)) / (Number(miles) / Number(there) + Number(miles) / Number(back)),
      ),
  ],
  [
    /^One pump fills a pool in (.+), another pump in (.+)\. How long do both pumps need together\?$/,
    (option, one, other) => isLength(option, 1 / (1 / parseLength(one) + 1 / parseLength(other))),
  ],
  [
    /^A number of bacteria doubles every (.+)\. There are (\d+) now\. How many are there in (.+)\?$/,
    (option, period, first, length) =>
      isNearlyEqual(evaluateExpression(option), Number(first) * 2 ** (parseLength(length) / parseLength(period))),
  ],
];

const toMinutes = ({ hour, minute }: { hour: number; minute: number }): number => (hour % 12) * 60 + minute;

export const clockSolvers: readonly DrawingSolver[] = [
  createDrawingSolver('clock', /^What time does the clock show\?$/, (option, clock) =>
    isSameTime(option, toMinutes(clock), 720),
  ),
  createDrawingSolver(
    'clock',
    /^The clock shows what time it is now\. What time will it be in (.+)\?$/,
    (option, clock, length) => isSameTime(option, toMinutes(clock) + parseLength(length), 720),
  ),
  createDrawingSolver(
    'clock',
    /^The clock shows what time it is now\. What time was it (.+) ago\?$/,
    (option, clock, length) => isSameTime(option, toMinutes(clock) - parseLength(length), 720),
  ),
  createDrawingSolver(
    'clock',
    /^The clock shows when a .+ begins\. It lasts (.+)\. When does it end\?$/,
    (option, clock, length) => isSameTime(option, toMinutes(clock) + parseLength(length), 720),
  ),
  createDrawingSolver(
    'clock',
    /^How many degrees is the smaller angle between the hands of this clock\?$/,
    (option, clock) => {
      // In a minute the long hand moves 5.5° more than the short one. Both begin at 12.
      const between = (toMinutes(clock) * 5.5) % 360;
      return isNearlyEqual(evaluateExpression(option), Math.min(between, 360 - between));
    },
  ),
];
