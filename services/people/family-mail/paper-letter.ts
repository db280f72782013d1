/** Mails with an invoice or a receipt as text. */
import { Temporal } from 'temporal-polyfill';
import { type PaperLine, toInvoiceLines, toReceiptLines } from '#contracts/paper-lines.ts';
import type { InvoiceResponse, ReceiptPart, ReceiptResponse } from '#contracts/papers.ts';
import { formatCents, formatPaperNumber, formatSoldClasses, paymentMethodTexts } from '#contracts/reason-words.ts';
import { toFirstName } from '#contracts/to-first-name.ts';
import { addDays } from '#events/values/add-days.ts';
import { centreContact } from '#events/values/centre-contact.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { fetchEntryParts } from '#projections/classes/money/money-query.ts';
import { loadInvoice } from '#services/core/papers/load-invoice.ts';
import type { PaperContext } from '#services/core/papers/load-paper.ts';
import { loadReceipt } from '#services/core/papers/load-receipt.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { FamilyLetterContent } from './family-letters.ts';

/** A paper whose entry was recorded earlier is not mailed: the program numbers old purchases when it first starts. */
const MAILED_DAYS = 7;

interface PaperSubject {
  readonly paper: PaperKind;
  readonly entry: string;
}
type PaperLetter = FamilyLetterContent & { readonly once: undefined };

/** The letter about a paper; undefined if what it says was reversed, or is no news. */
export async function findPaperLetter(
  context: PaperContext & Context<'config'>,
  student: { readonly id: string; readonly name: string },
  { paper, entry }: PaperSubject,
  today: string,
): Promise<PaperLetter | undefined> {
  const parts = await fetchEntryParts(context.readModels.sql, entry);
  const own = parts.find(({ student_id }) => student_id === student.id);
  if (!own || own.recorded_on < addDays(today, -MAILED_DAYS)) return undefined;
  const found = await (paper === 'invoice' ? findInvoiceText : findReceiptText)(context, student, entry);
  if (!found) return undefined;
  const { title, lines } = found;
  const { address, phone } = centreContact;
  return {
    ...{ kind: 'paper', subject: title, once: undefined },
    lines: [title, '', ...lines, '', address.street, address.town, phone, '', 'You can print it here:'],
    link: `${context.config.publicUrl}/${paper}/${student.id}/${own.id}`,
  };
}

interface PaperText {
  readonly title: string;
  readonly lines: readonly string[];
}
type Student = Parameters<typeof findPaperLetter>[1];

async function findInvoiceText(context: PaperContext, student: Student, entry: string): Promise<PaperText | undefined> {
  const invoice = await loadInvoice(context, entry, { studentId: student.id, family: null });
  if (!invoice || invoice.number === null || invoice.reversed) return undefined;
  return { title: toTitle('invoice', invoice.number, student), lines: listInvoiceTexts(invoice) };
}

async function findReceiptText(context: PaperContext, student: Student, entry: string): Promise<PaperText | undefined> {
  const receipt = await loadReceipt(context, entry, { studentId: student.id, family: null, maySee: () => false });
  const part = receipt?.parts[0];
  if (!receipt || !part || receipt.number === null || part.reversed_on !== null) return undefined;
  return {
    title: toTitle('receipt', receipt.number, student),
    lines: listReceiptTexts(receipt, part),
  };
}

const toTitle = (kind: PaperKind, number: number, { name }: Student): string =>
  `${kind === 'invoice' ? 'Invoice' : 'Receipt'} ${formatPaperNumber(kind, number)} for ${toFirstName(name)}’s classes`;

/** A receipt names the invoices, which have their numbers before it. */
const toReceiptText = ({ label, cents, paper }: PaperLine): string =>
  `${label}${paper?.number ? `, ${formatPaperNumber('invoice', paper.number)}` : ''}: ${formatCents(cents)}`;

const listInvoiceTexts = (invoice: InvoiceResponse): string[] => {
  const { date, tax, tax_note, list_price_cents, price_cents } = invoice;
  const [, ...lines] = toInvoiceLines(invoice, formatDay);
  return [
    `Date: ${formatDay(date)}`,
    `${formatSoldClasses(invoice)}: ${formatCents(price_cents)}`,
    ...(list_price_cents === null ? [] : [`List price: ${formatCents(list_price_cents)}`]),
    ...(tax ? [`${tax.label} included: ${formatCents(tax.cents)}`] : []),
    ...(tax_note === null ? [] : [tax_note]),
    ...lines.map(({ label, cents }) => `${label}: ${formatCents(cents)}`),
  ];
};

const listReceiptTexts = (
  { date, method, amount_cents, other_students, tax_note }: ReceiptResponse,
  part: ReceiptPart,
): string[] => [
  `Received on ${formatDay(date)}${method === null ? '' : `, ${paymentMethodTexts[method].toLowerCase()}`}: ${formatCents(amount_cents)}`,
  ...(other_students > 0 ? [`Of this for this child: ${formatCents(part.amount_cents)}`] : []),
  ...toReceiptLines(part, formatDay).map(toReceiptText),
  ...(tax_note === null ? [] : [tax_note]),
];

const formatDay = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
