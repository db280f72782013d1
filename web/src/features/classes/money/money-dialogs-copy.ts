/** Texts of the dialogs that record payments, credit and refunds, and reverse them. */
import type { RefundLine } from '#contracts/class-reports.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { PurchaseMoney } from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { joinWords } from '../../../copy/join-words.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatCount, pluralize } from '../../../lib/format-count.ts';
import { type MoneyNames, toPurchaseOfDayText } from '../../../shared/money/money-entry-copy.ts';
import type { AllocatedPayment } from './allocate-payment.ts';
import type { RefundSource } from './refund-sources.ts';

export const recordPaymentTexts = {
  title: 'Record payment',
  act: 'Record payment',
  done: 'Payment recorded',
  toDone: (amount: string) => `${amount} received`,
  failed: 'The payment could not be recorded',
  pays: 'Pays for',
  nothingOpen: 'No purchase is open.',
  toOpen: (cents: number) => `${formatCents(cents)} open`,
  toPartLabel: (name: string) => `Part for ${isolateBidi(name)}`,
  toRemove: (name: string) => `Leave out ${isolateBidi(name)}`,
  forOthers: 'Also for another student',
  siblings: 'Same family',
  another: 'Another student',
  chooseStudent: 'Choose a student',
};

/** What a payment does with the chosen purchases, and what is left of it. */
export const listAllocationTexts = (
  chosen: readonly PurchaseMoney[],
  { allocations, restCents }: AllocatedPayment,
): string[] => {
  const paid = new Map(allocations.map(({ purchase_id, cents }) => [purchase_id, cents]));
  const lines = chosen.map((purchase) => {
    const cents = paid.get(purchase.id) ?? 0;
    const name = toPurchaseOfDayText(purchase);
    const left = purchase.open_cents - cents;
    if (cents === 0) return `Nothing is left of this payment for ${name}.`;
    return left === 0
      ? `Pays ${name} in full.`
      : `Pays ${formatCents(cents)} of ${name}; ${formatCents(left)} stays open.`;
  });
  return restCents === 0 ? lines : [...lines, toRestText(restCents, chosen.length === 0)];
};
const toRestText = (cents: number, isAll: boolean) =>
  isAll
    ? `No purchase is chosen, so all ${formatCents(cents)} becomes credit for later purchases.`
    : `The other ${formatCents(cents)} becomes credit for later purchases.`;

/** How the parts of several students compare with the payment. */
export const toPartsSumText = (sum: number, cents: number): string => {
  if (sum === cents) return `The parts add up to ${formatCents(cents)}.`;
  return sum < cents
    ? `The parts add up to ${formatCents(sum)}: ${formatCents(cents - sum)} of the payment has no student yet.`
    : `The parts add up to ${formatCents(sum)}: ${formatCents(sum - cents)} more than the payment.`;
};

/** Below the reason of a refund or of a reversal. */
export const moneyReasonHintText = 'Shown with the payments, which the family reads too.';

export const applyCreditTexts = {
  title: 'Use credit',
  act: 'Use credit',
  acting: 'Saving...',
  done: 'Credit used',
  toDone: (amount: string, purchase: string) => `${amount} for ${purchase}`,
  failed: 'The credit could not be used',
  none: 'There is no credit, or nothing is open on this purchase any more.',
};
/** What becomes of a purchase and of the credit. */
export const toUsedCreditText = (of: {
  cents: number;
  name: string;
  openCents: number;
  creditCents: number;
}): string => {
  const { cents, name, openCents, creditCents } = of;
  const open = openCents - cents;
  const pays =
    open === 0
      ? `Pays ${name} in full with ${formatCents(cents)} of credit.`
      : `Pays ${formatCents(cents)} of ${name} with credit; ${formatCents(open)} stays open.`;
  return `${pays} Credit after it: ${formatCents(creditCents - cents)}.`;
};

export const refundDialogTexts = {
  title: 'Record refund',
  act: 'Record refund',
  done: 'Refund recorded',
  toDone: (amount: string) => `${amount} returned`,
  failed: 'The refund could not be recorded',
  source: 'What is refunded?',
  chooseSource: 'Choose',
  sourceMissing: 'Choose what is refunded.',
  nothing:
    'Nothing was paid that has not been returned yet. Only an owner can return money that is tied to no purchase.',
  amount: 'Amount',
  tooMuch: (limit: string) => `At most ${limit} can be returned for this.`,
  toLimit: (limit: string) => `At most ${limit}`,
  withClasses: 'Do classes go with it?',
  withClassesMissing: 'Choose whether classes go with it.',
  noClasses: 'No, only money',
  classes: 'Yes, take classes back',
  count: 'Number of classes',
  formerStudent: 'The student has left, so no classes can be taken back.',
};

