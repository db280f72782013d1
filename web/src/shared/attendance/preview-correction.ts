import type { AttendanceCharge } from '#events/values/shapes.ts';
import { type MarkChoice, takesClass } from '../../lib/mark-choice.ts';
import { type BalanceBeforeReturn, hasRoomForReturn } from '../students/has-room-for-return.ts';
import * as copy from './correction-preview-copy.ts';
import { toClassWaitsText, toSettleLaterText } from './record-dialog-copy.ts';

export interface CorrectionPreview {
  /** `caution` when the class will be uncovered or cannot be given back at once. */
  tone: 'info' | 'caution';
  text: string;
}
interface Mark {
  choice: MarkChoice;
  date: string;
}
interface CorrectionContext extends BalanceBeforeReturn {
  /** The student's waiting classes. */
  waiting: number;
  noteChanges: boolean;
  /** The centre's current date, a civil date. */
  today: string;
}

/** Describes what a correction will do. A record whose class stays taken keeps it, also on another date. */
export function previewCorrection(
  from: Mark & { charge: AttendanceCharge },
  to: Mark,
  situation: CorrectionContext,
): CorrectionPreview {
  const { remaining, waiting, classesMax, noteChanges, today } = situation;
  if (from.date === to.date && from.choice === to.choice) {
    return { tone: 'info', text: noteChanges ? copy.onlyNoteChangesText : copy.nothingChangesText };
  }
  const isKept = takesClass(from.choice) && takesClass(to.choice);
  if (isKept && from.choice === to.choice) return previewMove(from, to, situation);
  if (isKept)
    return { tone: 'info', text: capitalize(toIntroText(from, to, today) + copy.keptClassTexts[from.charge]) };
  const givesBack = from.charge === 'covered';
  const waits = givesBack && !hasRoomForReturn(situation);
  const between = remaining + (givesBack && !waits ? 1 : 0);
  const uncovered = takesClass(to.choice) && between === 0;
  const takes = takesClass(to.choice) && !uncovered;
  const sentences = [
    toIntroText(from, to, today) + findClassEffect(from, to, { givesBack, uncovered, takes, today }),
    waits && toClassWaitsText(classesMax),
    uncovered && waiting > 0 && toSettleLaterText(waiting),
    (givesBack || takes) && copy.toClassesRemainText(takes ? between - 1 : between),
  ];
  return {
    tone: waits || uncovered ? 'caution' : 'info',
    text: capitalize(sentences.filter((sentence) => sentence !== false).join(' ')),
  };
}

function previewMove(
  from: Mark & { charge: AttendanceCharge },
  to: Mark,
  { remaining, today }: CorrectionContext,
): CorrectionPreview {
  return from.charge === 'uncovered'
    ? { tone: 'caution', text: copy.toMoveText(from.date, to.date, today) }
    : { tone: 'info', text: copy.toMoveText(from.date, to.date, today, remaining) };
}

function toIntroText(from: Mark, to: Mark, today: string): string {
  if (from.date === to.date) return '';
  return copy.toMovedRecordText(from.date, to.date, today, from.choice === to.choice ? undefined : to.choice);
}

interface ClassEffect {
  givesBack: boolean;
  takes: boolean;
  uncovered: boolean;
  today: string;
}

function findClassEffect(from: Mark, to: Mark, { givesBack, takes, uncovered, today }: ClassEffect): string {
  const on = (date: string) => (from.date === to.date ? undefined : date);
  if (givesBack) return copy.classEffectTexts.givesBack(today, on(from.date));
  if (takes) return copy.classEffectTexts.takes(today, on(to.date));
  if (uncovered) return copy.classEffectTexts.uncovered;
  return takesClass(from.choice) ? copy.classEffectTexts.noneComesBack : copy.classEffectTexts.none;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
