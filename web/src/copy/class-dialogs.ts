/** Texts of the dialogs that apply, settle, withdraw and reverse classes. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatMediumDate } from '../lib/dates.ts';
import { toWaitingClassCountText } from './class-history.ts';

export const applyWaitingTexts = {
  title: 'Apply waiting classes',
  act: 'Apply',
  acting: 'Applying...',
  done: (classes: number, name: string) => `${toWaitingClassCountText(classes)} applied for ${isolateBidi(name)}`,
  noRoom: (remaining: number, classesMax: number) =>
    `No room yet: ${remaining} of ${classesMax} classes remain. They can be applied after the next class.`,
};

export const settleTexts = {
  title: 'Settle the uncovered class',
  act: 'Settle',
  acting: 'Settling...',
  done: (date: string, name: string) => `Class of ${formatMediumDate(date)} settled for ${isolateBidi(name)}`,
  noneRemaining: 'No classes remaining. Add classes first, then settle this one.',
};

export const withdrawWaitingTexts = {
  title: 'Withdraw waiting classes',
  act: 'Withdraw',
  acting: 'Withdrawing...',
  done: (classes: number, name: string) => `${toWaitingClassCountText(classes)} withdrawn for ${isolateBidi(name)}`,
};

export const reverseTexts = {
  title: 'Reverse this purchase',
  open: 'Reverse',
  act: 'Reverse purchase',
  acting: 'Reversing...',
};

/** What becomes of the money that was paid for a reversed purchase. */
export const reversedMoneyTexts = {
  loading: 'Checking what was paid...',
  failed: 'Error loading what was paid',
  toQuestion: (amount: string) => `What happens to the ${amount} that was paid?`,
  choices: {
    returned: 'Returned to the family',
    'to-return': 'Still to be returned',
    credit: 'Kept as credit',
  },
  fault: 'Choose what happens to the money.',
} as const;
