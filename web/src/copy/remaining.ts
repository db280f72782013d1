import { formatCount } from '../lib/format-count.ts';

/** Why more classes remain than the total says. Only these make remaining exceed the total. */
export const remainingOverTotalText = 'More than the total: classes were given back, or applied after waiting.';

/** Classes that are paid and not in the balance. */
export interface WaitingCounts {
  waiting: number;
  /** The part of the waiting classes that fits under the limit now. */
  fitting: number;
  classesMax: number;
  /** False for students, who cannot apply classes. */
  isTutor: boolean;
}

/** `3 more paid classes are waiting. There is room now: ask your tutor to add them.` */
export const toWaitingClassesText = (counts: WaitingCounts): string =>
  `${formatCount(counts.waiting, 'more paid class is', 'more paid classes are')} waiting. ${toWaitingPlanText(counts)}`;

/** When waiting classes come into the balance. */
export function toWaitingPlanText({ waiting, fitting, classesMax, isTutor }: WaitingCounts): string {
  if (fitting === 0) {
    const added = waiting === 1 ? 'It is added' : 'They are added';
    const applied = `You can apply ${waiting === 1 ? 'it' : 'them'}`;
    return `${isTutor ? applied : added} when the balance is below ${classesMax}.`;
  }
  const room = `There is room ${fitting < waiting ? `for ${fitting} ` : ''}now`;
  return `${room}${isTutor ? '' : `: ask your tutor to add ${fitting === 1 ? 'it' : 'them'}`}.`;
}

/** Classes that were recorded without one left, below a sum of classes. */
export const toUncoveredText = (uncovered: number): string =>
  `${formatCount(uncovered, 'class was', 'classes were')} recorded without one left, so not in this sum.`;

/** The label of the total, which is not all that was bought. */
export const toLimitedTotalText = (classesMax: number): string => `Total (the center counts at most ${classesMax})`;

/**
 * `6 of 18 classes remaining`. The two balances have separate limits, so remaining may exceed the total. Then the text
 * does without “of”, which would look like an error.
 */
export const toRemainingClassesText = (remaining: number, total: number): string =>
  remaining > total
    ? `${formatCount(remaining, 'class', 'classes')} remaining, total ${total}`
    : `${remaining} of ${formatCount(total, 'class', 'classes')} remaining`;

/** The control beside a balance that opens how it came about. */
export const explainBalanceTexts = { open: 'Explain', loadingFailed: 'Error explaining the balance' };
