/** The sentences about the money of a packet, for the same readers as those in `packet-words.ts`. */
import {
  findOwnReason,
  listMoneyEntryFacts,
  type MoneySumLine,
  owedBelowZeroText,
  toMoneyAmountText,
  toMoneyEntryText,
  toPeriodMoneyLines,
  toPurchaseName,
} from './money-words.ts';
import { findLastDay, formatPacketDay, joinSentences, toCorrectionTexts } from './packet-words.ts';
import type { PacketContent, PacketMoneyRow } from './packets.ts';
import { formatCents } from './reason-words.ts';

type Content = Pick<PacketContent, 'money' | 'money_rows' | 'period' | 'centre'>;

/** An amount in the currency of the packet, which may be another one than that of the program that shows it. */
export const formatPacketCents = (cents: number, { centre }: Pick<Content, 'centre'>): string =>
  formatCents(cents, centre.currency);

/** The lines of the sum of money, each with its sign; empty for a packet without money. */
export const toPacketMoneyLines = ({ money, period }: Pick<Content, 'money' | 'period'>): MoneySumLine[] =>
  money === null
    ? []
    : toPeriodMoneyLines(money, {
        start: `at the start of ${formatPacketDay(period.from)}`,
        end: `at the end of ${formatPacketDay(findLastDay(period))}`,
      });

/** What the amounts do not show. */
export const toPacketMoneyRemarks = ({ money, money_rows, centre }: Content): string[] => [
  `All amounts are in ${centre.currency}.`,
  ...([money?.opening_cents ?? 0, ...money_rows.map(({ owed_cents }) => owed_cents)].some((owed) => owed < 0)
    ? [owedBelowZeroText]
    : []),
];

/** The entry that another one names by its number. One before the period is not listed. */
const nameEntry = (
  version: number | null,
  { what, rows, toName }: { what: string; rows: readonly PacketMoneyRow[]; toName: (row: PacketMoneyRow) => string },
): string | undefined => {
  if (version === null) return undefined;
  const listed = rows.find((row) => row.version === version);
  const ofDay = listed && `${toName(listed)} of ${formatPacketDay(listed.effective_on)}`;
  return ofDay === undefined ? `the ${what} of entry ${version}` : `${ofDay} (entry ${version})`;
};

/** What happened, without the amount and without texts. */
export const toPacketMoneyEventText = (
  row: PacketMoneyRow,
  { money_rows: rows }: Pick<Content, 'money_rows'>,
): string =>
  toMoneyEntryText(row, {
    purchase: nameEntry(row.purchase, { what: 'purchase', rows, toName: toPurchaseName }),
    payment: nameEntry(row.payment, { what: 'payment', rows, toName: () => 'the payment' }),
  });

/** An entry of money as one sentence, without its amount. */
export const toPacketMoneyText = (row: PacketMoneyRow, content: Pick<Content, 'money_rows' | 'centre'>): string => {
  const reason = findOwnReason(row);
  const facts = listMoneyEntryFacts({ ...row, tutor_id: row.recorded_by }, content.centre.currency);
  return joinSentences([
    `${toPacketMoneyEventText(row, content)}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}.`,
    ...(reason === null ? [] : [`Reason: ${reason}`]),
    ...toCorrectionTexts(row),
  ]);
};

/** `+$480.00` or `−$200.00`: how an entry changes what is owed; without a sign where it does not. */
export const toPacketAmountText = (row: PacketMoneyRow, content: Pick<Content, 'centre'>): string =>
  toMoneyAmountText(row, content.centre.currency);
