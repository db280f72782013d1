/** Texts of the dialog that adds and removes classes. */

import { formatCents } from '#contracts/reason-words.ts';
import { toClassCountText } from '../../copy/counts.ts';

export const manageClassesTexts = {
  direction: 'Action',
  add: 'Add Classes',
  remove: 'Remove Classes',
  count: 'Number of classes',
};

export const classCountFaultTexts = {
  notWhole: 'Enter a whole number of classes.',
  belowOne: 'Enter at least 1 class.',
  belowZero: 'Enter 0 or more classes.',
  tooMany: (max: number) => `Enter at most ${max} classes.`,
};

export const toWillWaitText = (waits: number, classesMax: number) =>
  `${toClassCountText(waits)} will wait: the limit is ${classesMax} remaining. You can apply ${waits === 1 ? 'it' : 'them'} from the class history once there is room.`;
/** Of a removal that takes different numbers from the two balances. */
export const toUnequalRemovalText = ({ remaining, total }: { remaining: number; total: number }) =>
  `${remaining === 0 ? 'No classes' : toClassCountText(remaining)} can be removed from remaining, ${total} from total.`;
export const toRemovableText = (count: number) =>
  count === 0 ? 'No classes are left to remove.' : `Only ${toClassCountText(count)} can be removed.`;

export const purchaseTexts = {
  heading: 'Price and payment',
  none: 'Choose a plan, or “Other”, to record a price. Other classes are free.',
  price: 'Price due',
  priceReason: 'Why another price?',
  priceReasonHint: 'The family reads this.',
  priceReasonFault: 'Please say why the price is not the list price.',
  paidNow: 'Paid now',
};
export const toListPriceText = (plan: string, amount: string) => `List price of ${plan}: ${amount}`;
/** What a purchase costs and what was paid for it at once, such as `$300.00 due, $100.00 paid.`; undefined without either. */
export const toBoughtText = (dueCents: number | undefined, paidCents: number | undefined): string | undefined => {
  if (!dueCents && !paidCents) return undefined;
  const due = `${formatCents(dueCents ?? 0)} due`;
  return paidCents ? `${due}, ${formatCents(paidCents)} paid.` : `${due}.`;
};
/** What becomes of a payment that is not the price; undefined if it is. Of the price less the payment, in cents. */
export const toPaidRemarkText = (leftCents: number): string | undefined => {
  if (leftCents === 0) return undefined;
  return leftCents > 0 ? `${formatCents(leftCents)} stays owed.` : `${formatCents(-leftCents)} becomes credit.`;
};

/** Leads from a dialog that takes classes to the page that records money given back. */
export const refundLinkTexts = { before: 'Giving money back?', link: 'Record a refund' };
