/** Texts of invoices and receipts. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { InvoiceResponse, ReceiptResponse } from '#contracts/papers.ts';
import { formatCents, formatPaperNumber, paymentMethodTexts } from '#contracts/reason-words.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { formatMediumDate } from '../../../lib/dates.ts';

export const paperTexts = {
  back: 'Back to Payments',
  print: 'Print or save as PDF',
  numbering: 'The number of this paper is on its way. It is here in a moment.',
  number: 'Number',
  date: 'Date',
  sum: 'How it adds up',
};
export const invoiceTexts = {
  loading: 'Loading the invoice...',
  failed: 'Error loading the invoice',
  billedTo: 'Billed to',
  student: 'Student',
};
export const receiptTexts = {
  loading: 'Loading the receipt...',
  failed: 'Error loading the receipt',
  receivedFrom: 'Received from',
  dateReceived: 'Received on',
  method: 'Paid by',
  receivedBy: 'Received by',
  amount: 'Amount received',
  reversed: (day: string) => `Reversed on ${formatMediumDate(day)}. This payment did not hold.`,
  toOthers: (students: number) =>
    students === 1 ? 'It also paid for another student.' : `It also paid for ${students} other students.`,
};

/** `Invoice INV-000012`, without the number while there is none. */
export const toPaperTitle = (kind: PaperKind, number: number | null): string => {
  const name = kind === 'invoice' ? 'Invoice' : 'Receipt';
  return number === null ? name : `${name} ${formatPaperNumber(kind, number)}`;
};

export const toPaperFooterText = (title: string, names: readonly string[]): string => [title, ...names].join(' · ');

const moneyOfReversalTexts: Readonly<Record<NonNullable<InvoiceResponse['reversed']>['money'], string>> = {
  returned: ' What was paid for it was returned.',
  'to-return': ' What was paid for it is to be returned.',
  credit: ' What was paid for it is credit for later purchases.',
  unstated: '',
};
export const toReversedPaperText = ({ on, money }: NonNullable<InvoiceResponse['reversed']>): string =>
  `Reversed on ${formatMediumDate(on)}.${moneyOfReversalTexts[money]}`;

/** Why the price is another than the list price; undefined if it is not. */
export const toInvoicePriceText = ({ list_price_cents, price_reason }: InvoiceResponse): string | undefined => {
  const reason = price_reason ? isolateBidi(price_reason) : undefined;
  if (list_price_cents === null) return reason;
  return [`List price ${formatCents(list_price_cents)}`, ...(reason ? [reason] : [])].join(': ');
};

export const toNamesText = (names: readonly string[]): string => names.map(isolateBidi).join(', ');

export const toMethodText = ({
  method,
  reference,
}: Pick<ReceiptResponse, 'method' | 'reference'>): string | undefined =>
  [
    ...(method === null ? [] : [paymentMethodTexts[method]]),
    ...(reference ? [`no. ${isolateBidi(reference)}`] : []),
  ].join(', ') || undefined;
