/** What a mark of attendance will do, as the dialog says it before it is saved. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { toStatusWord } from '../../copy/attendance.ts';
import { toApplyWaitingQuestionText, toWaitingAppliedText } from '../../copy/take-attendance.ts';
import type { MarkChoice } from '../../lib/mark-choice.ts';

/** `by` is who recorded the mark last, and when. */
export const toAlreadyMarkedText = (choice: MarkChoice, by: string) =>
  `Already marked ${toStatusWord(choice)} by ${by}`;
export const takesClassText = 'Takes 1 class';
export const absentTakesNoneText = 'Absent: no class is taken.';

/** These follow what is already recorded on the date. */
export const changedMarkTexts = {
  onlyNote: (already: string) => `${already}; only the note changes.`,
  same: (already: string) => `${already}.`,
  takesClass: (already: string, choice: MarkChoice) =>
    `${already}; ${choice === 'present' ? 'present' : 'a late cancellation'} takes 1 class`,
  keepsClass: (already: string) => `${already}; its class stays taken.`,
  staysUncovered: (already: string) => `${already}; it stays uncovered.`,
  noneComesBack: (already: string) => `${already}; no class was taken, so none comes back.`,
  givesBack: (already: string, remaining: number) => `${already}; absent gives 1 class back, leaving ${remaining}.`,
  givenBackWaits: (already: string, classesMax: number) =>
    `${already}; absent gives 1 class back, which will wait: the limit is ${classesMax}.`,
};

/** A note that was recorded since another was typed, or on another date. */
export const toReplacesNoteText = (note: string) => `Saving replaces the recorded note “${isolateBidi(note)}”.`;

/** `takes` says that a class is taken. */
export const toLeavingText = (takes: string, remaining: number) => `${takes}, leaving ${remaining}.`;
/** `already` is what is recorded on the date, if anything. */
export const noneLeftTexts = {
  uncovered: (already = '') => `${toIntroText(already)}No classes remaining: this class will be uncovered.`,
  waitingApplied: (fitting: number, already = '') =>
    `${toIntroText(already)}${toWaitingAppliedText(fitting, fitting - 1)}`,
  mayApplyWaiting: (fitting: number, already = '') =>
    `${toIntroText(already)}No classes remaining! ${toApplyWaitingQuestionText(fitting)}`,
};

const toIntroText = (already: string) => (already === '' ? '' : `${already}. `);

/** Shown until the record of the chosen date is loaded. */
export const lookingUpText = 'Looking up this date...';
export const lookUpFailedText = 'Couldn’t load this date. Check your connection.';

/** Why a class on a date cannot be marked. */
export const markDateFaultTexts = {
  missing: 'Choose a date.',
  tooOld: 'Choose a date from the year 2000 on.',
  noSuchDay: 'There is no such day.',
  inFuture: 'A class in the future cannot be marked.',
};
