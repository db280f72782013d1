/** Texts of fields for money that changes hands, and of the question about money that may be recorded twice. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatCents } from '#contracts/reason-words.ts';

export const moneyFieldTexts = {
  method: 'How was it paid?',
  returnMethod: 'How was it returned?',
  amount: 'Amount',
  dayReceived: 'Day received',
  dayReturned: 'Day returned',
  reference: 'Reference',
  receivedBy: 'Received by',
  chooseReceiver: 'Choose',
  receiversFailed: 'Error loading the people who receive payments',
  today: 'Today',
  use: (amount: string) => `Use ${amount}`,
  ownName: (name: string) => `${name} (you)`,
};

export const moneyFaultTexts = {
  amount: 'Enter an amount such as 350.00.',
  method: 'Choose how it was paid.',
  returnMethod: 'Choose how it was returned.',
  day: 'Enter the day.',
  dayInFuture: 'This day is in the future.',
  receivedBy: 'Choose who received it.',
};

/** The amounts of a purchase and of its payment, of which one or both were recorded before. */
export const formatEitherCents = (cents: number, paidCents = cents): string =>
  paidCents === cents ? formatCents(cents) : `${formatCents(cents)} or ${formatCents(paidCents)}`;

interface EqualEntry {
  /** Undefined if nobody's name is known. */
  who: string | undefined;
  amount: string;
  /** A phrase such as `at 3:12 PM`. */
  when: string;
}
export const toPossibleDuplicateText = ({ who, amount, when }: EqualEntry): string =>
  who === undefined
    ? `${amount} was recorded for this student ${when}. Record it a second time?`
    : `${isolateBidi(who)} recorded ${amount} for this student ${when}. Record it a second time?`;
/** Of a payment for several students. */
export const toPossibleDuplicatePartText = ({ who, when }: Omit<EqualEntry, 'amount'>): string =>
  who === undefined
    ? `The part of one of these students was recorded ${when}. Record it a second time?`
    : `${isolateBidi(who)} recorded the part of one of these students ${when}. Record it a second time?`;
export const recordSecondTimeText = 'Yes, record it a second time';
