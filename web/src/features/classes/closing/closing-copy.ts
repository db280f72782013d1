/** Texts of the monthly closing report. */

import type { ClosingResponse, LaterEntry } from '#contracts/closing.ts';
import type { ClosingLine, ClosingSection } from '#contracts/closing-lines.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { formatBalance, formatSignedCount } from '../../../copy/class-history.ts';
import { formatDateTime, formatMediumDate, formatMonthAndYear } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { toAuditEntryText } from '../../../shared/class-audit-copy.ts';

export const closingTexts = {
  loading: 'Adding up the month. With many students this takes a few seconds...',
  failed: 'Error adding up the month',
  previous: 'Previous month',
  next: 'Next month',
  knownOn: 'As known on',
  knownHint: 'Later entries are left out.',
  knownNow: 'As known now',
  print: 'Print',
  notOver: 'This month is not over yet.',
  wasNotOver: 'This month was not over on that day.',
  empty: { title: 'Nothing to add up', text: 'Nothing was sold, delivered or paid in this month or before it.' },
  classes: 'Classes',
  value: 'Value',
  amount: 'Amount',
  line: 'Line',
  changed: 'Recorded since then',
  nothingChanged: 'Nothing that was recorded since then changes this month.',
  difference: 'Difference',
  knownThen: 'Known then',
  now: 'Known now',
  day: 'Day',
  event: 'What was recorded',
  change: 'Change',
  recorded: 'recorded',
  history: 'Class history',
  replay: 'Replay',
  toMonthText: (month: string) => formatMonthAndYear(`${month}-01`),
};

export const toKnownText = ({ known }: ClosingResponse, timeZone: string): string =>
  known.on === null
    ? `As known on ${formatDateTime(known.at, timeZone)}`
    : `As known at the end of ${formatMediumDate(known.on)}`;

export const toFooterText = ({ month, known }: ClosingResponse): string =>
  `${closingTexts.toMonthText(month)}${known.on === null ? '' : `, as known on ${formatMediumDate(known.on)}`}`;

/** A number of a line that leads from the first to the last has its sign. */
export const formatLineClasses = (classes: number, isChange: boolean): string =>
  isChange ? formatSignedCount(classes) : formatBalance(classes);
export const formatLineCents = (cents: number, isChange: boolean): string =>
  `${isChange && cents > 0 ? '+' : ''}${formatCents(cents)}`;

/** A number that differs between two days of knowledge. */
export interface ChangedNumber {
  name: string;
  text: string;
  before: string;
  after: string;
  difference: string;
}

/** The numbers of a report that are others now, in the order of its lines. */
export const listChangedNumbers = (
  then: readonly ClosingSection[],
  now: readonly ClosingSection[],
): ChangedNumber[] => {
  const toLines = (sections: readonly ClosingSection[]) =>
    sections.flatMap(({ title, lines, parts }) => [...lines, ...parts].map((line) => ({ ...line, title })));
  const later = new Map(toLines(now).map((line) => [line.name, line]));
  const toChanged = (
    line: ClosingLine & { title: string },
    [of, text, format, formatChange]: (typeof numbers)[number],
  ): ChangedNumber[] => {
    const [one, other] = [line[of] ?? 0, later.get(line.name)?.[of] ?? 0];
    if (one === other) return [];
    const name = `${line.title}: ${line.text}`;
    return [
      {
        name: `${line.name} ${of}`,
        text: of === 'cents' && line.classes !== null ? `${name}, ${text}` : name,
        ...{ before: format(one), after: format(other), difference: formatChange(other - one) },
      },
    ];
  };
  return toLines(then).flatMap((line) => numbers.flatMap((number) => toChanged(line, number)));
};

const numbers = [
  ['classes', 'classes', formatBalance, formatSignedCount],
  ['cents', 'value', formatCents, (cents: number) => formatLineCents(cents, true)],
] as const;

const moneyKindTexts: Readonly<Record<NonNullable<LaterEntry['money']>['kind'], string>> = {
  purchase: 'Purchase',
  payment: 'Payment',
  'credit-used': 'Credit used',
  refund: 'Refund',
  'purchase-reversed': 'Purchase reversed',
  'payment-reversed': 'Payment reversed',
  'refund-reversed': 'Refund reversed',
};

export const toLaterEntryText = (entry: LaterEntry): string => {
  const { money, source, what } = entry;
  if (money === null || source !== null || what !== null) return toAuditEntryText(entry);
  return `${moneyKindTexts[money.kind]}: ${formatCents(money.amount_cents)}`;
};

/** What an entry changed: `−1 class`, `+$20.00 owed`. */
export const listLaterChanges = ({ classes, owed_cents }: LaterEntry): string[] => [
  ...(classes === 0 ? [] : [`${classes > 0 ? '+' : '−'}${formatCount(Math.abs(classes), 'class', 'classes')}`]),
  ...(owed_cents === 0 ? [] : [`${formatLineCents(owed_cents, true)} owed`]),
];

export const toUnlistedEntriesText = (count: number): string =>
  `${formatCount(count, 'older entry is', 'older entries are')} not listed.`;
