/** Texts about a student’s classes as they were on a day. */
import type { AsOfResponse, ClassFigures } from '#contracts/class-audit.ts';
import { listFigureWords } from '#contracts/class-sum.ts';
import { formatBalance, formatSignedCount } from '../../../copy/class-history.ts';
import { joinWords } from '../../../copy/join-words.ts';
import { formatMediumDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const asOfTexts = {
  title: 'Classes as of a day',
  back: 'Back to Class history',
  loading: 'Loading classes...',
  loadingFailed: 'Error loading classes',
  effectiveField: 'What was true on',
  knownField: 'As known on',
  knownHint: 'The end of that day, unless you choose a time.',
  figuresLabel: 'Classes on both clocks',
  difference: 'Difference',
  agree: 'Nothing changed between the two dates.',
  notEnrolled: 'The student was not enrolled yet at that time.',
  former: 'The student was a former student at that time.',
  history: 'Show in history',
  replay: 'Show in replay',
  endOfDay: 'End of the day',
  figure: 'Figure',
  none: 'None',
  date: 'Date',
  event: 'What happened',
  change: 'Change',
  recorded: 'recorded',
  recordedLate: 'Rows that were recorded later',
};

export const toEffectiveHeadingText = (date: string) => `What was true on ${formatMediumDate(date)}`;
export const toKnownHeadingText = (time: string) => `As known on ${time}`;

/** The headings of the two lists of rows, and what each list means. */
export const toRecordedLaterTexts = (date: string, time: string) => ({
  title: `Recorded after ${time}`,
  text: `These count for ${formatMediumDate(date)}, but Rollbook did not know them yet.`,
});
export const toEffectiveLaterTexts = (date: string) => ({
  title: `Effective after ${formatMediumDate(date)}`,
  text: 'Rollbook knew these by then, but they count for a later day.',
});

/** Why a sum by effective day is not a balance that anybody could have seen. */
export const toOutOfRangeText = (
  { figures: { remaining, total }, on: date, classes_max }: AsOfResponse['effective'],
  late: number,
): string => {
  const isOutOfRange = (balance: number) => balance < 0 || balance > classes_max;
  const sums = [
    ...(isOutOfRange(remaining) ? [`${formatBalance(remaining)} remaining`] : []),
    ...(isOutOfRange(total) ? [`${formatBalance(total)} total`] : []),
  ];
  return `${joinWords(sums)} is outside 0 to ${classes_max}. It is the sum of what counts for ${formatMediumDate(date)}, and ${formatCount(late, 'row was', 'rows were')} recorded after that day:`;
};

/** What changed, such as `−1 remaining` and `+1 attended`. */
export const toFigureChangeTexts = (change: ClassFigures): string[] =>
  listFigureWords(change).flatMap(([name, text]) =>
    change[name] === 0 ? [] : [`${formatSignedCount(change[name])} ${text.toLowerCase()}`],
  );

export const toMoreEntriesText = (more: number) => `${formatCount(more, 'older row', 'older rows')} not shown`;
