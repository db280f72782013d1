/** What a correction of attendance will do, as the dialog says it before it is saved. */
import { toStatusWord } from '../../copy/attendance.ts';
import { toClassCountText } from '../../copy/counts.ts';
import type { MarkChoice } from '../../lib/mark-choice.ts';
import { formatDayWithOtherYear } from './record-dialog-copy.ts';

export const onlyNoteChangesText = 'Only the note changes; no class moves.';
export const nothingChangesText = 'Nothing changes yet.';

/** `remaining` is missing for a class that is uncovered on both days. */
export const toMoveText = (from: string, to: string, today: string, remaining?: number): string => {
  const days = `from ${formatDayWithOtherYear(from, today)} to ${formatDayWithOtherYear(to, today)}`;
  return remaining === undefined
    ? `Moves the class ${days}: it stays uncovered.`
    : `Moves the class ${days}: ${remaining} remaining, as before.`;
};

/** Begins a sentence that the effect on the classes ends. `as` is the new status; missing when it stays. */
export const toMovedRecordText = (from: string, to: string, today: string, as?: MarkChoice): string =>
  `moves the record from ${formatDayWithOtherYear(from, today)} to ${formatDayWithOtherYear(to, today)}${as === undefined ? '' : ` as ${toStatusWord(as)}`}: `;

/** `on` is the day of the class; missing when the record stays on its day. */
export const classEffectTexts = {
  givesBack: (today: string, on?: string) => `gives 1 class back${toDayText(today, on)}.`,
  takes: (today: string, on?: string) => `takes 1 class${toDayText(today, on)}.`,
  uncovered: 'no classes remaining, so it will be uncovered.',
  noneComesBack: 'no class was taken, so none comes back.',
  none: 'no class is taken or given back.',
};

/** By the charge of a record whose class stays taken under another status. */
export const keptClassTexts = {
  covered: 'its class stays taken.',
  uncovered: 'it stays uncovered.',
  none: '',
};

const toDayText = (today: string, on: string | undefined): string =>
  on === undefined ? '' : ` on ${formatDayWithOtherYear(on, today)}`;

export const toClassesRemainText = (count: number) => `${toClassCountText(count)} remaining.`;
