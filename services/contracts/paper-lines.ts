/** The lines of an invoice and of a receipt. The page and the mail have the same ones. */
import type { InvoiceResponse, ReceiptPart } from './papers.ts';
import { formatSoldClasses, paymentMethodTexts } from './reason-words.ts';

export interface PaperLine {
  readonly sign: '' | '+' | '−' | '=';
  readonly label: string;
  readonly cents: number;
  /** The receipt or invoice that the line names, if any. */
  readonly paper?: { readonly id: string; readonly number: number | null };
}

const sum = (lines: readonly { cents: number }[]): number => lines.reduce((total, { cents }) => total + cents, 0);

/** From the price to what is open, or to be returned where the purchase was reversed. */
export const toInvoiceLines = (
  { price_cents, payments, refunds, reversed }: InvoiceResponse,
  formatDay: (day: string) => string,
): PaperLine[] => {
  const canceled = refunds.reduce((total, { canceled_cents }) => total + canceled_cents, 0);
  const noLongerDue = reversed ? price_cents : canceled;
  const open = price_cents - noLongerDue - sum(payments) + sum(refunds);
  return [
    { sign: '', label: 'Price', cents: price_cents },
    ...payments.map(({ id, number, on, method, cents }): PaperLine => {
      const how = method === null ? '' : `, ${paymentMethodTexts[method].toLowerCase()}`;
      return { sign: '−', label: `Paid on ${formatDay(on)}${how}`, cents, paper: { id, number } };
    }),
    ...refunds.map(({ on, cents }): PaperLine => ({ sign: '+', label: `Returned on ${formatDay(on)}`, cents })),
    ...(noLongerDue > 0 ? [{ sign: '−', label: 'No longer due', cents: noLongerDue } as const] : []),
    { sign: '=', label: open < 0 ? 'To be returned' : 'Still open', cents: Math.abs(open) },
  ];
};

/** What a payment paid for a student. */
export const toReceiptLines = (
  { purchases, credit_cents, refunds }: ReceiptPart,
  formatDay: (day: string) => string,
): PaperLine[] => [
  ...purchases.map(
    ({ id, number, on, cents, ...sold }): PaperLine => ({
      ...{ sign: '', label: `${formatSoldClasses(sold)}, bought on ${formatDay(on)}`, cents },
      paper: { id, number },
    }),
  ),
  ...(credit_cents > 0 ? [{ sign: '', label: 'Credit for later purchases', cents: credit_cents } as const] : []),
  ...refunds.map(({ on, cents }): PaperLine => ({ sign: '', label: `Returned on ${formatDay(on)}`, cents })),
];
