/** Texts of the replay of a student’s events. */
import type { ReplayFrame, ReplayMark } from '#contracts/class-audit.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { markChoiceTexts } from '../../../copy/attendance.ts';
import { uncoveredText } from '../../../copy/common.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { toMarkChoice } from '../../../lib/mark-choice.ts';
import { toAuditEntryText } from '../../../shared/class-audit-copy.ts';

export const replayTexts = {
  title: 'Replay of classes',
  back: 'Back to Class history',
  loading: 'Loading the replay...',
  loadingFailed: 'Error loading the replay',
  events: 'Events',
  earlierEvents: 'Earlier events',
  laterEvents: 'Later events',
  event: 'Event',
  timeline: 'Timeline',
  player: 'Player',
  first: 'First event',
  previous: 'Previous event',
  play: 'Play',
  pause: 'Pause',
  next: 'Next event',
  last: 'Last event',
  keys: 'Arrow keys step, Home and End jump, Space plays.',
  recorded: 'recorded',
  numbersKept: 'No number of classes changed.',
  noMark: 'No mark',
  note: 'Note',
  privateNote: 'Private note',
  attendance: 'Attendance',
  noMarks: 'No marks yet',
  history: 'Class history',
  noHistory: 'No classes yet',
  date: 'Date',
  status: 'Status',
  change: 'Change',
  what: 'What happened',
};

const accountTexts: Record<NonNullable<ReplayFrame['account']>, string> = {
  enrolled: 'Enrolled without classes',
  archived: 'Became a former student',
  restored: 'Came back as a student',
  'restored-by-merge': 'Came back as a student, with the account of a new sign-up',
  merged: 'Merged with the account of a new sign-up',
  'password-code-made': 'Code for a new password made',
  'family-invited': 'Family invited',
  'family-invitation-withdrawn': 'Invitation of a family withdrawn',
  'family-joined': 'Family account added',
  'family-ended': 'Family account ended',
  'absence-reported': 'Absence reported ahead',
  'absence-withdrawn': 'Reported absence withdrawn',
};

const moneyTexts: Record<NonNullable<ReplayFrame['money']>['what'], (amount: string) => string> = {
  payment: (amount) => `Payment of ${amount}`,
  'payment-reversed': (amount) => `Payment of ${amount} reversed`,
  'credit-used': (amount) => `Purchase paid with ${amount} of credit`,
  refund: (amount) => `Refund of ${amount}`,
  'refund-reversed': (amount) => `Refund of ${amount} reversed`,
  'duplicate-cleared': () => 'Two equal entries kept',
};

/** The sentence of an event, as the class history words it. */
export const toFrameText = (frame: ReplayFrame): string => {
  const { account, money, what } = frame;
  if (money !== null) return moneyTexts[money.what](formatCents(money.amount_cents));
  if (account !== null) return accountTexts[account];
  if (what === 'privately-noted') return 'Private note changed';
  return toAuditEntryText(frame);
};

export const toPlaceText = (place: number, count: number) => `Event ${place} of ${count}`;
export const toTimelineValueText = (place: number, count: number, remaining: number) =>
  `${toPlaceText(place, count)}, ${remaining} remaining`;

/** `Present`, `Present, uncovered`, `Absent`, `Voided`, or that there is none. */
export const toMarkStateText = (mark: ReplayMark | undefined): string => {
  if (mark === undefined) return replayTexts.noMark;
  if (mark.voided) return 'Voided';
  const status = markChoiceTexts[toMarkChoice(mark)];
  return mark.charge === 'uncovered' ? `${status}, ${uncoveredText.toLowerCase()}` : status;
};

/** `Mark of Sat, Nov 21`, or both days of a mark that moved. */
export const toMarkDayText = (before: ReplayMark | undefined, after: ReplayMark): string =>
  before === undefined || before.date === after.date
    ? `Mark of ${formatWeekdayAndDate(after.date)}`
    : `Mark of ${formatWeekdayAndDate(before.date)}, now of ${formatWeekdayAndDate(after.date)}`;

export const toFoldedEventsText = (count: number) =>
  `${formatCount(count, 'older event is', 'older events are')} not listed. The numbers include ${count === 1 ? 'it' : 'them'}.`;
export const toOlderRowsText = (count: number) => `Show ${formatCount(count, 'older row', 'older rows')}`;
