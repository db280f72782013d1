/** Money on the page of a personal data file. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import {
  findOwnReason,
  listMoneyEntryFacts,
  paymentStatusWords,
  toClassesAndPriceText,
  toMoneyAmountText,
  toMoneyEntryText,
  toMoneySumLines,
  toPurchaseName,
} from '#contracts/money-words.ts';
import { joinSentences } from '#contracts/packet-words.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { formatDayOfInstant, formatPageDay, listTexts, type PageEntry, type SectionFormatter } from './page-entry.ts';
import type { PersonalDataRows } from './personal-data-rows.ts';

type MoneyRow = PersonalDataRows['money'];

/** The sum of the money, then each purchase. */
export const toPurchaseEntries: SectionFormatter<PersonalDataRows['purchases']> = ({ sums, purchases }) => [
  ...(purchases.length === 0
    ? []
    : toMoneySumLines(sums)
        .filter(({ sign, cents }) => sign === '' || sign === '=' || cents !== 0)
        .map(({ sign, label, cents }) => ({
          lead: label,
          texts: [`${sign === '=' ? '' : sign}${formatCents(cents)}`],
        }))),
  ...purchases.map(toPurchaseEntry),
];

const toPurchaseEntry = (purchase: PersonalDataRows['purchases']['purchases'][number]): PageEntry => {
  const { recorded_on, price_cents, paid_cents, refunded_cents, status } = purchase;
  return {
    lead: formatPageDay(recorded_on),
    texts: [
      listTexts(
        `${toPurchaseName(purchase)} (${toClassesAndPriceText(purchase)}).`,
        `Price ${formatCents(price_cents)}, paid ${formatCents(paid_cents)}${refunded_cents > 0 ? `, ${formatCents(refunded_cents)} refunded` : ''}.`,
        status !== 'paid' && `${paymentStatusWords[status]}.`,
      ).join(' '),
    ],
  };
};

/** An entry names others by their id, so the formatter knows them all. */
export const createMoneyFormatter = (entries: readonly MoneyRow[]): SectionFormatter<MoneyRow> => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (entry, { timeZone }) => {
    const [purchase, payment] = [entry.purchase_id, entry.payment_id].map((id) => byId.get(id ?? ''));
    const facts = listMoneyEntryFacts(entry);
    const reason = findOwnReason(entry);
    const reversal = byId.get(entry.reversed_by ?? '');
    const what = toMoneyEntryText(entry, {
      purchase: purchase && `${toPurchaseName(purchase)} of ${formatPageDay(purchase.recorded_on)}`,
      payment: payment && `the payment of ${formatPageDay(payment.effective_on)}`,
    });
    return [
      {
        lead: formatPageDay(entry.effective_on),
        texts: [
          joinSentences([
            `${what}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}: ${toMoneyAmountText(entry)}.`,
            ...listTexts(reason !== null && `Reason: ${reason}`),
            `Owed after: ${formatCents(entry.owed_after_cents)}.`,
            ...listTexts(reversal && `Reversed on ${formatDayOfInstant(reversal.created_at, timeZone)}.`),
            `Recorded${entry.recorded_on === entry.effective_on ? '' : ` on ${formatPageDay(entry.recorded_on)}`} by ${isolateBidi(entry.tutor_name)}.`,
          ]),
        ],
      },
    ];
  };
};
