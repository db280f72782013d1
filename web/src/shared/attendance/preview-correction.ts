import type { AttendanceCharge, AttendanceStatus } from '#events/values/shapes.ts';
import { formatDayWithOtherYear, toSettleLaterText } from '../../copy/attendance-records.ts';
import { toClassCountText } from '../../copy/students.ts';

export interface CorrectionPreview {
  /** `caution` when the class will be uncovered or cannot be given back at once. */
  tone: 'info' | 'caution';
  text: string;
}
interface Mark {
  status: AttendanceStatus;
  date: string;
}
interface CorrectionContext {
  /** The student's remaining classes before the correction. */
  remaining: number;
  /** The student's waiting classes. */
  waiting: number;
  /** The cap of remaining classes. */
  classesMax: number;
  noteChanges: boolean;
  /** The centre's current date, a civil date. */
  today: string;
}

/** Describes what a correction will do. A present record that only moves to another date keeps its class. */
export function previewCorrection(
  from: Mark & { charge: AttendanceCharge },
  to: Mark,
  situation: CorrectionContext,
): CorrectionPreview {
  const { remaining, waiting, classesMax, noteChanges, today } = situation;
  if (from.date === to.date && from.status === to.status) {
    return { tone: 'info', text: noteChanges ? 'Only the note changes; no class moves.' : 'Nothing changes yet.' };
  }
  if (from.status === 'present' && to.status === 'present') return previewMove(from, to, situation);
  const givesBack = from.charge === 'covered';
  const waits = givesBack && remaining >= classesMax;
  const between = remaining + (givesBack && !waits ? 1 : 0);
  const uncovered = to.status === 'present' && between === 0;
  const takes = to.status === 'present' && !uncovered;
  const sentences = [
    toIntroText(from, to, today) + findClassEffect(from, to, { givesBack, uncovered, takes, today }),
    waits && `The class given back is now waiting; the limit is ${classesMax}.`,
    uncovered && waiting > 0 && toSettleLaterText(waiting),
    (givesBack || takes) && `${toClassCountText(takes ? between - 1 : between)} remaining.`,
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
  const days = `from ${formatDayWithOtherYear(from.date, today)} to ${formatDayWithOtherYear(to.date, today)}`;
  return from.charge === 'uncovered'
    ? { tone: 'caution', text: `Moves the class ${days}: it stays uncovered.` }
    : { tone: 'info', text: `Moves the class ${days}: ${remaining} remaining, as before.` };
}

function toIntroText(from: Mark, to: Mark, today: string): string {
  if (from.date === to.date) return '';
  const as = from.status === to.status ? '' : ` as ${to.status}`;
  return `moves the record from ${formatDayWithOtherYear(from.date, today)} to ${formatDayWithOtherYear(to.date, today)}${as}: `;
}

interface ClassEffect {
  givesBack: boolean;
  takes: boolean;
  uncovered: boolean;
  today: string;
}

function findClassEffect(from: Mark, to: Mark, { givesBack, takes, uncovered, today }: ClassEffect): string {
  const on = (date: string) => (from.date === to.date ? '' : ` on ${formatDayWithOtherYear(date, today)}`);
  if (givesBack) return `gives 1 class back${on(from.date)}.`;
  if (takes) return `takes 1 class${on(to.date)}.`;
  if (uncovered) return 'no classes remaining, so it will be uncovered.';
  return from.status === 'present' ? 'no class was taken, so none comes back.' : 'no class is taken or given back.';
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
