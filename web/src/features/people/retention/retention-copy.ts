/** Texts of the page on which an owner sees what the nights delete. */
import type { RetentionResponse } from '#contracts/retention.ts';
import { retainedKindWords } from '#contracts/retention-words.ts';
import { retentionTitle } from '../../../copy/screens.ts';
import { formatLongDate, formatMonthDay } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const retentionTexts = {
  title: retentionTitle,
  description: 'What is deleted every night once its time is over. The times are in the Center Rules.',
  loading: 'Loading what the next night would delete...',
  loadingFailed: 'Error loading what the next night would delete',
  rules: 'Change the times',
  kind: 'Data',
  period: 'Kept for',
  due: 'Would be deleted',
  oldest: 'Oldest that stays',
  kept: 'kept',
  nothing: 'nothing',
  none: 'none',
  unknown: 'could not be counted',
  nightsHeading: 'Earlier nights',
  noNights: 'No night has deleted anything yet.',
  unfinished: 'Not complete. It is tried again in the next hour.',
  quietNight: 'Nothing was over its time.',
  formerHeading: 'Former students and families to decide about',
  erase: 'Erase a person',
  family: 'family account',
  noFormer: 'Nobody is past this time.',
} as const;

type Kind = RetentionResponse['kinds'][number];

export const toNextNightText = (night: string) => `What is deleted in the night before ${formatLongDate(night)}`;
export const toRetentionPeriodText = (period: Kind['period']) =>
  period === null ? retentionTexts.kept : formatCount(period.count, period.unit);
export const toDueCountText = (due: Kind['due']) => {
  if (due === null) return retentionTexts.unknown;
  return due === 0 ? retentionTexts.nothing : due.toLocaleString('en-US');
};

/** `Drafts: 4 · Contact messages: 1`, or why there is nothing to name. */
export const toNightText = ({ finished_at, kinds }: RetentionResponse['nights'][number]): string => {
  const deleted = kinds.filter((kind) => kind.deleted > 0);
  const counts = deleted.map((kind) => `${retainedKindWords[kind.kind]}: ${kind.deleted.toLocaleString('en-US')}`);
  if (finished_at === null) return [...counts, retentionTexts.unfinished].join(' · ');
  return counts.length === 0 ? retentionTexts.quietNight : counts.join(' · ');
};
export const toNightHeadingText = (night: string) => formatMonthDay(night);

export const toFormerHintText = (months: number) =>
  `They left the center more than ${formatCount(months, 'month')} ago. Their names, notes and answers are still kept. Keep them as long as the law asks for their payments, then erase them.`;
export const toDeletedDayText = (day: string) => `Left ${day}`;
export const toMoreFormerText = (count: number) =>
  `And ${formatCount(count, 'more person', 'more people')}, who left later.`;
