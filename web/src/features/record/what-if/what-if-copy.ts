/** Texts of the page on which an owner supposes another rule. */
import type { WhatIfDifferences, WhatIfFiguresRow, WhatIfRules } from '#contracts/what-if.ts';
import { streakRuleTexts } from '../../../copy/centre-rules.ts';
import { pluralize } from '../../../lib/format-count.ts';

export const whatIfTexts = {
  title: 'What If',
  description:
    'Which numbers would differ today if another rule had always been in force. The recorded requests are decided again. Nothing is changed.',
  heading: 'Suppose',
  limitLabel: 'Class limit',
  limitHint: 'The most classes a student can have. Leave it empty to leave balances out.',
  streakLabel: 'A second practice session on the same day',
  leaveOut: 'Leave out',
  decide: 'Show what differs',
  chooseRule: 'Enter a limit, or choose a rule for streaks.',
  starting: 'Starting...',
  startFailed: 'The recorded requests were not decided again',
  loading: 'Loading what was supposed last...',
  loadingFailed: 'Error loading what was supposed last',
  deciding: 'Deciding every recorded request again...',
  progress: 'Progress of the what-if',
  leave: 'You can leave this page and come back.',
  cancel: 'Cancel',
  canceling: 'Canceling...',
  cancelFailed: 'The what-if was not canceled',
  unrecorded: 'Requests that were refused or changed nothing are not in the record, so they are not decided again.',
  balances: 'Balances',
  figuresHint: '“7 of 18” means 7 classes remaining of 18 in total.',
  streaks: 'Streaks',
  student: 'Student',
  today: 'Today',
  supposed: 'Would be',
  firstDiffers: 'First differs',
} as const;

const format = (count: number): string => count.toLocaleString('en-US');
/** `Class limit 24. A second practice session on the same day: Keeps the streak.` */
export const toRulesText = ({ classes_max, same_day }: WhatIfRules): string =>
  [
    ...(classes_max === undefined ? [] : [`${whatIfTexts.limitLabel}: ${format(classes_max)}.`]),
    ...(same_day === undefined ? [] : [`${whatIfTexts.streakLabel}: ${streakRuleTexts[same_day].label}.`]),
  ].join(' ');

/** Why the last what-if has no result. */
export const outcomeTexts = {
  canceled: 'The last what-if was canceled.',
  interrupted: 'The last what-if was interrupted, because the server stopped while it ran. Start it again.',
  failed: 'The last what-if failed. The person who runs the server finds the reason in the log of the program.',
} as const;

const students = (count: number): string => `${format(count)} ${pluralize(count, 'student')}`;

/** `The balances of 3 of 214 students would differ. 1 is not certain.` */
export function toBalancesText({
  differing,
  uncertain,
  students: all,
}: NonNullable<WhatIfDifferences['classes']>): string {
  const sentence =
    differing === 0
      ? `No balance of ${students(all)} would differ, today or earlier.`
      : `The numbers of ${format(differing)} of ${students(all)} would differ, today or earlier.`;
  if (uncertain === 0) return sentence;
  return `${sentence} ${format(uncertain)} ${uncertain === 1 ? 'is' : 'are'} not certain, because the record does not say how a request treated waiting classes.`;
}

export const toStreaksText = ({ differing, students: all }: NonNullable<WhatIfDifferences['streaks']>): string =>
  differing === 0
    ? `No streak of ${students(all)} with practice would differ, today or earlier.`
    : `The streaks of ${format(differing)} of ${students(all)} with practice would differ, today or earlier.`;

export const toShownText = (shown: number, all: number): string =>
  `The first ${format(shown)} of ${format(all)} are listed.`;

/** `18 of 18, 2 waiting`: classes remaining and in total, with what waits or is uncovered. */
export function toFiguresText({ remaining, total, waiting, uncovered }: WhatIfFiguresRow): string {
  return [
    `${remaining} of ${total}`,
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(uncovered > 0 ? [`${uncovered} uncovered`] : []),
  ].join(', ');
}

export const toDaysText = (days: number): string => `${days} ${pluralize(days, 'day')}`;
export const toStreakText = ({ current, longest }: { current: number; longest: number }): string =>
  `${toDaysText(current)}, longest ${longest}`;
export const toUncertainText = (version: number): string => `Not certain from entry ${version} on`;
export const toEntryText = (version: number): string => `Entry ${version}`;
export const toInsteadText = (supposed: string, recorded: string): string => `${supposed} instead of ${recorded}`;
