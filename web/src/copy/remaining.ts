import { formatCount } from '../lib/format-count.ts';

/** Why more classes remain than the total says. Only these make remaining exceed the total. */
export const remainingOverTotalText = 'More than the total: classes were given back, or applied after waiting.';

/** For the student, who cannot apply them. `fitting` is the part of the waiting classes that fits under the limit now. */
export function toWaitingForStudentText({ waiting, fitting }: { waiting: number; fitting: number }): string {
  const paid = `You have ${formatCount(waiting, 'more paid class', 'more paid classes')}`;
  if (fitting === 0) return `${paid}, to be added when there's room.`;
  const them = fitting === 1 ? 'it' : 'them';
  return `${paid}. There's room for ${fitting < waiting ? fitting : them} now; your tutor can add ${them}.`;
}

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
