import type { AttendanceRow } from '#contracts/attendance.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { AttendanceCharge } from '#events/values/shapes.ts';
import { formatAtPhrase } from '../../copy/at-phrase.ts';
import { type MarkChoice, takesClass, toMarkChoice } from '../../lib/mark-choice.ts';
import { type BalanceBeforeReturn, hasRoomForReturn } from './has-room-for-return.ts';
import * as copy from './mark-preview-copy.ts';

export interface RecordedMarkSummary {
  choice: MarkChoice;
  charge: AttendanceCharge;
  /** Who recorded the mark last, and when, such as `Sam at 15:40`. */
  by: string;
}
export interface MarkPreview {
  /** `caution` when the class will be uncovered or cannot be given back at once. */
  tone: 'info' | 'caution';
  text: string;
  /** The number of waiting classes that can be applied first, because none is left; missing when that is not offered. */
  waiting?: number;
}

const createInfo = (text: string): MarkPreview => ({ tone: 'info', text });
const createCaution = (text: string): MarkPreview => ({ tone: 'caution', text });

/** The student's balance before the mark, and what the form says about the mark. */
interface MarkedBalance extends BalanceBeforeReturn {
  waiting: number;
  applyWaiting: boolean;
  noteChanges: boolean;
}

/** Describes what a mark will do to the balance, and what is already recorded on that date. */
export function previewMark(
  recorded: RecordedMarkSummary | null,
  choice: MarkChoice,
  balance: MarkedBalance,
): MarkPreview {
  const { remaining, classesMax, noteChanges } = balance;
  if (!recorded)
    return takesClass(choice) ? previewTaking(balance, copy.takesClassText) : createInfo(copy.absentTakesNoneText);
  const already = copy.toAlreadyMarkedText(recorded.choice, recorded.by);
  const texts = copy.changedMarkTexts;
  if (recorded.choice === choice) return createInfo(noteChanges ? texts.onlyNote(already) : texts.same(already));
  if (takesClass(choice) && takesClass(recorded.choice))
    return createInfo(recorded.charge === 'covered' ? texts.keepsClass(already) : texts.staysUncovered(already));
  if (takesClass(choice)) return previewTaking(balance, texts.takesClass(already, choice), already);
  if (recorded.charge !== 'covered') return createInfo(texts.noneComesBack(already));
  if (hasRoomForReturn(balance)) return createInfo(texts.givesBack(already, remaining + 1));
  return createCaution(texts.givenBackWaits(already, classesMax));
}

function previewTaking(
  { remaining, waiting, classesMax, applyWaiting }: MarkedBalance,
  covered: string,
  already?: string,
): MarkPreview {
  if (remaining > 0) return createInfo(copy.toLeavingText(covered, remaining - 1));
  const fitting = Math.min(waiting, classesMax);
  if (fitting === 0) return createCaution(copy.noneLeftTexts.uncovered(already));
  return applyWaiting
    ? { ...createInfo(copy.noneLeftTexts.waitingApplied(fitting, already)), waiting: fitting }
    : { ...createCaution(copy.noneLeftTexts.mayApplyWaiting(fitting, already)), waiting: fitting };
}

/**
 * Converts the record of a date, with the tutor and the time: `Sam at 15:40`, on other days `Sam on Nov 20, 2026,
 * 15:40`.
 */
export function toRecordedMarkSummary(
  row: AttendanceRow,
  day: { today: string; timeZone: string },
): RecordedMarkSummary {
  return {
    choice: toMarkChoice(row),
    charge: row.charge,
    by: `${isolateBidi(row.tutor_name)} ${formatAtPhrase(row.updated_at, day)}`,
  };
}