/** A source of a refund as an option, with the most that can be returned for it. */
export const toRefundSourceText = (source: RefundSource): string => {
  if (source.kind === 'untied') return 'Not tied to a purchase';
  const limit = refundDialogTexts.toLimit(formatCents(source.limitCents)).toLowerCase();
  return source.kind === 'purchase'
    ? `${toPurchaseOfDayText(source.purchase)}: ${limit}`
    : `Credit from the payment of ${formatDate(source.payment.received_on)}: ${limit}`;
};

/** How many of the asked classes a refund takes. */
export const toTakenClassesText = (taken: number, asked: number): string => {
  const takes = `Takes ${taken} of ${asked}`;
  if (taken === asked) return `${takes} ${pluralize(asked, 'class', 'classes')}.`;
  return taken === 0 ? `${takes}: none are left.` : `${takes}: only ${formatCount(taken, 'is', 'are')} left.`;
};

/** How a suggested amount comes about: `Growth 12 of Nov 3: $500.00 ÷ 12 × 5 = $208.33`. */
export const toRefundLineText = (line: RefundLine): string => {
  const { effective_on: recorded_on, classes, price_cents, refunded, refund_cents } = line;
  const name = toPurchaseOfDayText({ ...line, recorded_on });
  return price_cents === null || refund_cents === null
    ? `${name}: no price is recorded for ${formatCount(refunded, 'class', 'classes')}.`
    : `${name}: ${formatCents(price_cents)} ÷ ${classes} × ${refunded} = ${formatCents(refund_cents)}`;
};

/** Why there is no amount to suggest for a purchase: the classes that are taken, those of `lines`, came with others. */
export const toNoSuggestionText = (lines: readonly RefundLine[]): string => {
  const names = lines.map((line) => toPurchaseOfDayText({ ...line, recorded_on: line.effective_on }));
  return `No amount is suggested: the newest classes are taken first, which are those of ${joinWords(names)}.`;
};

export const untiedRefundTexts = {
  toTitle: (amount: string) => `Return ${amount} that is tied to no purchase?`,
  description:
    'Nobody can check this amount against what was paid. Choose the purchase instead if the money was paid for one.',
  confirm: 'Record it all the same',
  cancel: 'Choose again',
};

export const reversePaymentTexts = {
  title: 'Reverse payment',
  act: 'Reverse payment',
  acting: 'Reversing...',
  done: 'Payment reversed',
  failed: 'The payment could not be reversed',
  extent: 'What is reversed?',
  extentMissing: 'Choose whether the whole payment is reversed.',
  toWhole: (cents: number) => `The whole payment, ${formatCents(cents)}`,
  toPart: (cents: number) => `Only this student’s part, ${formatCents(cents)}`,
  reversed: 'This payment was already reversed.',
  returned: 'Some of this money was returned to the family. Reverse that refund first.',
};
/** What is owed again once a payment is reversed. */
export const listReversalEffects = (paymentId: string, { purchases, payments }: MoneyNames): string[] => {
  const payment = payments.get(paymentId);
  return [
    ...(payment?.allocations ?? []).flatMap(({ purchase_id, cents }) => {
      const purchase = purchases.get(purchase_id);
      return purchase && cents > 0 ? [`${toPurchaseOfDayText(purchase)}: ${formatCents(cents)} is open again.`] : [];
    }),
    ...(payment?.unused_cents ? [`${formatCents(payment.unused_cents)} of credit can no longer be used.`] : []),
  ];
};

export const reverseRefundTexts = {
  title: 'Reverse refund',
  act: 'Reverse refund',
  acting: 'Reversing...',
  done: 'Refund reversed',
  failed: 'The refund could not be reversed',
  reversed: 'This refund was already reversed.',
  toCounts: (amount: string) => `${amount} counts as not returned.`,
  toClassesStay: (classes: number) =>
    classes === 1
      ? 'The class that was removed with it stays removed. Add it in Manage Classes if it should come back.'
      : `The ${classes} classes that were removed with it stay removed. Add them in Manage Classes if they should come back.`,
};
